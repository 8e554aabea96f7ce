import ComonadLaws

/// A condition that must hold after every history of messages, as a law that shrinks.
struct Trial<Message>: Sendable {
  /// The name in a token, where colons divide the parts.
  let name: String
  let law: String
  let equation: String
  let sentence: String
  let summary: String
  let remedy: String
  let messages: Generator<Message>

  /// Begins a history, and returns the function that continues it.
  ///
  /// The function returned delivers a message, or none at the beginning, and returns the errors
  /// after it, as lines of a difference.
  let begin: @Sendable () -> (Message?) -> [String]?

  /// Sends messages up to the first error; returns how many were sent, and the error.
  private func examine(_ messages: [Message]) -> (count: Int, lines: [String])? {
    let deliver = begin()
    for (count, message) in ([nil] + messages.map(Optional.some)).enumerated() {
      if let lines = deliver(message) { return (count, lines) }
    }
    return nil
  }

  /// Examines random histories, and returns the shortest one found that shows a fault.
  func failure(_ plan: Plan, at location: Location) -> TestFailure? {
    let isOther = plan.replay.map { $0.instance != name || $0.law != law } ?? false
    guard !isOther, case .broken(let found)? = result(plan).failure else { return nil }
    // The token makes the messages again.
    let draws = Draws(replaying: found.token.draws, size: found.token.size)
    let all = histories.make(draws)
    guard let fault = examine(all) else { return nil }
    let history = all.prefix(fault.count).map { "\($0)" }.joined(separator: ", ")
    let count = fault.count == 1 ? "1 message" : "\(fault.count) messages"
    let place = fault.count == 0 ? "at the beginning" : "after \(count), the fewest found"
    let again = Rerun.test.command(found.token)
    return TestFailure(
      "\(summary) \(place).",
      lines: (fault.count == 0 ? [] : ["messages: \(history)"]) + fault.lines,
      remedy: "\(remedy); run this history again with \(again).",
      at: location
    )
  }

  /// Histories, which grow with the size of the case.
  private var histories: Generator<[Message]> { messages.array(upTo: 60) }

  private func result(_ plan: Plan) -> LawResult {
    ComonadLaws.law(law, sentence)
      .states(equation)
      .forAll { draws in .same(examine(draws.draw("messages", histories)) == nil, true) }
      .check(plan, of: name)
  }
}

extension String {
  /// The text as a part of a token.
  var withoutColons: String { String(map { $0 == ":" ? "," : $0 }) }
}
