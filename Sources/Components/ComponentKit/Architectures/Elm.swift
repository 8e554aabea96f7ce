public import FreeMonad
public import MooreFree

/// The architecture in which the state is hidden, and only messages change it.
///
/// Its space is a Moore machine: only its output is visible.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var counter = Component<Elm<Counter>>(Counter())
/// counter.send(2)
/// counter.move(by: Free.send(20).flatMap { Free.send(20) })
/// counter.view  // "42"
/// ```
///
/// - Complexity: A message is one update in place; no allocation. A copied component copies its
///   state at the next message.
public enum Elm<Program: ComponentKit.Program>: ProgramArchitecture {
  /// A machine that shows interfaces.
  public typealias Space = Moore<Program.Message, ProgramInterface<Program, Elm>>

  /// A program that sends messages.
  public typealias Movement = Free<Inputs<Program.Message>, Void>

  /// Returns the machine that hides the program with its state.
  @inlinable
  public static func space(of state: ProgramState<Program>) -> Space {
    Moore(state: state, output: { ProgramInterface($0) }, partialStep: { $0.step(by: $1) == nil })
  }

  /// Returns the program that sends the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement { .send(message) }

  /// Steps the machine without building a program for it.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    space.step(message) ? nil : space.extract().lastRefusal
  }

  /// Sends the messages of the movement.
  public static func move(
    _ state: inout ProgramState<Program>,
    by movement: Movement,
    noting notes: inout MovementNotes<Program.Message>
  ) {
    movement.fold { _ = notes.send($0, to: &state) }
  }
}
