public import ComonadLaws
import Comonads
import TracedWriter

/// A writer monad in which one operation may be wrong.
protocol WriterFault: SendableMetatype {
  static func pure<V>(_ value: V) -> Writer<String, V>
  static func flatMap<V, O>(
    _ m: Writer<String, V>,
    _ next: @escaping (V) -> Writer<String, O>
  ) -> Writer<String, O>
  static func tell(_ log: String) -> Writer<String, Void>
  static func listen<V>(_ m: Writer<String, V>) -> Writer<String, (value: V, log: String)>
  static func pass<V>(_ m: Writer<String, (V, (String) -> String)>) -> Writer<String, V>
  static func censor<V>(
    _ m: Writer<String, V>,
    _ rewrite: @escaping (String) -> String
  ) -> Writer<String, V>
}

extension WriterFault {
  static func pure<V>(_ value: V) -> Writer<String, V> { .pure(value) }
  static func flatMap<V, O>(
    _ m: Writer<String, V>,
    _ next: @escaping (V) -> Writer<String, O>
  ) -> Writer<String, O> { m.flatMap(next) }
  static func tell(_ log: String) -> Writer<String, Void> { .tell(log) }
  static func listen<V>(_ m: Writer<String, V>) -> Writer<String, (value: V, log: String)> {
    m.listen()
  }
  static func pass<V>(_ m: Writer<String, (V, (String) -> String)>) -> Writer<String, V> {
    m.pass()
  }
  static func censor<V>(
    _ m: Writer<String, V>,
    _ rewrite: @escaping (String) -> String
  ) -> Writer<String, V> { m.censor(rewrite) }
}

/// A writer program that does what its fault says.
struct FaultyWriter<Fault: WriterFault, Value>: Monad {
  let program: Writer<String, Value>

  static func pure(_ value: Value) -> FaultyWriter { FaultyWriter(program: Fault.pure(value)) }

  func map<Other>(_ f: @escaping (Value) -> Other) -> FaultyWriter<Fault, Other> {
    FaultyWriter<Fault, Other>(program: program.map(f))
  }

  func flatMap<Other>(
    _ next: @escaping (Value) -> FaultyWriter<Fault, Other>
  ) -> FaultyWriter<Fault, Other> {
    FaultyWriter<Fault, Other>(program: Fault.flatMap(program) { next($0).program })
  }
}

extension FaultyWriter: Observed where Value: Observed {
  func show(in reading: inout Reading) { program.show(in: &reading) }
}

/// Does nothing wrong.
enum LawfulWriter: WriterFault {}

/// Tells what comes later first.
enum BindReversed: WriterFault {
  static func flatMap<V, O>(
    _ m: Writer<String, V>,
    _ next: @escaping (V) -> Writer<String, O>
  ) -> Writer<String, O> {
    bind(m, next) { $1 + $0 }
  }
}

/// Tells every log twice.
enum TellsTwice: WriterFault {
  static func tell(_ log: String) -> Writer<String, Void> { .tell(log + log) }
}

/// Does not tell what the first program tells.
enum BindDropsFirst: WriterFault {
  static func flatMap<V, O>(
    _ m: Writer<String, V>,
    _ next: @escaping (V) -> Writer<String, O>
  ) -> Writer<String, O> {
    bind(m, next) { $1 }
  }
}

/// Does not tell what the continuation tells.
enum BindDropsSecond: WriterFault {
  static func flatMap<V, O>(
    _ m: Writer<String, V>,
    _ next: @escaping (V) -> Writer<String, O>
  ) -> Writer<String, O> {
    bind(m, next) { first, _ in first }
  }
}

/// Tells twice what the first program tells.
enum BindDoublesFirst: WriterFault {
  static func flatMap<V, O>(
    _ m: Writer<String, V>,
    _ next: @escaping (V) -> Writer<String, O>
  ) -> Writer<String, O> {
    bind(m, next) { $0 + $0 + $1 }
  }
}

/// Tells something where there is nothing to tell.
enum PureTells: WriterFault {
  static func pure<V>(_ value: V) -> Writer<String, V> { Writer.tell("a").map { value } }
}

/// Tells something even when told to tell nothing.
enum TellsMore: WriterFault {
  static func tell(_ log: String) -> Writer<String, Void> { .tell("a") }
}

/// Keeps what it hears for itself.
enum ListenSwallows: WriterFault {
  static func listen<V>(_ m: Writer<String, V>) -> Writer<String, (value: V, log: String)> {
    m.listen().censor { _ in "" }
  }
}

/// Rewrites a log twice.
enum CensorsTwice: WriterFault {
  static func censor<V>(
    _ m: Writer<String, V>,
    _ rewrite: @escaping (String) -> String
  ) -> Writer<String, V> { m.censor { rewrite(rewrite($0)) } }
}

