public import Comonads

/// A log that can only be added to.
public struct AppendOnlyLog<Log: Monoid> {
  /// What has been told so far.
  @usableFromInline
  var log: Log

  @inlinable
  init(log: Log = .empty) { self.log = log }

  /// Adds to the log, in place.
  @inlinable
  public mutating func tell(_ more: Log) { log.combine(with: more) }
}

/// A program that writes a log and ends with a value.
///
/// ```swift
/// let visit = Writer<[String], Int> { transcript in
///   transcript.tell(["came"])
///   transcript.tell(["left"])
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
/// The log is combined in place. How deep plain binds may go stands at `InPlaceMonad`.
///
/// Its dual comonad is ``Traced``.
public struct Writer<Log: Monoid, Value> {
  @usableFromInline
  let body: (inout AppendOnlyLog<Log>) -> Value

  /// Creates a program from what it tells.
  @inlinable
  public init(_ body: @escaping (inout AppendOnlyLog<Log>) -> Value) {
    self.body = body
  }

  /// Runs the program on a transcript, in place.
  @inlinable
  public func run(_ transcript: inout AppendOnlyLog<Log>) -> Value {
    body(&transcript)
  }

  /// Returns all that the program tells, and its value.
  @inlinable
  public func run() -> (log: Log, value: Value) {
    var transcript = AppendOnlyLog<Log>()
    let value = body(&transcript)
    return (transcript.log, value)
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
  /// - Complexity: As ``listens(_:)``.
  @inlinable
  public func listen() -> Writer<Log, (value: Value, log: Log)> {
    listens { $0 }
  }

  /// Returns the program that ends with a part of its own log besides its value.
  ///
  /// - Complexity: The program writes to a log of its own, which is then combined with the outer one.
  @inlinable
  public func listens<Part>(
    _ part: @escaping (Log) -> Part
  ) -> Writer<Log, (value: Value, log: Part)> {
    Writer<Log, (value: Value, log: Part)> { [self] transcript in
      let (log, value) = run()
      transcript.tell(log)
      return (value, part(log))
    }
  }

  /// Returns the program whose log is rewritten before it is added.
  ///
  /// ```swift
  /// Writer.tell("abc").censor { $0.uppercased() }.run().log  // "ABC"
  /// ```
  @inlinable
  public func censor(_ rewrite: @escaping (Log) -> Log) -> Writer {
    map { ($0, rewrite) }.pass()
  }

  /// Returns the program whose log is rewritten as its own value says.
  ///
  /// - Complexity: As ``listens(_:)``, and one call of the rewriting function.
  @inlinable
  public func pass<Answer>() -> Writer<Log, Answer> where Value == (Answer, (Log) -> Log) {
    Writer<Log, Answer> { [self] transcript in
      let (log, (answer, rewrite)) = run()
      transcript.tell(rewrite(log))
      return answer
    }
  }
}

// MARK: - Monad

extension Writer: InPlaceMonad {
  /// Creates the program that tells nothing and ends with the value.
  @inlinable
  public static func pure(_ value: Value) -> Writer { Writer { _ in value } }

  /// Returns the same log with a transformed value.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Writer<Log, Other> {
    Writer<Log, Other> { [body] in transform(body(&$0)) }
  }

  /// Returns this program followed by the one that its value leads to.
  @inlinable
  public func flatMap<Other>(
    _ next: @escaping (Value) -> Writer<Log, Other>
  ) -> Writer<Log, Other> {
    Writer<Log, Other> { [body] in next(body(&$0)).run(&$0) }
  }

  /// Returns this program followed by another, with both values.
  @inlinable
  public func zip<Other>(_ other: Writer<Log, Other>) -> Writer<Log, (Value, Other)> {
    Writer<Log, (Value, Other)> { [body] in (body(&$0), other.run(&$0)) }
  }
}
