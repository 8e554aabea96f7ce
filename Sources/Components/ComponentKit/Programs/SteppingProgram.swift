/// A program of messages that gives its step itself.
///
/// Programs that contain other programs conform to it: their step calls the step of each part.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Twice: SteppingProgram {
///   let counter = Counter()
///   let initial = 0
///   func step(_ count: inout Int, by message: Int, effects: inout NoEffects<Int>) -> Refusal? {
///     counter.step(&count, by: message, effects: &effects)
///       ?? counter.step(&count, by: message, effects: &effects)
///   }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var twice = Component<Redux<Twice>>(Twice())
/// twice.send(21)
/// twice.view  // "42"
/// ```
///
/// Everything else about messages is derived from the step, so nothing can contradict it.
///
/// - Complexity: `refusal(of:in:)` is a step on a copy of the state. So a refused message costs a
///   second step and the copy in ``Elm`` and ``Halogen``, and where components of such programs
///   contain one another, each level doubles the steps. A program that can find a refusal with less
///   work implements `refusal(of:in:)` too, as the compositions of this library do.
public protocol SteppingProgram<State, Message, View>: Program {
  // Named again, so that the compiler infers them from the functions below.

  /// The type of the state.
  associatedtype State

  /// The type of the messages.
  associatedtype Message

  /// The type of the views.
  associatedtype View = Never

  /// The type of the actions: messages.
  associatedtype Action = Message

  /// The state at the beginning.
  var initial: State { get }

  /// Takes a message, in place, and adds the effects that it requests, or returns why not.
  ///
  /// A refusal changes neither the state nor the effects.
  func step(_ state: inout State, by message: Message, effects: inout Effects) -> Refusal?

  /// Returns the view of a state, which may send messages at any later time.
  func view(_ state: State, send: @escaping (Message) -> Void) -> View
}

extension SteppingProgram {
  /// Returns the refusal of a step on a copy of the state.
  ///
  /// - Complexity: The cost of a step, and of a copy of the state.
  @inlinable
  public func refusal(of message: Message, in state: State) -> Refusal? {
    var state = state
    var effects = Effects()
    return step(&state, by: message, effects: &effects)
  }

  /// Changes the state by a step, and drops its effects.
  @inlinable
  public func update(_ state: inout State, by message: Message) { reduce(&state, by: message) }
}
