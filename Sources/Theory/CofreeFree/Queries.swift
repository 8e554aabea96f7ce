public import Comonads
public import FreeMonad

/// The container of queries whose answers have types of their own.
///
/// A query is a case that carries a ``Reply`` for its answer, so that the case itself says what is
/// answered, and the handler can answer only by calling the reply. A case without one asks
/// nothing and is answered with ``AnyAnswer/none``:
///
/// ```swift
/// enum Lamp {
///   case isOn(Reply<Bool>)
///   case toggle
/// }
/// var lamp = Cofree<Dual<Queries<Lamp>>, String>(
///   state: false,
///   value: { $0 ? "light" : "dark" },
///   respond: { on, query in
///     switch query {
///     case .isOn(let reply): return reply(on)
///     case .toggle:
///       on.toggle()
///       return .none
///     }
///   }
/// )
/// let blink = Free.tell(Lamp.toggle).flatMap { Free.ask(Lamp.isOn) }
/// lamp.move(by: blink)  // true
/// lamp.extract()  // "light"
/// ```
public enum Queries<Query>: Container {
  /// A query.
  public typealias Shape = Query

  /// The answer, sealed until the one who asked opens it.
  public typealias Position = AnyAnswer
}

/// What a handler answers a query with.
public struct Reply<Answer> {
  @usableFromInline
  let box: Box

  @usableFromInline
  final class Box {
    @usableFromInline
    var answer: Answer?

    @inlinable
    init() {}
  }

  @inlinable
  init() {
    box = Box()
  }

  /// Seals an answer for the one who asked.
  @inlinable
  public func callAsFunction(_ answer: Answer) -> AnyAnswer {
    AnyAnswer { [box] in box.answer = answer }
  }

  /// Opens the answer.
  ///
  /// It is taken out in the same breath as it is put in, so that one query may be answered several
  /// times, by several handlers.
  @inlinable
  func open(_ sealed: AnyAnswer) -> Answer {
    sealed.deliver()
    guard let answer = box.answer else {
      preconditionFailure("a query must be answered by the reply that it carries")
    }
    box.answer = nil
    return answer
  }
}

/// The answer to a query, sealed by its ``Reply``.
public struct AnyAnswer {
  @usableFromInline
  let deliver: () -> Void

  /// Whether the handler has refused what asks nothing, and changed nothing.
  @usableFromInline
  package let isRefused: Bool

  @inlinable
  init(isRefused: Bool = false, deliver: @escaping () -> Void) {
    self.deliver = deliver
    self.isRefused = isRefused
  }

  /// The answer to what asks nothing.
  @inlinable
  public static var none: AnyAnswer { AnyAnswer {} }

  /// The answer to what asks nothing and was refused.
  @inlinable
  package static var refused: AnyAnswer { AnyAnswer(isRefused: true) {} }
}

extension Free {
  /// Creates the program that asks one query and ends with its answer.
  ///
  /// - Parameter query: The case that makes a query of a reply, such as `Lamp.isOn`.
  /// - Returns: The program. It traps if a handler answers with another query's reply.
  @inlinable
  public static func ask<Query>(_ query: @escaping (Reply<Value>) -> Query) -> Free
  where F == Queries<Query> {
    Free<F, Void>.pure(()).flatMap {
      let reply = Reply<Value>()
      return Free<F, AnyAnswer>.liftF(query(reply)).map(reply.open)
    }
  }
}

extension Free where Value == Void {
  /// Creates the program that makes one query that asks nothing.
  @inlinable
  public static func tell<Query>(_ query: Query) -> Free where F == Queries<Query> {
    Free<F, AnyAnswer>.liftF(query).map { _ in }
  }
}
