public import FreeMonad
public import MooreFree

/// The architecture in which the state is hidden, and only messages change it.
///
/// Its space is a Moore machine: what it shows is all there is to see.
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
  /// A machine that shows screens.
  public typealias Space = Moore<
    Program.Message, Screen<Program, Free<Inputs<Program.Message>, Void>>
  >

  /// Returns a machine that hides the program under way and is stepped by messages.
  @inlinable
  public static func space(of running: Running<Program>) -> Space {
    Moore(
      state: running,
      output: { Screen($0, movement: { movement(for: $0) }) },
      offer: { $0.receive($1) == nil }
    )
  }

  /// Returns the program that sends the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Space.Movement {
    .send(message)
  }

  /// Steps the machine without building a program for it.
  ///
  /// The program is asked within the step, and again only to tell why it refused.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    space.offer(message) ? nil : space.output.refusal(of: message)
  }
}
