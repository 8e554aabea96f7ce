import ComponentKit

/// What an architecture shows of its space, beside the view in focus.
enum Sight {
  /// The view, and nothing else.
  case view
  /// The actions that have led here.
  case actions([String])
  /// Every state.
  case states
  /// The answers to messages and queries, none of which is carried out.
  case answers([Answer])
}

/// The answer to a request: it would be carried out, or refused.
struct Answer {
  /// The request as a line.
  let request: String

  /// Why it is refused, if it is.
  let refusal: String?
}

extension ExperimentParts {
  /// The answer to each usual message.
  func answers(_ refusal: (P.Message) -> Refusal?) -> [Answer] {
    messages.map { Answer(request: line(for: $0), refusal: refusal($0)?.reason) }
  }
}
