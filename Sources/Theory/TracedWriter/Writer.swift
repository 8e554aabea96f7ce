public import Comonads

/// A program that adds to a log, and ends with a value.
///
/// ```swift
/// let visit = Writer<[String], Int> { log in
///   log.tell(["came"])
///   log.tell(["left"])
///   return 2
/// }
/// visit.run().log  // ["came", "left"]
/// ```
///
/// ## Laws
///
/// Those of `Monad`, and:
///
/// ```text
/// Writer.tell(.empty) == Writer.pure(())
/// Writer.tell(a).flatMap { Writer.tell(b) } == Writer.tell(a.combined(with: b))
/// m.listen().map(\.value) == m
/// m.censor(f).censor(g) == m.censor { g(f($0)) }
/// ```
///
/// Two programs are equal when their logs and their values are.
///
/// A writer program is not a state program over the log: it cannot read its own log.
///
/// Its dual comonad is ``Traced``. (Jones, Functional programming with overloading and higher-order
/// polymorphism, 1995.)
///
/// - Complexity: A run is one call of the function given; it combines logs in place. For the depth
///   of plain binds, see `InPlaceMonad`.
public struct Writer<Log: Monoid, Value> {
  @usableFromInline
  let body: (inout AppendOnlyLog<Log>) -> Value

  /// Creates a program from a function that adds to the log and returns the value.
  @inlinable
  public init(_ body: @escaping (inout AppendOnlyLog<Log>) -> Value) { self.body = body }

  /// Runs the program on a log, in place, and returns its value.
  @inlinable
  public func run(_ log: inout AppendOnlyLog<Log>) -> Value { body(&log) }

  /// Returns the log that the program adds to the empty one, and its value.
  ///
  /// - Complexity: One run of the program.
  @inlinable
  public func run() -> (log: Log, value: Value) {
    var appended = AppendOnlyLog<Log>()
    let value = body(&appended)
    return (appended.log, value)
  }
}

// MARK: - Operations

extension Writer where Value == Void {
  /// Creates the program that adds to the log.
  @inlinable
  public static func tell(_ log: Log) -> Writer { Writer { $0.tell(log) } }
}

extension Writer {
  /// Returns the program that ends with its own log besides its value.
  ///
  /// ```swift
  /// Writer.tell("abc").listen().run().value.log  // "abc"
  /// ```
  ///
  /// - Complexity: As for ``listens(_:)``.
  @inlinable
  public func listen() -> Writer<Log, (value: Value, log: Log)> { listens { $0 } }

  /// Returns the program that ends with a part of its own log besides its value.
  ///
  /// ```swift
  /// Writer.tell("abc").listens(\.count).run().value.log  // 3
  /// ```
  ///
  /// - Complexity: The program adds to a log of its own, which is combined with the outer one after
  ///   the run.
  @inlinable
  public func listens<Part>(
    _ part: @escaping (Log) -> Part
  ) -> Writer<Log, (value: Value, log: Part)> {
    Writer<Log, (value: Value, log: Part)> { [self] outer in
      let (log, value) = run()
      outer.tell(log)
      return (value, part(log))
    }
  }

  /// Returns the program that rewrites its log before it adds it.
  ///
  /// ```swift
  /// Writer.tell("abc").censor { $0.uppercased() }.run().log  // "ABC"
  /// ```
  ///
  /// - Complexity: As for ``pass()``.
  @inlinable
  public func censor(_ rewrite: @escaping (Log) -> Log) -> Writer { map { ($0, rewrite) }.pass() }

  /// Returns the program that rewrites its log by the function in its value before it adds it.
  ///
  /// - Complexity: As for ``listens(_:)``, and one call of the function.
  @inlinable
  public func pass<Answer>() -> Writer<Log, Answer> where Value == (Answer, (Log) -> Log) {
    Writer<Log, Answer> { [self] outer in
      let (log, (answer, rewrite)) = run()
      outer.tell(rewrite(log))
      return answer
    }
  }
}

// MARK: - Monad

extension Writer: InPlaceMonad {
  /// Creates the program that leaves the log as it is and ends with the value.
  @inlinable
  public static func pure(_ value: Value) -> Writer { Writer { _ in value } }

  /// Returns this program with a transformed value.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Writer<Log, Other> {
    Writer<Log, Other> { [body] in transform(body(&$0)) }
  }

  /// Returns this program followed by the one made from its value.
  @inlinable
  public func flatMap<Other>(
    _ next: @escaping (Value) -> Writer<Log, Other>
  ) -> Writer<Log, Other> {
    Writer<Log, Other> { [body] in next(body(&$0)).run(&$0) }
  }
}
