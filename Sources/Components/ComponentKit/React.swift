public import StoreState

/// The architecture in which every message may set the whole state.
///
/// Its space is a store: the state can be read, and any other state can be looked at or gone to.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var counter = Component<React<Counter>>(Counter())
/// counter.send(2)
/// counter.setState { $0 *= 21 }
/// counter.state  // 42
/// ```
///
/// - Complexity: A message is one update in place; no allocation.
public enum React<Program: StateProgram>: ProgramArchitecture {
  /// A store of screens.
  public typealias Space = Store<Running<Program>, Screen<Program, React>>

  /// A program that changes the state.
  public typealias Movement = State<Running<Program>, Void>

  /// What the program is sent.
  public typealias Message = Program.Message

  /// Returns a store of the screens of the program at each state.
  @inlinable
  public static func space(of running: Running<Program>) -> Space {
    Store(position: running) { Screen($0) }
  }

  /// Returns the state program that takes the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement {
    State { $0.receive(message) }
  }

  /// Changes the state in focus by the message.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    space.position.receive(message)
  }

  /// Settles the state in focus.
  @inlinable
  public static func settle(_ space: inout Space) {
    space.position.settle()
  }

  /// Asks for the work that follows the state in focus.
  @inlinable
  public static func resume(_ space: inout Space) {
    space.position.resume()
  }
}

extension React: VisibleState {
  /// Returns the state in focus.
  @inlinable
  public static func state(in space: Space) -> Program.State { space.position.state }
}

extension React: SettableState {
  /// Changes the state in focus, in place.
  @inlinable
  public static func setState(in space: inout Space, _ change: (inout Program.State) -> Void) {
    space.position.change(change)
  }
}
