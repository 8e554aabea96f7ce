public import ComponentKit
public import Markup

/// A die, whose randomness comes from outside.
///
/// ```swift
/// var die = Component<Elm<Die>>(Die { range in range.upperBound })
/// die.send(.roll)      // nil
/// die.view             // "rolling"
/// die.send(.fell(6))   // nil
/// die.view             // "6"
/// ```
///
/// Drawing a number is work, so that the program itself is deterministic.
///
/// Nothing of it is kept over a reload: a die that shows a number has just been rolled.
public struct Die: DrawnProgram, Sendable {
  /// The state of the die.
  public enum State: Codable, Hashable, Sendable {
    /// It has not been rolled.
    case still
    /// It is being rolled.
    case rolling
    /// A number.
    case shows(Int)
  }

  /// The messages of the die.
  public enum Message: Codable, Hashable, Sendable {
    /// Rolls it.
    case roll
    /// It has fallen on a number.
    case fell(Int)
  }

  /// The numbers of the die.
  static let faces = 1...6

  /// It has not been rolled at the start.
  public let initial = State.still

  private let draw: @Sendable (ClosedRange<Int>) -> Int

  /// Creates a die that the system's randomness rolls.
  public init() { self.init { Int.random(in: $0) } }

  /// Creates a die from a function that draws a number of a range.
  public init(draw: @escaping @Sendable (ClosedRange<Int>) -> Int) { self.draw = draw }

  /// Refuses a number that is not on the die, and one that was not rolled.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    guard case .fell(let number) = message else { return nil }
    guard Die.faces.contains(number) else {
      return Refusal("number must be between 1 and 6; got \(number)")
    }
    return state == .rolling ? nil : Refusal("the die must be rolled before it falls")
  }

  /// Requests a number, or shows it.
  public func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .roll:
      state = .rolling
      return .work(
        Work("roll") { [draw] outlet in
          outlet.end(with: .fell(draw(Die.faces)))
          return .none
        }
      )
    case .fell(let number):
      state = .shows(number)
      return .none
    }
  }

  /// Shows the number.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    switch state {
    case .still: "not rolled"
    case .rolling: "rolling"
    case .shows(let number): "\(number)"
    }
  }
}
