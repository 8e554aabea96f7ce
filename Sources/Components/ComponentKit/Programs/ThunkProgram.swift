public import Comonads
public import LedgerUpdate

/// A program that reads its state and dispatches actions: it runs in ``Redux`` and ``React``.
///
/// A reducer changes the state by an action. A message dispatches any number of actions, and can
/// read the state in between:
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
  /// The type of the actions, which change the state.
  associatedtype Action

  /// Changes the state by one action, in place.
  func reduce(_ state: inout State, by action: Action)

  /// Dispatches the actions of the message.
  func thunk(_ message: Message, _ store: inout Dispatcher<Dispatching<Self>>)

  /// Changes the state by one action, in place, and adds the effects that it requests; by default
  /// none.
  func reduce(_ state: inout State, by action: Action, effects: inout Effects)

  /// Takes a message as ``StateProgram/step(_:by:effects:)`` does, and logs its actions.
  func step(_ store: inout Dispatcher<Dispatching<Self>>, by message: Message) -> Refusal?
}

/// The action of a program's actions on its state.
public enum Dispatching<P: ThunkProgram>: Reducer {
  /// The program with its state.
  public typealias State = ProgramState<P>

  /// The type of the actions.
  public typealias Step = P.Action

  /// Changes the state of the program by one action, in place.
  @inlinable
  public static func reduce(_ state: inout ProgramState<P>, by action: P.Action) {
    state.program.reduce(&state.state, by: action, effects: &state.effects)
  }
}

/// A movement that reads the state of a program and dispatches actions to it.
///
/// ```text
/// Thunk<P> { store in P.thunk(message, &store) }    is the meaning of a message in Redux
/// ```
public typealias Thunk<P: ThunkProgram> = Update<Dispatching<P>, Void>

extension Dispatcher {
  /// Returns the state of the program.
  @inlinable
  public func getState<P>() -> P.State where Action == Dispatching<P> { state.state }
}

extension ThunkProgram {
  /// Takes the message on a store whose log is dropped.
  @inlinable
  public func step(_ state: inout State, by message: Message, effects: inout Effects) -> Refusal? {
    // The state is moved into the store and back: a copy would make the first action copy it whole.
    var store = Dispatcher<Dispatching<Self>>(
      state: ProgramState(self, state: consume state, effects: effects)
    )
    let refusal = step(&store, by: message)
    state = store.state.state
    effects = store.state.effects
    return refusal
  }

  /// Runs the thunk of the message unless the program refuses the message.
  @inlinable
  public func step(_ store: inout Dispatcher<Dispatching<Self>>, by message: Message) -> Refusal? {
    if let refusal = store.state.refusal(of: message) { return refusal }
    thunk(message, &store)
    return nil
  }

  /// Changes the state, and adds no effects.
  @inlinable
  public func reduce(_ state: inout State, by action: Action, effects: inout Effects) {
    reduce(&state, by: action)
  }

  /// Changes the state by the step of the message, and drops its effects.
  @inlinable
  public func setState(_ state: inout State, by message: Message) {
    var effects = Effects()
    _ = step(&state, by: message, effects: &effects)
  }
}
