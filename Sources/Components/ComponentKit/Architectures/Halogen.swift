public import CofreeFree
import Comonads
public import FreeMonad

/// The architecture in which the state is hidden, and queries may read it and change it.
///
/// Its space is a cofree comonad that answers: a message is a query without an answer.
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
  /// An object that shows interfaces and answers requests.
  public typealias Space = Cofree<
    Dual<Queries<Request<Program>>>, ProgramInterface<Program, Halogen>
  >

  /// A program that makes requests.
  public typealias Movement = Free<Queries<Request<Program>>, Void>

  /// Returns the object that hides the program with its state.
  @inlinable
  public static func space(of state: ProgramState<Program>) -> Space {
    Cofree(state: state, value: { ProgramInterface($0) }, respond: { $0.answer($1) })
  }

  /// Returns the program that makes the request of the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement { .tell(.message(message)) }

  /// Makes the request without building a program for it.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    space.ask(.message(message)).isRefusal ? space.extract().lastRefusal : nil
  }

  /// Makes the requests of the movement.
  public static func move(
    _ state: inout ProgramState<Program>,
    by movement: Movement,
    noting notes: inout MovementNotes<Program.Message>
  ) {
    run(movement, on: &state, noting: &notes)
  }

  private static func run<Value>(
    _ program: Free<Queries<Request<Program>>, Value>,
    on state: inout ProgramState<Program>,
    noting notes: inout MovementNotes<Program.Message>
  ) -> Value {
    program.fold { request in
      switch request {
      case .message(let message):
        return notes.send(message, to: &state) == nil ? .none : .refused
      case .query:
        let before = state.state
        defer { state.noteSet(since: before, in: &notes) }
        return state.answer(request)
      }
    }
  }
}

extension Halogen: AnsweredQueries {
  /// Makes the request of the query.
  public static func answer<Answer>(
    _ query: @escaping (Reply<Answer>) -> Program.Query,
    from state: inout ProgramState<Program>,
    noting notes: inout MovementNotes<Program.Message>
  ) -> Answer {
    run(Free.ask { Request<Program>.query(query($0)) }, on: &state, noting: &notes)
  }
}

/// A query of a program in ``Halogen``.
public enum Request<P: Program> {
  /// A message, whose answer is empty.
  case message(P.Message)

  /// A query.
  case query(P.Query)
}

extension AnyAnswer {
  /// The answer to a message that was refused; one that was accepted has none.
  @inlinable
  static var refused: AnyAnswer { AnyAnswer {} }

  /// Whether a message was refused, to which this is the answer.
  @inlinable
  var isRefusal: Bool { !isNone }
}

extension ProgramState {
  /// Answers a request.
  @inlinable
  mutating func answer(_ request: Request<P>) -> AnyAnswer {
    switch request {
    case .message(let message): step(by: message) == nil ? .none : .refused
    case .query(let query): program.answer(query, from: &state)
    }
  }
}

extension Component {
  /// Sends a query to the program, and returns its answer.
  ///
  /// - Parameter query: The case that makes a query of a reply, such as `Lamp.Query.isOn`.
  /// - Returns: The answer. It traps if the program answers with another query's reply.
  @inlinable
  public mutating func ask<P, Answer>(
    _ query: @escaping (Reply<Answer>) -> P.Query
  ) -> Answer where A == Halogen<P> {
    focused.move(by: Free.ask { Request<P>.query(query($0)) })
  }
}
