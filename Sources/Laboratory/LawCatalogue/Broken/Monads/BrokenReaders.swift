import ComonadLaws
import Comonads

/// A program that answers with one of two, given one of three environments.
private typealias TritReader = Reader<Trit, Bit>

/// The operations of reader programs besides those of their monad.
private struct EnvironmentOperations: Sendable {
  var ask: @Sendable (@escaping (Trit) -> TritReader) -> TritReader = { Reader.ask.flatMap($0) }
  var local: @Sendable (@escaping (Trit) -> Trit, TritReader) -> TritReader = { $1.local($0) }
}

private let reader = FaultFamily("Reader", EnvironmentOperations()) {
  readerLaws(
    Generator<TritReader>.readers,
    environments: .cases,
    operations: ReaderOperations(ask: $0.ask, local: $0.local)
  )
}

private let ask = reader.faults(of: "ask", \.ask)
private let local = reader.faults(of: "local", \.local)

/// The reader monads in which one operation is wrong.
let brokenReaders: [BrokenInstance] = [
  ask("M32", "ask answers with the first environment") { next in Reader { next(.zero).run($0) } }
    .caught(by: "reader.local-ask"),
  ask("M33", "ask changes the environment of what follows") { next in
    Reader { next($0).run($0.next) }
  }.caught(by: "reader.ask-discarded", "reader.ask-ask"),
  local("M34", "local does not change the environment") { _, program in program }
    .caught(by: "reader.local-ask"),
  local("M35", "local changes the environment twice") { change, program in
    program.local { change(change($0)) }
  }.caught(by: "reader.local-composition", "reader.local-ask"),
  local("M36", "local goes one environment too far") { change, program in
    program.local { change($0).next }
  }.caught(by: "reader.local-identity", "reader.local-composition"),
  local("M37", "local changes the environment only if the answer is one") { change, program in
    Reader { program.run(program.run($0) == .zero ? $0 : change($0)) }
  }.caught(by: "reader.local-composition", "reader.local-flatMap"),
]
