public import Comonads
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
  public typealias Space = Moore<Program.Message, Screen<Program, Elm>>

  /// A program that sends messages.
  public typealias Movement = Free<Inputs<Program.Message>, Void>

  /// What the program is sent.
  public typealias Message = Program.Message

  /// Returns a machine that hides the program under way and is stepped by messages.
  @inlinable
  public static func space(of running: Running<Program>) -> Space {
    Moore(Stepped(running))
  }

  /// Returns the program that sends the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement {
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

/// A program under way as a machine, which takes what the program does not refuse.
@usableFromInline
struct Stepped<P: Program>: Mechanism {
  @usableFromInline
  var running: Running<P>

  @inlinable
  init(_ running: Running<P>) { self.running = running }

  @inlinable
  var shape: Bool { true }

  @inlinable
  var value: Screen<P, Elm<P>> { Screen(running) }

  @inlinable
  mutating func step(_ message: P.Message) -> Bool { running.receive(message) == nil }
}
