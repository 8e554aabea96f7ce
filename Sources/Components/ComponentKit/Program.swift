public import CofreeFree
import Comonads
public import LedgerUpdate

/// A program that only sends messages: it runs in every architecture.
///
/// ```swift
/// struct Stepper: Program {
///   enum Message { case increment, decrement }
///   let initial = 0
///   func refusal(of message: Message, in count: Int) -> Refusal? {
///     message == .decrement && count == 0 ? Refusal("the count is zero already") : nil
///   }
///   func update(_ count: inout Int, by message: Message) {
///     count += message == .increment ? 1 : -1
///   }
///   func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
/// }
/// var stepper = Component<Elm<Stepper>>(Stepper())
/// stepper.send(.decrement)  // Refusal("the count is zero already")
/// stepper.send(.increment)
/// stepper.view  // "1"
/// ```
///
/// It may also answer queries, which ``Halogen`` passes on.
public protocol Program: ThunkProgram where Action == Message {
  // Named again, so that the compiler infers them from the functions below.

  /// Everything that the program remembers.
  associatedtype State

  /// What the view sends.
  associatedtype Message

  /// What is drawn.
  associatedtype View = Never

  /// What the program can be asked; by default, nothing.
  associatedtype Query = Never

  /// The state at the beginning.
  var initial: State { get }

  /// Changes the state as an accepted message says, in place.
  func update(_ state: inout State, by message: Message)

  /// Returns the view of a state, which may send messages at any later time.
  func view(_ state: State, send: @escaping (Message) -> Void) -> View

  /// Returns the answer to a query, which may change the state.
  func answer(_ query: Query, from state: inout State) -> AnyAnswer
}

extension Program {
  /// Changes the state by the program's update.
  @inlinable
  public func setState(_ state: inout State, by message: Message) {
    update(&state, by: message)
  }

  /// Changes the state by the program's update, and demands nothing.
  @inlinable
  public func perform(_ state: inout State, by message: Message, demanding demands: inout Demands) {
    update(&state, by: message)
  }

  /// Changes the state by a message unless the program refuses it.
  @inlinable
  public func reduce(_ state: inout State, by message: Message) {
    guard refusal(of: message, in: state) == nil else { return }
    update(&state, by: message)
  }

  /// Changes the state by a message unless the program refuses it, and demands what is to be done.
  @inlinable
  public func enact(_ state: inout State, by message: Message, demanding demands: inout Demands) {
    _ = offer(message, to: &state, demanding: &demands)
  }

  /// Dispatches the message as the one action it calls for.
  @inlinable
  public func thunk(_ message: Message, _ store: inout Dispatcher<Dispatching<Self>>) {
    store.dispatch(message)
  }

  /// Dispatches the message as the one action it calls for, or returns why it is refused.
  @inlinable
  public func dispatch(
    _ message: Message,
    to store: inout Dispatcher<Dispatching<Self>>
  ) -> Refusal? {
    store.dispatch(message)
  }
}

extension Program where Query == Never {
  /// Answers nothing: no query exists.
  @inlinable
  public func answer(_ query: Never, from state: inout State) -> AnyAnswer {}
}
