public import Comonads
public import FreeMonad

/// The container of queries whose answers have types of their own.
///
/// A query is a case that carries a ``Reply`` for the type of its answer. The handler can answer it
/// only by calling the reply. A case without a reply has no answer, and the handler returns
/// ``AnyAnswer/none``:
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

  /// The answer, without its type.
  public typealias Position = AnyAnswer
}

/// A function from the answer to a query to its type-erased form.
///
/// ```swift
/// enum Lamp { case isOn(Reply<Bool>) }
/// var lamp = Cofree<Dual<Queries<Lamp>>, Void>(
///   state: true,
///   value: { _ in },
///   respond: { on, query in
///     switch query { case .isOn(let reply): reply(on) }
///   }
/// )
/// lamp.move(by: Free.ask(Lamp.isOn))  // true
/// ```
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
  init() { box = Box() }

  /// Returns the answer without its type, for the program that made the query.
  @inlinable
  public func callAsFunction(_ answer: Answer) -> AnyAnswer {
    AnyAnswer { [box] in box.answer = answer }
  }

  /// Returns the answer with its type.
  ///
  /// It stores the answer and removes it at once, so that several handlers can answer one query.
  @inlinable
  func open(_ erased: AnyAnswer) -> Answer {
    erased.deliver?()
    guard let answer = box.answer else {
      preconditionFailure("a query must be answered by the reply that it carries")
    }
    box.answer = nil
    return answer
  }
}

/// The answer to a query, without its type; a ``Reply`` makes it.
public struct AnyAnswer {
  @usableFromInline
  let deliver: (() -> Void)?

  /// Creates an answer from its delivery; nil delivers nothing.
  @inlinable
  public init(deliver: (() -> Void)?) { self.deliver = deliver }

  /// The empty answer: that to a command, a query without an answer.
  @inlinable
  public static var none: AnyAnswer { AnyAnswer(deliver: nil) }

  /// Whether it is the empty answer.
  @inlinable
  public var isNone: Bool { deliver == nil }
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
  /// Creates the program that makes one query without an answer.
  @inlinable
  public static func tell<Query>(_ query: Query) -> Free where F == Queries<Query> {
    Free<F, AnyAnswer>.liftF(query).map { _ in }
  }
}
