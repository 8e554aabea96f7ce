import Comonads
public import LedgerUpdate

/// The architecture in which the state can be read, and only dispatched actions change it.
///
/// Its space is a ledger: the state, and the log of the actions that led to it.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var counter = Component<Redux<Counter>>(Counter())
/// counter.send(2)
/// counter.dispatch(counter.getState() * 20)
/// counter.state  // 42
/// counter.actions()  // [2, 40]
/// ```
///
/// A thunk gets the refusal of each message that it dispatches.
///
/// - Complexity: A message is one update in place and one more action in the log; no allocation,
///   amortised.
public enum Redux<Program: ThunkProgram>: ProgramArchitecture {
  /// A ledger of interfaces.
  public typealias Space = Ledger<Dispatching<Program>, ProgramInterface<Program, Redux>>

  /// A program that dispatches actions.
  public typealias Movement = Thunk<Program>

  /// Returns the ledger of the interfaces after each log, with an empty log.
  @inlinable
  public static func space(of state: ProgramState<Program>) -> Space { space(of: state, log: []) }

  @inlinable
  static func space(of state: ProgramState<Program>, log: [Program.Action]) -> Space {
    Ledger(state: state, log: log) { state, _ in ProgramInterface(state) }
  }

  /// Returns the move of the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement {
    thunk(for: message).map { _ in }
  }

  /// Runs the thunk of the message, which ends with the refusal.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    space.move(by: thunk(for: message))
  }

  /// Returns the program that dispatches the actions of a message and ends with its refusal.
  @inlinable
  static func thunk(for message: Program.Message) -> Update<Dispatching<Program>, Refusal?> {
    Update { store in
      let program = store.state.program
      return program.step(&store, by: message)
    }
  }

  /// Replaces the ledger by that of the amended program; the log stays.
  @inlinable
  public static func amend(_ space: inout Space, _ change: (inout ProgramState<Program>) -> Void) {
    var state = space.state
    change(&state)
    space = Self.space(of: state, log: space.log)
  }
}

extension Redux: VisibleState {
  /// Returns the state that the log has led to.
  @inlinable
  public static func state(in space: Space) -> Program.State { space.state.state }
}

extension Component {
  /// Changes the state by one action, in place, and adds the action to the log.
  @inlinable
  public mutating func dispatch<P>(_ action: P.Action) where A == Redux<P> {
    space.dispatch(action)
  }

  /// Changes the state by one message, unless the program refuses it; then nothing is logged.
  @discardableResult
  @inlinable
  public mutating func dispatch<P: Program>(_ message: P.Message) -> Refusal? where A == Redux<P> {
    send(message)
  }

  /// Returns the state of the program.
  @inlinable
  public func getState<P>() -> P.State where A == Redux<P> { state }

  /// Returns the actions that have led to the state, the first one first.
  @inlinable
  public func actions<P>() -> [P.Action] where A == Redux<P> { space.log }

  /// Removes the logged actions, and does not change the state.
  ///
  /// So the log of a component that runs long need not grow with every message.
  ///
  /// ```text
  /// c.forgetActions(); c.actions() == [], and c.state and all views are as before
  /// ```
  ///
  /// - Complexity: O(actions), which are released.
  @inlinable
  public mutating func forgetActions<P>() where A == Redux<P> { space.forgetLog() }
}
