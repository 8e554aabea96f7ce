public import ComponentKit
import EmbeddedText
import ReplicaSync

extension Linked: SavedProgram where Base: SavedProgram {
  /// The version of the program.
  public static var version: Int { Base.version }

  /// Writes what is confirmed, what is pending, and what the person has not read.
  ///
  /// A text that the coding does not read again is not saved.
  public func save(_ state: State) throws(Refusal) -> String {
    let pending = state.replica.pending
    let runs: [JSONValue] = state.link.kept(pending: pending.count).map { run in
      [
        "author": .text(run.author), "number": .number(run.number), "count": .number(run.count),
      ]
    }
    let json: JSONValue = [
      "confirmed": .text(try base.stored(state.replica.confirmed)),
      "pending": .list(pending.map { coding.json(of: $0) }),
      "lost": .list(state.lost.map { .text(coding.write($0)) }),
      "version": .number(state.link.version),
      "runs": .list(runs),
    ]
    return json.json
  }

  /// Reads what was saved; what was pending then is pending under the name that it had.
  public func load(_ text: String, version: Int) throws(Refusal) -> State? {
    guard
      let values = JSONValue(json: text)?.values("confirmed", "pending", "lost", "version", "runs"),
      let confirmed = values[0].text, let pending = values[1].list(of: { coding.step($0) }),
      let lost = values[2].list(of: { $0.text.flatMap { coding.read($0) } }),
      let count = values[3].number, 0..<(.max) ~= count,
      let runs = values[4].list(of: { Self.run($0, pending.count) }),
      runs.reduce(0, { $0 + $1.count }) == pending.count
    else { return nil }
    let link = ReplicaLink(version: count, runs: runs, author: author)
    var replica = Replicated<Base>.State(try base.restored(confirmed), rule: ProgramRule(base))
    var state = LinkedState<Base>(replica: replica, link: link)
    state.lost = lost
    for step in pending where !replica.make(step) {
      replica.make(nil)
      if let step { state.lost.append(step) }
    }
    state.replica = replica
    return state
  }

  private static func run(_ json: JSONValue, _ limit: Int) -> ReplicaLink.Run? {
    guard let values = json.values("author", "number", "count"), let author = values[0].text,
      let number = values[1].number, 1...(.max - limit) ~= number,
      let count = values[2].number, 1...max(1, limit) ~= count
    else { return nil }
    return ReplicaLink.Run(author: author, number: number, count: count)
  }
}
