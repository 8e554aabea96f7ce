public import Comonads
import TracedWriter

/// The operations of a monad of logs, each with what follows it.
public struct WriterOperations<M: Monad, Log: Monoid>: Sendable {
  /// Tells a log and goes on.
  public let tell: @Sendable (Log, M) -> M

  /// Runs a program and goes on with its log and its value.
  public let listen: @Sendable (M, @escaping (Log, M.Value) -> M) -> M

  /// Runs a program whose log is rewritten by what its value says.
  public let pass: @Sendable (M, @escaping (M.Value) -> (Log) -> Log) -> M

  /// Runs a program whose log is rewritten.
  public let censor: @Sendable (M, @escaping (Log) -> Log) -> M

  /// Creates the operations.
  public init(
    tell: @escaping @Sendable (Log, M) -> M,
    listen: @escaping @Sendable (M, @escaping (Log, M.Value) -> M) -> M,
    pass: @escaping @Sendable (M, @escaping (M.Value) -> (Log) -> Log) -> M,
    censor: @escaping @Sendable (M, @escaping (Log) -> Log) -> M
  ) {
    self.tell = tell
    self.listen = listen
    self.pass = pass
    self.censor = censor
  }
}

/// Returns the laws of telling, of listening to what a program tells, and of rewriting it.
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - values: The generator of their values.
///   - logs: The generator of the logs, of a monoid in which the order matters.
///   - operations: The operations.
/// - Returns: The suite.
public func writerLaws<M: Monad & Observed, Log: Monoid & Observed>(
  _ programs: Generator<M>,
  values: Generator<M.Value>,
  logs: Generator<Log>,
  operations: WriterOperations<M, Log>
) -> Suite where M.Value: Observed {
  let kit = WriterKit(programs: programs, values: values, logs: logs, operations: operations)
  return Suite("writer", kit.tellLaws + kit.listenLaws + kit.censorLaws)
}

/// What the laws of a writer draw.
private struct WriterKit<M: Monad & Observed, Log: Monoid & Observed> where M.Value: Observed {
  let programs: Generator<M>
  let values: Generator<M.Value>
  let logs: Generator<Log>
  let operations: WriterOperations<M, Log>

  /// Where the laws are stated.
  private var source: String {
    "Jones, Functional programming with overloading and higher-order polymorphism, 1995"
  }
}

// MARK: - Telling

extension WriterKit {
  /// Telling is a homomorphism of monoids.
  var tellLaws: [Law] {
    let tell = operations.tell
    return [
      Law(
        "writer.tell-empty",
        "tell(.empty).flatMap { m } == m",
        "to tell nothing changes nothing",
        source: source
      ) { [programs] draws in
        let m = draws.draw("m", programs)
        return draws.same(tell(.empty, m), m)
      },
      Law(
        "writer.tell-tell",
        "tell(a).flatMap { tell(b) } == tell(a.combined(with: b))",
        "to tell one log and then another is to tell both, in this order",
        source: source
      ) { [programs, logs] draws in
        let a = draws.draw("a", logs)
        let b = draws.draw("b", logs)
        let m = draws.draw("m", programs)
        return draws.same(tell(a, tell(b, m)), tell(a.combined(with: b), m))
      },
    ]
  }
}

// MARK: - Listening

extension WriterKit {
  /// Listening hears what is told, and tells it all the same.
  var listenLaws: [Law] {
    let (tell, listen) = (operations.tell, operations.listen)
    return [
      Law(
        "writer.listen-value",
        "m.listen().map { $0.value } == m",
        "to listen changes neither what is told nor what is answered",
        source: source
      ) { [programs] draws in
        let m = draws.draw("m", programs)
        return draws.same(listen(m) { M.pure($1) }, m)
      },
      Law(
        "writer.listen-tell",
        "tell(a).flatMap { m }.listen().flatMap(k)"
          + " == tell(a).flatMap { m.listen() }.flatMap { k(a.combined(with: $0.log), $0.value) }",
        "one hears all that is told, in order",
        source: source
      ) { [programs, logs] draws in
        let a = draws.draw("a", logs)
        let m = draws.draw("m", programs)
        let k = draws.draw("k", programs.function(of: Meeting<Log, M.Value>.self))
        return draws.same(
          listen(tell(a, m)) { k(Meeting($0, $1)) },
          tell(a, listen(m) { k(Meeting(a.combined(with: $0), $1)) })
        )
      },
    ]
  }
}

// MARK: - Rewriting

extension WriterKit {
  /// Rewriting changes what is told, and nothing else.
  var censorLaws: [Law] {
    let (tell, pass, censor) = (operations.tell, operations.pass, operations.censor)
    return [
      Law(
        "writer.censor-identity",
        "m.censor { $0 } == m",
        "to rewrite a log as it is changes nothing",
        source: source
      ) { [programs] draws in
        let m = draws.draw("m", programs)
        return draws.same(censor(m) { $0 }, m)
      },
      Law(
        "writer.censor-composition",
        "m.censor(f).censor(g) == m.censor { g(f($0)) }",
        "to rewrite a log twice is to rewrite it once",
        source: source
      ) { [programs, logs] draws in
        let m = draws.draw("m", programs)
        let f = draws.draw("f", logs.function(of: Log.self))
        let g = draws.draw("g", logs.function(of: Log.self))
        return draws.same(censor(censor(m, f), g), censor(m) { g(f($0)) })
      },
      Law(
        "writer.censor-tell",
        "tell(a).flatMap { .pure(v) }.censor(f) == tell(f(a)).flatMap { .pure(v) }",
        "a log that is rewritten is told as rewritten",
        source: source
      ) { [values, logs] draws in
        let a = draws.draw("a", logs)
        let v = draws.draw("v", values)
        let f = draws.draw("f", logs.function(of: Log.self))
        return draws.same(censor(tell(a, .pure(v)), f), tell(f(a), .pure(v)))
      },
      Law(
        "writer.pass-censor",
        "m.map { ($0, f) }.pass() == m.censor(f)",
        "to pass a log through one function is to rewrite it",
        source: source
      ) { [programs, logs] draws in
        let m = draws.draw("m", programs)
        let f = draws.draw("f", logs.function(of: Log.self))
        return draws.same(pass(m) { _ in f }, censor(m, f))
      },
    ]
  }
}
