public import Comonads
public import LedgerUpdate

/// A program that reads its state and dispatches actions: it runs in ``Redux`` and ``React``.
///
/// A reducer says what an action does; a message may dispatch any number of them, and look at the
/// state in between:
///
/// ```swift
/// struct Odd: ThunkProgram {
///   let initial = 1
///   func reduce(_ count: inout Int, by action: Int) { count += action }
///   func thunk(_ message: String, _ store: inout Dispatcher<Dispatching<Odd>>) {
///     if store.getState() % 2 == 1 { store.dispatch(store.getState()) }
///   }
///   func view(_ count: Int, send: @escaping (String) -> Void) -> String { "\(count)" }
/// }
/// var odd = Component<Redux<Odd>>(Odd())
/// odd.send("double if odd")
/// odd.send("double if odd")
/// odd.view  // "2"
/// odd.actions()  // [1]
/// ```
public protocol ThunkProgram: StateProgram {
  /// What changes the state.
  associatedtype Action

  /// Changes the state by one action, in place.
  func reduce(_ state: inout State, by action: Action)

  /// Dispatches the actions that the message calls for.
  func thunk(_ message: Message, _ store: inout Dispatcher<Dispatching<Self>>)

  /// Changes the state by one action, and demands what is to be done outside; by default nothing.
  func enact(_ state: inout State, by action: Action, demanding demands: inout Demands)

  /// Runs the message's thunk, or returns why the program refuses the message.
  ///
  /// A ``Program`` has its own way, which asks once: its message is the one action.
  func dispatch(_ message: Message, to store: inout Dispatcher<Dispatching<Self>>) -> Refusal?
}

/// The action of a program's actions on the program under way.
public enum Dispatching<P: ThunkProgram>: Reducer {
  /// The program under way.
  public typealias State = Running<P>

  /// What is dispatched.
  public typealias Step = P.Action

  /// Changes the state of the program by one action, in place.
  @inlinable
  public static func reduce(_ running: inout Running<P>, by action: P.Action) {
    running.program.enact(&running.state, by: action, demanding: &running.demands)
  }
}

/// A walk that reads the state of a program and dispatches actions to it.
///
/// ```text
/// Thunk<P> { store in P.thunk(message, &store) }    is what a message means in Redux
/// ```
public typealias Thunk<P: ThunkProgram> = Update<Dispatching<P>, Void>

extension Dispatcher {
  /// Returns the state of the program.
  @inlinable
  public func getState<P>() -> P.State where Action == Dispatching<P> { state.state }
}

extension Dispatcher {
  /// Changes the state by one message, unless the program refuses it; then nothing is logged.
  @discardableResult
  @inlinable
  public mutating func dispatch<P: Program>(_ message: P.Message) -> Refusal?
  where Action == Dispatching<P> {
    offer(message) { running, message in running.receive(message) }
  }
}

extension ThunkProgram {
  /// Asks whether the program refuses the message, and runs its thunk if it does not.
  @inlinable
  public func dispatch(
    _ message: Message,
    to store: inout Dispatcher<Dispatching<Self>>
  ) -> Refusal? {
    if let refusal = store.state.refusal(of: message) { return refusal }
    thunk(message, &store)
    return nil
  }

  /// Changes the state, and demands nothing.
  @inlinable
  public func enact(_ state: inout State, by action: Action, demanding demands: inout Demands) {
    reduce(&state, by: action)
  }

  /// Changes the state by the actions that the message dispatches, in place.
  @inlinable
  public func setState(_ state: inout State, by message: Message) {
    var demands = Demands()
    perform(&state, by: message, demanding: &demands)
  }

  /// Changes the state by the actions that the message dispatches, in place, and demands what they
  /// demand.
  @inlinable
  public func perform(_ state: inout State, by message: Message, demanding demands: inout Demands) {
    // The state is moved into the store and back: a copy would make the first action copy it whole.
    var store = Dispatcher<Dispatching<Self>>(
      state: Running(self, state: consume state, demands: demands)
    )
    thunk(message, &store)
    state = store.state.state
    demands = store.state.demands
  }
}
