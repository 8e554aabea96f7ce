import CommandLineSupport
import ComonadLaws

/// How many laws hold with each strength.
struct StrengthCount: JSONConvertible {
  /// The number of laws of which all cases were compared.
  private(set) var decided = 0

  /// The number of laws of which all cases up to a number of steps were compared.
  private(set) var bounded = 0

  /// The number of laws of which some cases were compared.
  private(set) var sampled = 0

  /// Counts the laws that hold.
  init(_ results: [LawResult]) {
    for result in results where result.holds {
      switch result.strength {
      case .decided: decided += 1
      case .bounded: bounded += 1
      case .sampled: sampled += 1
      }
    }
  }

  /// The numbers that are not zero, in words.
  var text: String {
    [(decided, "decided"), (bounded, "bounded"), (sampled, "sampled")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  var json: String {
    JSONText(["decided": decided, "bounded": bounded, "sampled": sampled]).json
  }
}

extension LawStrength: JSONConvertible {
  package var json: String {
    switch self {
    case .decided(let cases): JSONText(["strength": "decided", "cases": cases]).json
    case .bounded(let steps, let cases):
      JSONText(["strength": "bounded", "steps": steps, "cases": cases]).json
    case .sampled(let cases): JSONText(["strength": "sampled", "cases": cases]).json
    }
  }
}
