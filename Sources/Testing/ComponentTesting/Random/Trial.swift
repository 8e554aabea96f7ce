import ComonadLaws
import EmbeddedText

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

  /// The call that decides the condition for all histories; nil for what cannot be explored.
  let decision: String?

  /// How many messages a history has at most.
  private static var longest: Int { 60 }

  /// What a message has led to.
  struct Outcome {
    /// Whether the message was refused, so that nothing has changed.
    var isRefused = false
    /// The errors after it, as lines of a difference; nil if there are none.
    var fault: [String]?
  }

  /// Begins a history, and returns the function that continues it.
  ///
  /// The function returned delivers a message, or none at the beginning.
  let begin: @Sendable () -> (Message?) -> Outcome

  /// Sends messages up to the first error; returns which of them count, and the error.
  ///
  /// A message that was refused does not count, unless the error is in its refusal.
  private func examine(_ messages: [Message]) -> (needed: [Int], lines: [String])? {
    let deliver = begin()
    if let lines = deliver(nil).fault { return ([], lines) }
    var needed: [Int] = []
    for (number, message) in messages.enumerated() {
      let outcome = deliver(message)
      if !outcome.isRefused || outcome.fault != nil { needed.append(number) }
      if let lines = outcome.fault { return (needed, lines) }
    }
    return nil
  }

  /// Examines random histories, and returns the shortest one found that shows a fault.
  func failure(_ plan: CasePlan, at location: CodeLocation) -> TestFailure? {
    let isOther = plan.replay.map { $0.instance != name || $0.law != law } ?? false
    guard !isOther, case .broken(let found)? = result(plan).failure else { return nil }
    guard let (token, messages, lines) = shortened(found.token) else { return nil }
    let history = messages.map { MessageText.text(of: $0) }.joined(separator: "; ")
    let count = messages.count == 1 ? "1 message" : "\(messages.count) messages"
    let place = messages.isEmpty ? "at the beginning" : "after \(count), the fewest found"
    let again = Rerun.test.command(token)
    let decided = decision.map {
      " State and messages are Hashable: \($0) decides it for all histories."
    }
    let sample = "\(plan.cases) histories of up to \(Self.longest) messages, seed \(plan.seed)"
    return TestFailure(
      "\(summary) \(place).",
      lines: (messages.isEmpty ? [] : ["messages: \(history)"]) + lines,
      remedy: "\(remedy); run this history again with \(again).\n"
        + "Sampled: \(sample).\(decided ?? "")",
      at: location
    )
  }

  /// The history of a token without the messages that change nothing, and the token of the rest.
  private func shortened(
    _ token: CaseToken
  ) -> (token: CaseToken, messages: [Message], lines: [String])? {
    // The token makes the messages again.
    let draws = Draws(replaying: token.draws, size: token.size)
    let all = histories.make(draws)
    guard let fault = examine(all.map(\.message)) else { return nil }
    let needed = fault.needed.map { all[$0] }
    let rest = needed.map(\.message)
    // A component that changes although it refuses may need the whole history.
    guard let lines = examine(rest)?.lines else { return (token, all.map(\.message), fault.lines) }
    let shorter = CaseToken(
      instance: token.instance,
      law: token.law,
      size: token.size,
      draws: needed.flatMap { draws.taken[$0.draws] }
    )
    return (shorter, rest, lines)
  }

  /// Histories, which grow with the size of the case; each message with the draws that made it.
  private var histories: Generator<[(message: Message, draws: Range<Int>)]> {
    let messages = messages
    return Generator<(message: Message, draws: Range<Int>)> { draws in
      // The draw before that of a message says that there is one.
      let start = draws.taken.count - 1
      return (messages.make(draws), start..<draws.taken.count)
    }
    .array(upTo: Self.longest)
  }

  private func result(_ plan: CasePlan) -> LawResult {
    ComonadLaws.law(law, sentence)
      .states(equation)
      .forAll { draws in .same(examine(histories.make(draws).map(\.message)) == nil, true) }
      .check(plan, of: name)
  }
}

extension String {
  /// The text as a part of a token.
  var withoutColons: String { String(map { $0 == ":" ? "," : $0 }) }
}