/// Tells the log as it was and then as rewritten.
enum CensorKeeps: WriterFault {
  static func censor<V>(
    _ m: Writer<String, V>,
    _ rewrite: @escaping (String) -> String
  ) -> Writer<String, V> { m.censor { $0 + rewrite($0) } }
}

/// Passes the log unchanged.
enum PassIgnores: WriterFault {
  static func pass<V>(_ m: Writer<String, (V, (String) -> String)>) -> Writer<String, V> {
    m.map { $0.0 }
  }
}

/// Runs two programs, and tells what becomes of their logs.
private func bind<V, O>(
  _ m: Writer<String, V>,
  _ next: @escaping (V) -> Writer<String, O>,
  _ combine: @escaping (String, String) -> String
) -> Writer<String, O> {
  Writer { log in
    let (first, value) = m.run()
    let (second, other) = next(value).run()
    log.tell(combine(first, second))
    return other
  }
}

/// The writer monads in which one operation is wrong.
public let brokenWriters: [BrokenInstance] = [
  BrokenInstance(
    faulty("M6", BindReversed.self),
    operation: "flatMap",
    fault: "flatMap tells what comes later first",
    caughtBy: ["writer.listen-tell", "writer.tell-tell"]
  ),
  BrokenInstance(
    faulty("M7", TellsTwice.self),
    operation: "tell",
    fault: "tell tells twice",
    caughtBy: ["writer.censor-tell", "writer.tell-tell"]
  ),
  BrokenInstance(
    faulty("M8", BindDropsFirst.self),
    operation: "flatMap",
    fault: "flatMap drops the first log",
    caughtBy: ["writer.censor-tell", "writer.listen-value"]
  ),
  BrokenInstance(
    faulty("M9", BindDropsSecond.self),
    operation: "flatMap",
    fault: "flatMap drops the second log",
    caughtBy: ["monad.left-identity", "writer.tell-empty"]
  ),
  BrokenInstance(
    faulty("M10", BindDoublesFirst.self),
    operation: "flatMap",
    fault: "flatMap tells the first log twice",
    caughtBy: ["monad.associativity", "writer.listen-value"]
  ),
  BrokenInstance(
    faulty("M11", PureTells.self),
    operation: "pure",
    fault: "pure tells something",
    caughtBy: ["monad.left-identity", "writer.listen-value"]
  ),
  BrokenInstance(
    faulty("M19", TellsMore.self),
    operation: "tell",
    fault: "tell tells the letter a, whatever it is given",
    caughtBy: ["writer.tell-empty", "writer.tell-tell"]
  ),
  BrokenInstance(
    faulty("M20", ListenSwallows.self),
    operation: "listen",
    fault: "listen does not tell what it hears",
    caughtBy: ["writer.listen-tell", "writer.listen-value"]
  ),
  BrokenInstance(
    faulty("M21", CensorsTwice.self),
    operation: "censor",
    fault: "censor rewrites twice",
    caughtBy: ["writer.censor-composition", "writer.pass-censor"]
  ),
  BrokenInstance(
    faulty("M22", CensorKeeps.self),
    operation: "censor",
    fault: "censor tells the log as it was, too",
    caughtBy: ["writer.censor-composition", "writer.censor-identity"]
  ),
  BrokenInstance(
    faulty("M23", PassIgnores.self),
    operation: "pass",
    fault: "pass does not rewrite",
    caughtBy: ["writer.pass-censor"]
  ),
]

/// The instance of a fault.
private func faulty<Fault: WriterFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  let programs = Generator<Writer<String, Bit>>.writers
    .map { FaultyWriter<Fault, Bit>(program: $0) }
  return Instance(
    "Writer.\(name)",
    monadLaws(programs, values: .cases),
    writerLaws(programs, values: .cases, logs: .words, operations: operations(fault)),
    line: line
  )
}

/// The operations of a faulty writer.
func operations<Fault: WriterFault>(
  _ fault: Fault.Type
) -> WriterOperations<FaultyWriter<Fault, Bit>, String> {
  WriterOperations(
    tell: { log, next in FaultyWriter<Fault, Void>(program: Fault.tell(log)).flatMap { next } },
    listen: { program, next in
      FaultyWriter<Fault, (value: Bit, log: String)>(program: Fault.listen(program.program))
        .flatMap { next($0.log, $0.value) }
    },
    pass: { program, rewrite in
      FaultyWriter(program: Fault.pass(program.program.map { ($0, rewrite($0)) }))
    },
    censor: { FaultyWriter(program: Fault.censor($0.program, $1)) }
  )
}
