public import ComponentKit
public import Markup

/// A stepper: a number that goes up and down by one.
///
/// ```swift
/// var counter = Component<Elm<Counter>>(Counter())
/// counter.send(.increment)       // nil
/// counter.view                   // "1"
/// ```
///
/// The number does not wrap around: a step beyond the largest or the smallest integer is refused.
public struct Counter: DrawnProgram, Sendable {
  /// One step.
  public enum Message: String, Codable, Sendable, CaseIterable {
    /// One more.
    case increment = "+"
    /// One less.
    case decrement = "-"
  }

  /// The number at the start.
  public let initial: Int

  /// Creates a counter that starts at zero.
  public init() { self.init(initial: 0) }

  /// Creates a counter that starts at a number.
  public init(initial: Int) { self.initial = initial }

  /// Refuses the step beyond the largest or the smallest integer.
  public func refusal(of message: Message, in state: Int) -> Refusal? {
    let isUp = message == .increment
    let end = isUp ? Int.max : Int.min
    guard state == end else { return nil }
    let rule = isUp ? "count must not exceed " : "count must not fall below "
    return Refusal(rule + String(end))
  }

  /// Steps up or down.
  public func update(_ state: inout Int, by message: Message) {
    switch message {
    case .increment: state += 1
    case .decrement: state -= 1
    }
  }

  /// Shows the number.
  public func view(_ state: Int, send: @escaping (Message) -> Void) -> String { String(state) }
}
