import Comonads
public import LedgerUpdate

// An answer to a query is written with these two.
@_exported public import struct CofreeFree.AnyAnswer
@_exported public import struct CofreeFree.Reply
@_exported public import struct LedgerUpdate.Dispatcher

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

  /// The type of the state.
  associatedtype State

  /// The type of the messages.
  associatedtype Message

  /// The type of the views.
  associatedtype View = Never

  /// The type of the queries; by default there are none.
  associatedtype Query = Never

  /// The state at the beginning.
  var initial: State { get }

  /// Changes the state by an accepted message, in place.
  func update(_ state: inout State, by message: Message)

  /// Returns the view of a state, which may send messages at any later time.
  func view(_ state: State, send: @escaping (Message) -> Void) -> View

  /// Returns the answer to a query, which may change the state.
  func answer(_ query: Query, from state: inout State) -> AnyAnswer
}

extension Program {
  /// Updates the state by the message unless the program refuses it.
  @inlinable
  public func step(_ state: inout State, by message: Message, effects: inout Effects) -> Refusal? {
    if let refusal = refusal(of: message, in: state) { return refusal }
    update(&state, by: message)
    return nil
  }
}

extension Program where Query == Never {
  /// Answers nothing: no query exists.
  @inlinable
  public func answer(_ query: Never, from state: inout State) -> AnyAnswer {}
}

// MARK: - As a thunk program

extension Program {
  /// Changes the state by a message unless the program refuses it, and drops its effects.
  @inlinable
  public func reduce(_ state: inout State, by message: Message) {
    var effects = Effects()
    _ = step(&state, by: message, effects: &effects)
  }

  /// Changes the state by a message unless the program refuses it, and adds its effects.
  @inlinable
  public func reduce(_ state: inout State, by message: Message, effects: inout Effects) {
    _ = step(&state, by: message, effects: &effects)
  }

  /// Dispatches the message as its one action.
  @inlinable
  public func thunk(_ message: Message, _ store: inout Dispatcher<Dispatching<Self>>) {
    store.dispatch(message)
  }

  /// Dispatches the message as its one action, or returns why the program refuses it.
  @inlinable
  public func step(_ store: inout Dispatcher<Dispatching<Self>>, by message: Message) -> Refusal? {
    store.dispatch(message)
  }
}

extension Dispatcher {
  /// Changes the state by one message and logs it, unless the program refuses it.
  @discardableResult
  @inlinable
  public mutating func dispatch<P: Program>(_ message: P.Message) -> Refusal?
  where Action == Dispatching<P> {
    var refusal: Refusal?
    record { state in
      refusal = state.step(by: message)
      return refusal == nil ? message : nil
    }
    return refusal
  }
}
