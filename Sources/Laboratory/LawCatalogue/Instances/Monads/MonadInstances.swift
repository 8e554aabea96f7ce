import ComonadLaws
import Comonads
import FreeMonad
import LedgerUpdate
import StoreState
import TracedWriter

/// The instances of the monads.
let monadInstances: [Instance] = [
  Instance(
    "State",
    monadLaws(.states, values: .cases),
    stateLaws(
      Generator<State<Trit, Bit>>.states,
      positions: Generator<Trit>.cases,
      operations: StateOperations(
        put: { position, next in State.put(position).flatMap { next } },
        get: { State.get.flatMap($0) }
      )
    )
  ),
  Instance(
    "Writer",
    monadLaws(.writers, values: .cases),
    writerLaws(
      Generator<Writer<String, Bit>>.writers,
      values: .cases,
      logs: .words,
      operations: WriterOperations(
        tell: { log, next in Writer.tell(log).flatMap { next } },
        listen: { program, next in program.listen().flatMap { next($0.log, $0.value) } },
        pass: { program, rewrite in program.map { ($0, rewrite($0)) }.pass() },
        censor: { $0.censor($1) }
      )
    )
  ),
  Instance(
    "Update",
    monadLaws(.updates, values: .cases),
    updateLaws(
      Generator<Update<SpelledDial, Bit>>.updates,
      changes: .words,
      operations: UpdateOperations<Update<SpelledDial, Bit>, SpelledDial>(
        dispatch: { change, next in Update.dispatch(change).flatMap { next } },
        getState: { Update.getState.flatMap($0) }
      )
    )
  ),
  Instance(
    "Reader",
    monadLaws(.readers, values: .cases),
    readerLaws(
      Generator<Reader<Trit, Bit>>.readers,
      environments: Generator<Trit>.cases,
      operations: ReaderOperations(
        ask: { Reader.ask.flatMap($0) },
        local: { change, program in program.local(change) }
      )
    )
  ),
  Instance("Walk", monadLaws(.walks, values: .cases)),
  Instance(
    "Free.Inputs",
    monadLaws(.sends, values: .cases),
    bindLaws(Generator<Free<Inputs<Bit>, Bit>>.sends) { $0.flatMap($1) }
  ),
  Instance(
    "Free.Questions",
    monadLaws(.programs, values: .cases),
    freeLaws(
      Generator<Free<Questions, Bit>>.programs,
      values: .cases,
      shapes: .cases,
      operations: FreeOperations<Free<Questions, Bit>, Questions>(
        liftF: { Free<Questions, Bit>.liftF($0).flatMap($1) },
        fold: { $0.fold($1) },
        foldFree: { $0.foldFree($1) },
        hoist: { $0.hoist($1) },
        iter: { $0.iter($1) },
        cutoff: { $0.cutoff(after: $1) }
      )
    ),
    bindLaws(Generator<Free<Questions, Bit>>.programs) { $0.flatMap($1) }
  ),
  Instance(
    "Free.meaning",
    freeMeaningLaws(Generator<Free<Questions, Bit>>.programs, values: .cases, shapes: .cases)
  ),
]
