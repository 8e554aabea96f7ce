public import ReplicaSync

/// The messages of several people in one order, which a server keeps.
///
/// Each person has a replica, and a ``ReplicaLink`` to the log. What a person sends is rebased over the
/// entries that the person did not have yet, and then everybody takes it:
///
/// ```swift
/// import ReplicaSync
/// struct Title: Rebasing {
///   func make(_ new: String, in title: inout String) -> Bool {
///     title = new
///     return true
///   }
///   func rebased(
///     _ new: String, over other: String, as side: RebaseSide, at title: String
///   ) -> String? {
///     side == .later ? new : nil
///   }
/// }
/// var log = MergeLog("", rule: Title())
/// let ada = SentStep(author: "Ada", number: 1, version: 0, step: "On rebasing")
/// let max = SentStep(author: "Max", number: 1, version: 0, step: "Rebasing")
/// let isNew = [ada, max, ada].map { log.add($0) }
/// isNew  // [true, true, false]
/// log.state(after: log.entries.count)  // "Rebasing"
/// ```
///
/// ## Laws
///
/// With a lawful rule, whatever is lost, late, doubled or out of order on the way:
///
/// ```text
/// what a replica has confirmed is log.state(after: link.version)
/// an entry that answers a replica's first pending step is that step, and leaves what is shown
/// an entry of others changes what is shown by what becomes of it, and by nothing else
/// who has all entries and nothing pending shows log.state(after: log.entries.count)
/// ```
///
/// The log holds what has become of a message, with its author and its number, also if it became nothing
/// or was refused. So the table of what is answered is a function of the entries, and a server that is
/// started again loses nothing.
///
/// (Wang, Mah and Lassen, Google Wave operational transformation, 2009: one message under way.)
///
/// - Complexity: A message is rebased over the entries that its author did not have. The state after
///   each entry is kept.
public struct MergeLog<Rule: Rebasing> {
  private let rule: Rule

  /// The entries, the oldest first.
  public private(set) var entries: [LogEntry<Rule.Step>] = []

  private var states: [Rule.State]

  /// The highest number of each author in the log.
  private var numbers: [String: Int] = [:]

  /// Creates a log without entries.
  public init(_ initial: Rule.State, rule: Rule) { (states, self.rule) = ([initial], rule) }

  /// Returns the state after so many entries.
  public func state(after version: Int) -> Rule.State { states[version] }

  /// Adds a message, as far as the entries leave something of it.
  ///
  /// A message that is in the log already is not added again, so a sender may repeat it at any time.
  ///
  /// - Parameters:
  ///   - sent: The message. Its version must be one that the log has had.
  ///   - isRefused: Whether its author may not make the step that it has become.
  /// - Returns: Whether it is new.
  @discardableResult
  public mutating func add(
    _ sent: SentStep<Rule.Step>,
    isRefused: (Rule.Step) -> Bool = { _ in false }
  ) -> Bool {
    guard let entry = entry(for: sent, isRefused: isRefused) else { return false }
    append(entry)
    return true
  }

  /// Returns what ``add(_:isRefused:)`` would append, so that it can be stored before; nil if the
  /// message is in the log already, or its version is one that the log has not had.
  public func entry(
    for sent: SentStep<Rule.Step>,
    isRefused: (Rule.Step) -> Bool = { _ in false }
  ) -> LogEntry<Rule.Step>? {
    guard sent.number > numbers[sent.author] ?? 0, states.indices.contains(sent.version) else {
      return nil
    }
    let rebased = rebased(sent)
    let refused = rebased.map(isRefused) ?? false
    return LogEntry(sent.author, sent.number, refused ? nil : rebased, isRefused: refused)
  }

  /// Appends an entry as it is, such as one of a log that was stored.
  public mutating func append(_ entry: LogEntry<Rule.Step>) {
    var state = states[entries.count]
    if let step = entry.step { _ = rule.make(step, in: &state) }
    states.append(state)
    entries.append(entry)
    numbers[entry.author] = entry.number
  }

  /// What becomes of a step over the entries that its author did not have.
  private func rebased(_ sent: SentStep<Rule.Step>) -> Rule.Step? {
    var step = sent.step
    for index in sent.version..<entries.count {
      guard let here = step else { return nil }
      guard let other = entries[index].step else { continue }
      step = rule.rebased(here, over: other, as: .later, at: states[index])
      if let moved = step, !rule.accepts(moved, in: states[index + 1]) { step = nil }
    }
    return step.flatMap { rule.accepts($0, in: states[entries.count]) ? $0 : nil }
  }
}

extension MergeLog: Sendable where Rule: Sendable, Rule.State: Sendable, Rule.Step: Sendable {}

/// A step on its way to the log.
public struct SentStep<Step> {
  /// Who has made it.
  public var author: String

  /// Its number among the steps of the author, the first of which is one.
  public var number: Int

  /// How many entries of the log the author had.
  public var version: Int

  /// The step; nil if it has become nothing before it was sent.
  public var step: Step?

  /// Creates a step on its way.
  public init(author: String, number: Int, version: Int, step: Step?) {
    (self.author, self.number, self.version, self.step) = (author, number, version, step)
  }
}

/// An entry of a log: what a step has become.
public struct LogEntry<Step> {
  /// Who has made it.
  public var author: String

  /// Its number among the steps of the author.
  public var number: Int

  /// The step; nil if it has become nothing or was refused.
  public var step: Step?

  /// Whether it was refused, although the program accepts it.
  public var isRefused: Bool

  /// Creates an entry.
  public init(_ author: String, _ number: Int, _ step: Step?, isRefused: Bool = false) {
    (self.author, self.number, self.step, self.isRefused) = (author, number, step, isRefused)
  }
}

extension SentStep: Equatable where Step: Equatable {}
extension LogEntry: Equatable where Step: Equatable {}
extension SentStep: Sendable where Step: Sendable {}
extension LogEntry: Sendable where Step: Sendable {}
