public import ComonadLaws
import Comonads

/// A program that answers with one of two, given one of three environments.
private typealias TritReader = Reader<Trit, Bit>

/// The operations of reader programs besides those of their monad.
private struct EnvironmentOperations: Sendable {
  var ask: @Sendable (@escaping (Trit) -> TritReader) -> TritReader = { Reader.ask.flatMap($0) }
  var local: @Sendable (@escaping (Trit) -> Trit, TritReader) -> TritReader = { $1.local($0) }
}

private let reader = FaultFamily("Reader", EnvironmentOperations()) {
  [
    readerLaws(
      Generator<TritReader>.readers,
      environments: .cases,
      operations: ReaderOperations(ask: $0.ask, local: $0.local)
    )
  ]
}

/// The reader monads in which one operation is wrong.
public let brokenReaders: [BrokenInstance] = [
  reader("M32", "ask", "ask answers with the first environment") {
    $0.ask = { next in Reader { next(.zero).run($0) } }
  }.caught(by: "reader.local-ask"),
  reader("M33", "ask", "ask changes the environment of what follows") {
    $0.ask = { next in Reader { next($0).run($0.next) } }
  }.caught(by: "reader.ask-discarded", "reader.ask-ask"),
  reader("M34", "local", "local does not change the environment") {
    $0.local = { _, program in program }
  }.caught(by: "reader.local-ask"),
  reader("M35", "local", "local changes the environment twice") {
    $0.local = { change, program in program.local { change(change($0)) } }
  }.caught(by: "reader.local-composition", "reader.local-ask"),
  reader("M36", "local", "local goes one environment too far") {
    $0.local = { change, program in program.local { change($0).next } }
  }.caught(by: "reader.local-identity", "reader.local-composition"),
  reader("M37", "local", "local changes the environment only if the answer is one") {
    $0.local = { change, program in
      Reader { program.run(program.run($0) == .zero ? $0 : change($0)) }
    }
  }.caught(by: "reader.local-composition", "reader.local-flatMap"),
]
