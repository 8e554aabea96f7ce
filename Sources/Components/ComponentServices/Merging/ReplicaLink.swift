import EmbeddedText
public import ReplicaSync

/// What one person's replica needs to know of a ``MergeLog``: how many entries it has, and the number of
/// its first pending step.
///
/// It says what to send, and what an entry of the log means to a replica, such as a component of
/// `Optimistic`:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var log = MergeLog(0, rule: ProgramRule(Counter()))
/// var counter = Component<Optimistic<Counter>>(Counter())
/// var link = ReplicaLink(author: "Ada")
/// counter.send(2)
/// log.add(SentStep(author: "Max", number: 1, version: 0, step: 40))
/// if let sent = link.sent(counter.state.pending) { log.add(sent) }
/// for (index, entry) in log.entries.enumerated() {
///   if let event = link.event(entry, at: index, pending: counter.state.pending) {
///     counter.receive(event)  // []
///   }
/// }
/// counter.view  // "42"
/// counter.state.pending  // []
/// ```
///
/// One step is under way at a time, the first that is pending, as it is now. Sending it again is harmless,
/// and so is an entry that comes twice or too early, so whoever connects the two repeats both until they
/// arrive.
///
/// ``Linked`` keeps it with the replica from one run to the next. What is pressed in the new run has a new
/// name, so it does not matter how old the kept replica is.
public struct ReplicaLink: Sendable {
  /// The pending steps of one run of a replica, which have its name.
  struct Run: Sendable {
    /// The name, which no other run has.
    let author: String

    /// The number of the first step of the run that is pending.
    var number = 1

    /// How many steps of the run are pending; of the present run, the last, all that are left.
    var count = 0
  }

  /// How many entries of the log the replica has.
  public private(set) var version = 0

  /// The runs of which steps are pending, and the present one, which is the last.
  private(set) var runs: [Run]

  /// Creates the link of a replica that begins where the log begins.
  ///
  /// - Parameter author: The name of the replica, which no other one has, also not one of yesterday.
  public init(author: String) { runs = [Run(author: author)] }

  init(version: Int, runs: [Run], author: String) {
    (self.version, self.runs) = (version, runs + [Run(author: author)])
  }

  /// The name in the present run.
  public var author: String { runs[runs.count - 1].author }

  /// The runs of which steps are pending.
  func kept(pending: Int) -> [Run] {
    var kept = runs
    kept[runs.count - 1].count = pending - runs.dropLast().reduce(0) { $0 + $1.count }
    return kept.filter { $0.count > 0 }
  }

  /// Returns what is to be sent; nil if nothing is pending.
  public func sent<Step>(_ pending: [Step?]) -> SentStep<Step>? {
    pending.first.map { step in
      SentStep(author: runs[0].author, number: runs[0].number, version: version, step: step)
    }
  }

  /// Returns what an entry of the log means to the replica, which must take it; nil if it is another
  /// entry than the next.
  public mutating func event<Step>(
    _ entry: LogEntry<Step>,
    at index: Int,
    pending: [Step?]
  ) -> ReplicaEvent<Step>? {
    guard index == version else { return nil }
    version += 1
    guard entry.author == runs[0].author, entry.number == runs[0].number, !pending.isEmpty else {
      return .theirs(entry.step)
    }
    runs[0].number += 1
    if runs.count > 1 {
      runs[0].count -= 1
      if runs[0].count == 0 { runs.removeFirst() }
    }
    return entry.isRefused ? .refused(entry.step) : .mine(entry.step)
  }
}
