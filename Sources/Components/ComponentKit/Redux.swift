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
/// A thunk is told of each message that it dispatches whether the program refuses it.
///
/// - Complexity: A message is one update in place and one more action in the log; no allocation,
///   amortised.
public enum Redux<Program: ThunkProgram>: ProgramArchitecture {
  /// A ledger of screens.
  public typealias Space = Ledger<Dispatching<Program>, Screen<Program, Redux>>

  /// A program that dispatches actions.
  public typealias Movement = Thunk<Program>

  /// What the program is sent.
  public typealias Message = Program.Message

  /// Returns a ledger at the program's state, with an empty log.
  @inlinable
  public static func space(of running: Running<Program>) -> Space {
    Ledger(state: running) { running, _ in Screen(running) }
  }

  /// Returns the thunk of the message, which does nothing if the message is refused.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement {
    Thunk<Program> { store in
      let program = store.state.program
      _ = program.dispatch(message, to: &store)
    }
  }

  /// Runs the thunk of the message on the ledger; a program of messages is asked once.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    let program = space.state.program
    return space.move(
      by: Update<Dispatching<Program>, Refusal?> { program.dispatch(message, to: &$0) }
    )
  }

  /// Settles the state that the log has led to; the log stays.
  @inlinable
  public static func settle(_ space: inout Space) {
    space.amend { $0.settle() }
  }

  /// Asks for the work that follows the state; the log stays.
  @inlinable
  public static func resume(_ space: inout Space) {
    space.amend { $0.resume() }
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

  /// Forgets the actions that have led to the state, and leaves the state as it is.
  ///
  /// So the log of a component that lives long need not grow with every message.
  ///
  /// ```text
  /// c.forgetActions(); c.actions() == [], and c.state and all views are as before
  /// ```
  @inlinable
  public mutating func forgetActions<P>() where A == Redux<P> {
    space.forgetLog()
  }
}
