public import StoreState

/// The architecture in which every message may set the whole state.
///
/// Its space is a store: the state can be read, and any other state can be read or set.
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
public enum React<Program: ComponentKit.Program>: ProgramArchitecture {
  /// A store of interfaces.
  public typealias Space = Store<ProgramState<Program>, ProgramInterface<Program, React>>

  /// A program that changes the state.
  public typealias Movement = State<ProgramState<Program>, Void>

  /// Returns the store of the interfaces of the program at each state.
  @inlinable
  public static func space(of state: ProgramState<Program>) -> Space {
    Store(position: state) { ProgramInterface($0) }
  }

  /// Returns the move of the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement {
    Movement { $0.step(by: message) }
  }

  /// Moves the store by the message, in place.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    space.position.step(by: message)
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
    change(&space.position.state)
  }
}
