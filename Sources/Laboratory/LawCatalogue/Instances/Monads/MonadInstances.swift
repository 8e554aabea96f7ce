import ComonadLab
import ComonadLaws

/// The instances of the monads.
let monadInstances: [Instance] = [
  Instance(
    "State",
    monadLaws(.states, values: .cases),
    stateLaws(.states, stateOperations)
  ),
  Instance(
    "Writer",
    monadLaws(.writers, values: .cases),
    writerLaws(.writers, writerOperations)
  ),
  Instance("Update", monadLaws(.updates, values: .cases), updateLaws()),
  Instance("Reader", monadLaws(.readers, values: .cases), readerLaws()),
  Instance("Walk", monadLaws(.walks, values: .cases)),
  Instance(
    "Free.Inputs",
    monadLaws(.sends, values: .cases),
    bindLaws(Generator<Free<Inputs<Bit>, Bit>>.sends)
  ),
  Instance(
    "Free.Questions",
    monadLaws(.programs, values: .cases),
    freeLaws(
      Generator<Free<BitQuestions, Bit>>.programs,
      values: .cases,
      shapes: .cases,
      operations: .standard
    ),
    bindLaws(Generator<Free<BitQuestions, Bit>>.programs)
  ),
  Instance(
    "Free.Commands",
    freeLaws(.scripts, values: .cases, shapes: .cases, operations: .standard),
    bindLaws(Generator<Script>.scripts)
  ),
  Instance("Free.meaning", freeMeaningLaws()),
]

// MARK: - Operations

/// A program whose position is one of three, and whose answer is one of two.
typealias TritState = State<Trit, Bit>

let stateOperations = StateOperations<TritState>(
  put: { position, next in State.put(position).flatMap { next } },
  get: { State.get.flatMap($0) }
)

/// A program that answers with one of two, given one of three environments.
typealias TritReader = Reader<Trit, Bit>

/// A thunk that dispatches words to a dial.
typealias Thunk = Update<SpelledDial, Bit>

/// A program that writes words to its log, and answers with one of two values.
typealias WordWriter = Writer<String, Bit>

let writerOperations = WriterOperations<WordWriter>(
  tell: { log, next in Writer.tell(log).flatMap { next } },
  listen: { program, next in program.listen().flatMap { next($0.log, $0.value) } },
  pass: { program, rewrite in program.map { ($0, rewrite($0)) }.pass() },
  censor: { $0.censor($1) }
)

extension FreeOperations where M == Free<F, Bit>, F: SendableMetatype {
  /// The operations of free programs.
  static var standard: FreeOperations {
    FreeOperations(
      liftF: { Free.liftF($0).flatMap($1) },
      fold: { $0.fold($1) },
      foldFree: { $0.foldFree($1) },
      hoist: { $0.hoist($1) },
      iter: { $0.iter($1) },
      cutoff: { $0.cutoff(after: $1) }
    )
  }
}

// MARK: - Isomorphisms

/// The instances of the monads that are isomorphic to the programs of a container.
let isomorphismInstances: [Instance] = [
  ("State=Co", isomorphismLaws(.states, \.meaning, State<Trit, Bit>.init(meaning:))),
  ("Reader=Co", isomorphismLaws(.readers, \.meaning, Reader<Trit, Bit>.init(meaning:))),
  ("Writer=Co", isomorphismLaws(.writers, \.meaning, Writer<String, Bit>.init(meaning:))),
  ("Update=Co", isomorphismLaws(.updates, \.meaning, Update<SpelledDial, Bit>.init(meaning:))),
  ("Free.Inputs=Co", isomorphismLaws(.sends, \.meaning, Free<Inputs<Bit>, Bit>.init(meaning:))),
  ("Walk=Co", isomorphismLaws(.walks, \.meaning, Walk<Bit>.init(meaning:))),
].map { name, laws in Instance(name, laws) }

/// Returns the laws of programs that mean those of a container, and of the way back.
func isomorphismLaws<M: Monad & Observed, C: SampledContainer>(
  _ programs: Generator<M>,
  _ there: @escaping @Sendable (M) -> Co<C, Bit>,
  _ back: @escaping @Sendable (Co<C, Bit>) -> M
) -> Suite where M.Value == Bit {
  monadIsomorphismLaws(
    programs,
    Generator<Co<C, Bit>>.walks(values: .cases),
    values: .cases,
    there: there,
    back: back
  )
}
