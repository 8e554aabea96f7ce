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

  /// The type of the messages.
  public typealias Message = Program.Message

  /// Returns the machine that hides the program with its state.
  @inlinable
  public static func space(of state: ProgramState<Program>) -> Space {
    Program.space(of: state)
  }

  /// Returns the program that sends the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement { .send(message) }

  /// Steps the machine without building a program for it.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    Program.send(message, to: &space)
  }

  /// Returns the view of a space.
  @inlinable
  public static func view(
    of space: Space,
    send: @escaping (Program.Message) -> Void
  ) -> Program.View {
    Program.view(of: space, send: send)
  }

  /// Changes the hidden state, in place; a space that was made otherwise is replaced.
  @inlinable
  public static func amend(_ space: inout Space, _ change: (inout ProgramState<Program>) -> Void) {
    if space.change(HiddenState<Program, Elm>.self, { change(&$0.programState) }) { return }
    rebuild(&space, change)
  }
}

// MARK: - Where the program is compiled

extension Program {
  /// Returns the space of ``Elm`` at a state.
  @inlinable
  public static func space(of state: ProgramState<Self>) -> Elm<Self>.Space {
    Moore(HiddenState<Self, Elm<Self>>(state))
  }

  /// Sends a message to the space of ``Elm``; returns why it was refused, or nil.
  @inlinable
  public static func send(_ message: Message, to space: inout Elm<Self>.Space) -> Refusal? {
    space.step(message) ? nil : space.output.latestRefusal?.takeUnretainedValue().refusal
  }

  /// Returns the view of the space of ``Elm``.
  @inlinable
  public static func view(
    of space: Elm<Self>.Space,
    send: @escaping (Message) -> Void
  ) -> View {
    space.extract().view(send: send)
  }
}
