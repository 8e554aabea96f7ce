public import ComponentKit

/// The answer to the question of whether a property holds of a component, and how much it is worth.
///
/// ```swift
/// struct Clock: Program {
///   let initial = 0
///   func update(_ hour: inout Int, by message: Int) { hour = (hour + message) % 12 }
///   func view(_ hour: Int, send: @escaping (Int) -> Void) -> Int { hour }
/// }
/// let space = Exploration(from: Component<React<Clock>>(Clock()), by: [1])
/// "\(space.verdict(on: .always("it is before twelve") { $0.view < 12 }).strength)"  // "decided (12 states)"
/// space.verdict(on: .never("it is three") { $0.view == 3 }).trace?.events.count  // 3
/// ```
public struct Verdict<Subject: Child>: CustomStringConvertible {
  /// How much of the space a verdict is about.
  public enum Strength: Hashable, Sendable, CustomStringConvertible {
    /// All states were visited, so many.
    case decided(states: Int)
    /// All sequences of so many events were tried, and these many states visited.
    case bounded(depth: Int, states: Int)
    /// So many random runs were tried, from a seed.
    case sampled(runs: Int, seed: UInt64)

    /// The strength in words.
    public var description: String {
      switch self {
      case .decided(let states): "decided (\(states.counted("state")))"
      case .bounded(let depth, let states):
        "bounded (\(depth.counted("event")), \(states.counted("state")))"
      case .sampled(let runs, let seed): "sampled (\(runs.counted("run")), seed \(seed))"
      }
    }
  }

  /// The answer.
  public enum Outcome {
    /// The property holds, as far as the strength says.
    case holds
    /// A run breaks the property.
    case refuted(Trace<Subject>)
    /// The space says neither, for a reason.
    case inconclusive(String)
  }

  /// The property, in words.
  public let claim: String

  /// The answer.
  public let outcome: Outcome

  /// How much of the space it is about.
  public let strength: Strength

  /// What a reader should know of a property that holds, such as that nothing it speaks of ever comes.
  public var remark: String?

  /// Whether the property holds, as far as the strength says.
  public var holds: Bool { if case .holds = outcome { true } else { false } }

  /// The run that breaks the property, if there is one.
  public var trace: Trace<Subject>? { if case .refuted(let trace) = outcome { trace } else { nil } }

  /// The verdict, and the run that breaks the property.
  ///
  /// - Complexity: One view for each moment of the run.
  public var description: String {
    switch outcome {
    case .holds: "\(strength): \(claim)\(remark.map { "; \($0)" } ?? "")"
    case .inconclusive(let reason): "inconclusive: \(claim); \(reason)"
    case .refuted(let trace): (["refuted: \(claim)"] + trace.lines).joined(separator: "\n")
    }
  }
}

/// A run of a component that breaks a property.
public struct Trace<Subject: Child> {
  /// The moments; the first one is the start.
  public let moments: [Moment<Subject>]

  /// The moment from which on the run is repeated for ever; nil if each run that begins so breaks the
  /// property.
  public let loopStart: Int?

  /// What is wrong at the end, where the views of the run do not show it.
  var ending: [String] = []

  /// The events after the start.
  ///
  /// - Complexity: O(moments).
  public var events: [RunEvent<Subject.Message>] { moments.dropFirst().map(\.event) }

  /// The messages that a person sends in the run.
  ///
  /// - Complexity: O(moments).
  public var messages: [Subject.Message] {
    events.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }
}

extension Int {
  /// The number with a noun, in the plural unless it is one.
  fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
