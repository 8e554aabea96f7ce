import ComonadLaws
import Comonads
import TracedWriter

/// A program that tells words, and whose answer is one of two.
typealias WordWriter = Writer<String, Bit>

extension Writer: ForeseenProgram where Log == String, Value == Bit {
  var answer: Bit { run().value }
}

/// `pure` tells something.
private enum PureTells: MonadFault {
  static func pure(_ value: Bit) -> WordWriter { Writer.tell("a").map { value } }
}

/// The operations of writer programs besides those of their monad.
private struct TellingOperations: Sendable {
  var tell: @Sendable (String) -> Writer<String, Void> = { .tell($0) }

  var listen: @Sendable (WordWriter) -> Writer<String, (value: Bit, log: String)> = {
    $0.listen()
  }

  var pass: @Sendable (Writer<String, (Bit, (String) -> String)>) -> WordWriter = { $0.pass() }

  var censor: @Sendable (WordWriter, @escaping (String) -> String) -> WordWriter = {
    $0.censor($1)
  }
}

/// Returns the laws of writer programs whose monad or whose operations may be faulty.
private func laws<Fault: MonadFault>(
  of fault: Fault.Type,
  _ operations: TellingOperations = TellingOperations()
) -> Suite where Fault.Program == WordWriter {
  let programs = Generator<WordWriter>.writers.map { FaultyMonad<Fault>($0) }
  return Suite("writer") {
    monadLaws(programs, values: .cases)
    writerLaws(programs, values: .cases, logs: .words, operations: faulty(operations))
  }
}

/// Returns the operations of writer programs whose monad has a fault.
private func faulty<Fault: MonadFault>(
  _ operations: TellingOperations
) -> WriterOperations<FaultyMonad<Fault>, String> where Fault.Program == WordWriter {
  WriterOperations(
    tell: { log, next in
      FaultyMonad(operations.tell(log).map { .zero }).flatMap { _ in next }
    },
    listen: { program, next in
      let heard = operations.listen(program.program)
      return FaultyMonad(heard.map { $0.value }).flatMap { next(heard.run().value.log, $0) }
    },
    pass: { program, rewrite in
      FaultyMonad(operations.pass(program.program.map { ($0, rewrite($0)) }))
    },
    censor: { FaultyMonad(operations.censor($0.program, $1)) }
  )
}

/// Returns the laws of telling and listening for writer programs whose monad has a fault.
func writerLaws<Fault: MonadFault>(
  _ programs: Generator<FaultyMonad<Fault>>
) -> Suite where Fault.Program == WordWriter {
  writerLaws(programs, values: .cases, logs: .words, operations: faulty(TellingOperations()))
}

private let writer = FaultFamily("Writer", TellingOperations()) {
  laws(of: NoMonadFault<WordWriter>.self, $0)
}

private let tell = writer.faults(of: "tell", \.tell)
private let censor = writer.faults(of: "censor", \.censor)

/// The writer monads in which one operation is wrong.
let brokenWriters: [BrokenInstance] = [
  FaultyInstance("Writer.M6", "flatMap", "flatMap tells what comes later first") {
    laws(of: SecondBeforeFirst<WordWriter>.self)
  }.caught(by: "writer.tell-tell", "writer.listen-tell"),
  tell("M7", "tell tells twice") { .tell($0 + $0) }
    .caught(by: "writer.tell-tell", "writer.censor-tell"),
  FaultyInstance("Writer.M8", "flatMap", "flatMap drops the first log") {
    laws(of: FirstDropped<WordWriter>.self)
  }.caught(by: "writer.listen-value", "writer.censor-tell"),
  FaultyInstance("Writer.M9", "flatMap", "flatMap drops the second log") {
    laws(of: SecondDropped<WordWriter>.self)
  }.caught(by: "monad.left-identity", "writer.tell-empty"),
  FaultyInstance("Writer.M10", "flatMap", "flatMap tells the first log twice") {
    laws(of: FirstTwice<WordWriter>.self)
  }.caught(by: "monad.associativity", "writer.listen-value"),
  FaultyInstance("Writer.M11", "pure", "pure tells something") { laws(of: PureTells.self) }
    .caught(by: "monad.left-identity", "writer.listen-value"),
  tell("M19", "tell tells the letter a, whatever it is given") { _ in .tell("a") }
    .caught(by: "writer.tell-empty", "writer.tell-tell"),
  writer("M20", "listen", "listen does not tell what it hears") {
    $0.listen = { $0.listen().censor { _ in "" } }
  }.caught(by: "writer.listen-value", "writer.listen-tell"),
  censor("M21", "censor rewrites twice") { program, rewrite in
    program.censor { rewrite(rewrite($0)) }
  }.caught(by: "writer.censor-composition", "writer.pass-censor"),
  censor("M22", "censor tells the log as it was, too") { program, rewrite in
    program.censor { $0 + rewrite($0) }
  }.caught(by: "writer.censor-identity", "writer.censor-composition"),
  writer("M23", "pass", "pass does not rewrite") { $0.pass = { $0.map { $0.0 } } }
    .caught(by: "writer.pass-censor"),
]
