public import CofreeFree
public import FreeMonad

/// The architecture in which the state is hidden, and queries may ask about it and change it.
///
/// Its space is a cofree comonad that answers: a message is a query that asks nothing.
///
/// ```swift
/// struct Lamp: Program {
///   enum Query { case isOn(Reply<Bool>) }
///   let initial = false
///   func update(_ on: inout Bool, by message: Bool) { on = message }
///   func answer(_ query: Query, from on: inout Bool) -> AnyAnswer {
///     switch query {
///     case .isOn(let reply): reply(on)
///     }
///   }
///   func view(_ on: Bool, send: @escaping (Bool) -> Void) -> String { on ? "light" : "dark" }
/// }
/// var lamp = Component<Halogen<Lamp>>(Lamp())
/// lamp.send(true)
/// lamp.ask(Lamp.Query.isOn)  // true
/// lamp.view  // "light"
/// ```
///
/// - Complexity: A message is one update in place; no allocation. A copied component copies its
///   state at the next message.
public enum Halogen<Program: ComponentKit.Program>: ProgramArchitecture {
  /// An object that shows screens and answers requests.
  public typealias Space = Cofree<Dual<Queries<Request<Program>>>, Screen<Program, Halogen>>

  /// A program that makes requests.
  public typealias Movement = Free<Queries<Request<Program>>, Void>

  /// What the program is sent.
  public typealias Message = Program.Message

  /// Returns an object that holds the program under way and answers requests.
  @inlinable
  public static func space(of running: Running<Program>) -> Space {
    Cofree(
      state: running,
      value: { Screen($0) },
      respond: { running, request in
        switch request {
        case .message(let message):
          return running.receive(message) == nil ? .none : .refused
        case .query(let query):
          return running.program.answer(query, from: &running.state)
        }
      }
    )
  }

  /// Returns the program that makes the message as a request that asks nothing.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement {
    .tell(.message(message))
  }

  /// Sends a message without building a program for it.
  ///
  /// The program is asked within the step, and again only to tell why it refused.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    space.ask(.message(message)).isRefused ? space.extract().refusal(of: message) : nil
  }
}

/// What a program is asked in ``Halogen``.
public enum Request<P: Program> {
  /// A message, which asks nothing.
  case message(P.Message)

  /// A query.
  case query(P.Query)
}

extension Component {
  /// Asks the program, and returns its answer.
  ///
  /// - Parameter query: The case that makes a query of a reply, such as `Lamp.Query.isOn`.
  /// - Returns: The answer. It traps if the program answers with another query's reply.
  @inlinable
  public mutating func ask<P, Answer>(
    _ query: @escaping (Reply<Answer>) -> P.Query
  ) -> Answer where A == Halogen<P> {
    space.move(by: Free.ask { Request<P>.query(query($0)) })
  }
}
