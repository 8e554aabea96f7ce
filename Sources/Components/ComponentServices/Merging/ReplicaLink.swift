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
/// for (place, entry) in log.entries.enumerated() {
///   if let event = link.event(entry, at: place, pending: counter.state.pending) {
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
/// Keep it with the replica from one run to the next. A person whose replica was not kept needs another
/// name, since the numbers of the old one are used.
public struct ReplicaLink: Hashable, Sendable {
  /// The name of the person, which nobody else has.
  public let author: String

  /// How many entries of the log the replica has.
  public private(set) var version = 0

  /// The number of the first pending step.
  private var firstNumber = 1

  /// Creates the link of a replica that begins where the log begins.
  public init(author: String) { self.author = author }

  /// Returns what is to be sent; nil if nothing is pending.
  public func sent<Step>(_ pending: [Step?]) -> SentStep<Step>? {
    pending.first.map { step in
      SentStep(author: author, number: firstNumber, version: version, step: step)
    }
  }

  /// Returns what an entry of the log means to the replica, which must take it; nil if it is another
  /// entry than the next.
  public mutating func event<Step>(
    _ entry: LogEntry<Step>,
    at place: Int,
    pending: [Step?]
  ) -> ReplicaEvent<Step>? {
    guard place == version else { return nil }
    version += 1
    guard entry.author == author, entry.number == firstNumber, !pending.isEmpty else {
      return .theirs(entry.step)
    }
    firstNumber += 1
    return entry.isRefused ? .refused(entry.step) : .mine(entry.step)
  }
}

#if !hasFeature(Embedded)
extension ReplicaLink: Codable {}
#endif
