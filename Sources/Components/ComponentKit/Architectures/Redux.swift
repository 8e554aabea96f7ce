public import Comonads
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
/// Its movement is a thunk, which reads the state and dispatches messages; it gets the refusal of each:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 1
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var counter = Component<Redux<Counter>>(Counter())
/// let doubleIfOdd = Thunk<Counter> { store in
///   if store.getState() % 2 == 1 { store.dispatch(store.getState()) }
/// }
/// counter.move(by: doubleIfOdd)
/// counter.move(by: doubleIfOdd)
/// counter.actions()  // [1]
/// ```
///
/// - Complexity: A message is one update in place and one more action in the log; no allocation,
///   amortised.
public enum Redux<Program: ComponentKit.Program>: ProgramArchitecture {
  /// A ledger of interfaces.
  public typealias Space = Ledger<Dispatching<Program>, ProgramInterface<Program, Redux>>

  /// A program that reads the state and dispatches messages.
  public typealias Movement = Thunk<Program>

  /// Returns the ledger of the interfaces after each log, with an empty log.
  @inlinable
  public static func space(of state: ProgramState<Program>) -> Space { space(of: state, log: []) }

  /// Returns the ledger of the interfaces after each log.
  @inlinable
  public static func space(of state: ProgramState<Program>, log: [Program.Message]) -> Space {
    Ledger(state: state, log: log) { state, _ in ProgramInterface(state) }
  }

  /// Returns the thunk that dispatches the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement { .dispatch(message) }

  /// Dispatches the message.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    space.dispatch(message)
  }

  /// Runs the thunk on the program.
  public static func move(
    _ state: inout ProgramState<Program>,
    by movement: Movement,
    noting notes: inout MovementNotes<Program.Message>
  ) {
    var ledger = Ledger<Dispatching<Program>, Void>(state: consume state) { _, _ in }
    ledger.move(by: movement)
    state = ledger.state
    notes.messages += ledger.log
  }

  /// True: a ledger has a log.
  @inlinable
  public static var keepsLog: Bool { true }

  /// Returns the messages that have led to the state.
  @inlinable
  public static func log(in space: Space) -> [Program.Message] { space.log }
}

extension Redux: LoggedActions {
  /// Returns the state that the log has led to.
  @inlinable
  public static func state(in space: Space) -> Program.State { space.state.state }
}

extension Component {
  /// Changes the state by one message, unless the program refuses it; then nothing is logged.
  @discardableResult
  @inlinable
  public mutating func dispatch<P>(_ message: P.Message) -> Refusal? where A == Redux<P> {
    send(message)
  }

  /// Returns the state of the program.
  @inlinable
  public func getState<P>() -> P.State where A == Redux<P> { state }

  /// Returns the messages that have led to the state, the first one first.
  @inlinable
  public func actions<P>() -> [P.Message] where A == Redux<P> { focused.log }

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
  public mutating func forgetActions<P>() where A == Redux<P> { focused.forgetLog() }
}

// MARK: - The action of messages

/// The action of a program's messages on its state.
public enum Dispatching<P: Program>: Reducer {
  /// Changes the state of the program by a message, in place, or returns why the program refuses it.
  @inlinable
  public static func reduce(_ state: inout ProgramState<P>, by message: P.Message) -> Refusal? {
    state.step(by: message)
  }
}

/// A movement that reads the state of a program and dispatches messages to it.
public typealias Thunk<P: Program> = Update<Dispatching<P>, Void>

extension Dispatcher {
  /// Returns the state of the program.
  @inlinable
  public func getState<P>() -> P.State where Action == Dispatching<P> { state.state }
}
