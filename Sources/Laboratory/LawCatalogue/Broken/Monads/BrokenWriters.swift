import ComonadLab
import ComonadLaws

extension Writer: ForeseenProgram where Log == String, Value == Bit {
  var answer: Bit { run().value }
}

/// Returns the laws of writer programs whose monad is wrong.
func laws<Fault: MonadFault>(of fault: Fault.Type) -> [Suite] where Fault.Program == WordWriter {
  let programs = Generator<WordWriter>.writers.map { FaultyMonad<Fault>($0) }
  let operations = WriterOperations<FaultyMonad<Fault>>(
    tell: { log, next in FaultyMonad(Writer.tell(log).map { .zero }).flatMap { _ in next } },
    listen: { program, next in
      let heard = program.program.listen()
      return FaultyMonad(heard.map { $0.value }).flatMap { next(heard.run().value.log, $0) }
    },
    pass: { program, rewrite in FaultyMonad(program.program.map { ($0, rewrite($0)) }.pass()) },
    censor: { FaultyMonad($0.program.censor($1)) }
  )
  return [
    monadLaws(programs, values: .cases),
    writerLaws(programs, operations),
  ]
}

private let writer = FaultFamily("Writer", writerOperations) {
  monadLaws(.writers, values: .cases)
  writerLaws(.writers, $0)
}

private let flatMap = OperationFamily<[Suite]>("Writer", "flatMap")
private let tell = writer.faults(of: "tell", \.tell)
private let censor = writer.faults(of: "censor", \.censor)

/// The writer monads in which one operation is wrong.
let brokenWriters: [BrokenInstance] = [
  tell("M7", "tell tells twice") { log, next in Writer.tell(log + log).flatMap { next } }
    .caught(by: "writer.tell-tell", "writer.censor-tell"),
  flatMap("M9", "flatMap drops the second log", laws(of: SecondDropped<WordWriter>.self))
    .caught(by: "monad.left-identity", "writer.tell-empty"),
  tell("M19", "tell writes the letter a for every log") { _, next in
    Writer.tell("a").flatMap { next }
  }.caught(by: "writer.tell-empty", "writer.tell-tell"),
  writer("M20", "listen", "listen drops the log of its program") {
    $0.listen = { program, next in
      program.listen().censor { _ in "" }.flatMap { next($0.log, $0.value) }
    }
  }.caught(by: "writer.listen-value", "writer.listen-tell"),
  censor("M21", "censor rewrites twice") { $0.censor(twice($1)) }
    .caught(by: "writer.censor-composition", "writer.pass-censor"),
  censor("M22", "censor writes the original log, too") { program, rewrite in
    program.censor { $0 + rewrite($0) }
  }.caught(by: "writer.censor-identity", "writer.censor-composition"),
  writer("M23", "pass", "pass does not rewrite") { $0.pass = { program, _ in program } }
    .caught(by: "writer.pass-censor"),
]
