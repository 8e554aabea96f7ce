public import CofreeFree
public import Comonads
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

  /// The type of the messages.
  public typealias Message = Program.Message

  /// Returns the object that hides the program with its state.
  @inlinable
  public static func space(of state: ProgramState<Program>) -> Space {
    Program.space(of: state)
  }

  /// Returns the program that makes the request of the message.
  @inlinable
  public static func movement(for message: Program.Message) -> Movement { .tell(.message(message)) }

  /// Makes the request without building a program for it.
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
    if space.change(AnsweringState<Program>.self, { change(&$0.hidden.programState) }) { return }
    rebuild(&space, change)
  }
}

/// A query of a program in ``Halogen``.
public enum Request<P: Program> {
  /// A message, whose answer is empty.
  case message(P.Message)

  /// A query.
  case query(P.Query)
}

/// A program with its state where only requests reach it.
@usableFromInline
struct AnsweringState<P: Program>: Mechanism {
  @usableFromInline
  var hidden: HiddenState<P, Halogen<P>>

  @inlinable
  init(_ hidden: HiddenState<P, Halogen<P>>) { self.hidden = hidden }

  @inlinable
  var shape: OperationHandler<Queries<Request<P>>> {
    .each { request in
      var copy = self
      return copy.answer(request)
    }
  }

  @inlinable
  var value: ProgramInterface<P, Halogen<P>> { mutating get { hidden.value } }

  @inlinable
  mutating func step(_ request: Request<P>) -> OperationHandler<Queries<Request<P>>> {
    .always(answer(request))
  }

  /// Answers a request; a refused message has an answer, and an accepted one has none.
  @inlinable
  mutating func answer(_ request: Request<P>) -> AnyAnswer {
    switch request {
    case .message(let message): return hidden.step(message) ? .none : AnyAnswer {}
    case .query(let query):
      return hidden.programState.program.answer(query, from: &hidden.programState.state)
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
    space.move(by: Free.ask { Request<P>.query(query($0)) })
  }
}

// MARK: - Where the program is compiled

extension Program {
  /// Returns the space of ``Halogen`` at a state.
  @inlinable
  public static func space(of state: ProgramState<Self>) -> Halogen<Self>.Space {
    Cofree(AnsweringState(HiddenState(state)))
  }

  /// Sends a message to the space of ``Halogen``; returns why it was refused, or nil.
  @inlinable
  public static func send(_ message: Message, to space: inout Halogen<Self>.Space) -> Refusal? {
    space.ask(.message(message)).isNone
      ? nil : space.extract().latestRefusal?.takeUnretainedValue().refusal
  }

  /// Returns the view of the space of ``Halogen``.
  @inlinable
  public static func view(
    of space: Halogen<Self>.Space,
    send: @escaping (Message) -> Void
  ) -> View {
    space.extract().view(send: send)
  }
}
