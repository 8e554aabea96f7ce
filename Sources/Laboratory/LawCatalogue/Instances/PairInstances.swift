import CofreeFree
public import ComonadLaws
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// The instances of the pairs: what their comonad, their monad and their pairing must satisfy.
///
/// The laws of a comonad that is an instance of its own are worth a fifth of the cases here.
public let pairInstances: [Instance] = [
  storeState, mooreFree, cofreeFree, tracedWriter, ledgerUpdate, envReader, zipperWalk,
]

private let storeState = Instance(
  "Store-State",
  comonadLaws(.stores, values: .cases).worth(0.2),
  monadLaws(.states, values: .cases),
  pairingLaws(
    Generator<State<Trit, Bit>>.states,
    Generator<Store<Trit, Bit>>.stores,
    answers: .cases,
    values: .cases,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ),
  storeStateLaws(
    Generator<Store<Trit, Bit>>.stores,
    positions: .cases,
    put: { pair(.put($0), $1) { $1 } },
    get: { pair(.get, $0) { PairingResult($0, $1) } }
  ),
  runnerLaws(Generator<State<Trit, Bit>>.states, .stores, answers: .cases) { $0.move(by: $1) },
  moveLaws(
    Generator<Store<Trit, Bit>>.stores,
    movements: Generator<State<Trit, Bit>>.states.map { $0.map { _ in } },
    values: .cases
  ) { pair($0, $1) { $1 } }
)

private let mooreFree = Instance(
  "Moore-Free",
  comonadLaws(Generator<Moore<Bit, Bit>>.machines, values: .cases).worth(0.2),
  monadLaws(.sends, values: .cases),
  pairingLaws(
    Generator<Free<Inputs<Bit>, Bit>>.sends,
    Generator<Moore<Bit, Bit>>.machines,
    answers: .cases,
    values: .cases,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ),
  mooreFreeLaws(.machines, inputs: .cases) { pair(.send($0), $1) { $1 } },
  runnerLaws(.sends, Generator<Moore<Bit, Bit>>.machines, answers: .cases) { $0.move(by: $1) },
  moveLaws(
    Generator<Moore<Bit, Bit>>.machines,
    movements: Generator<Free<Inputs<Bit>, Bit>>.sends.map { $0.map { _ in } },
    values: .cases
  ) { pair($0, $1) { $1 } }
)

private let cofreeFree = Instance(
  "Cofree-Free",
  comonadLaws(Generator<Cofree<Dual<Questions>, Bit>>.objects, values: .cases).worth(0.5),
  monadLaws(.programs, values: .cases),
  pairingLaws(
    Generator<Free<Questions, Bit>>.programs,
    Generator<Cofree<Dual<Questions>, Bit>>.objects,
    answers: .cases,
    values: .cases,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ),
  cofreeFreeLaws(
    .objects,
    operations: .cases,
    programs: .programs,
    liftF: { pair(Free<Questions, Bit>.liftF($0), $1) { PairingResult($0, $1) } },
    pair: { pair($0, $1) { PairingResult($0, $1) } }
  ),
  runnerLaws(
    .programs,
    Generator<Cofree<Dual<Questions>, Bit>>.objects,
    answers: .cases
  ) { $0.move(by: $1) },
  moveLaws(
    Generator<Cofree<Dual<Questions>, Bit>>.objects,
    movements: Generator<Free<Questions, Bit>>.programs.map { $0.map { _ in } },
    values: .cases
  ) { pair($0, $1) { $1 } }
)

private let tracedWriter = Instance(
  "Traced-Writer",
  comonadLaws(Generator<Traced<String, Bit>>.traces, values: .cases).worth(0.2),
  monadLaws(.writers, values: .cases),
  pairingLaws(
    Generator<Writer<String, Bit>>.writers,
    Generator<Traced<String, Bit>>.traces,
    answers: .cases,
    values: .cases,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ),
  tracedWriterLaws(
    Generator<Traced<String, Bit>>.traces,
    logs: .words,
    tell: { pair(.tell($0), $1) { $1 } },
    trace: { $1.trace($0) }
  ),
  runnerLaws(.writers, Generator<Traced<String, Bit>>.traces, answers: .cases) { $0.move(by: $1) },
  moveLaws(
    Generator<Traced<String, Bit>>.traces,
    movements: Generator<Writer<String, Bit>>.writers.map { $0.map { _ in } },
    values: .cases
  ) { pair($0, $1) { $1 } }
)

private let ledgerUpdate = Instance(
  "Ledger-Update",
  comonadLaws(Generator<Ledger<SpelledDial, Bit>>.ledgers, values: .cases),
  monadLaws(.updates, values: .cases),
  pairingLaws(
    Generator<Update<SpelledDial, Bit>>.updates,
    Generator<Ledger<SpelledDial, Bit>>.ledgers,
    answers: .cases,
    values: .cases,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ),
  ledgerUpdateLaws(
    Generator<Ledger<SpelledDial, Bit>>.ledgers,
    changes: .words,
    dispatch: { pair(.dispatch($0), $1) { $1 } },
    reduced: { change, ledger in
      pair(Update<SpelledDial, Void>.dispatch(change).flatMap { .getState }, ledger) {
        PairingResult($0, $1)
      }
    }
  ),
  runnerLaws(
    .updates,
    Generator<Ledger<SpelledDial, Bit>>.ledgers,
    answers: .cases
  ) { $0.move(by: $1) },
  moveLaws(
    Generator<Ledger<SpelledDial, Bit>>.ledgers,
    movements: Generator<Update<SpelledDial, Bit>>.updates.map { $0.map { _ in } },
    values: .cases
  ) { pair($0, $1) { $1 } }
)

private let envReader = Instance(
  "Env-Reader",
  comonadLaws(Generator<Env<Trit, Bit>>.environments, values: .cases).worth(0.2),
  monadLaws(.readers, values: .cases),
  pairingLaws(
    Generator<Reader<Trit, Bit>>.readers,
    Generator<Env<Trit, Bit>>.environments,
    answers: .cases,
    values: .cases,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ),
  envReaderLaws(Generator<Env<Trit, Bit>>.environments) {
    pair(Reader<Trit, Trit>.ask, $0) { PairingResult($0, $1) }
  },
  runnerLaws(.readers, Generator<Env<Trit, Bit>>.environments, answers: .cases) {
    $0.move(by: $1)
  },
  moveLaws(
    Generator<Env<Trit, Bit>>.environments,
    movements: Generator<Reader<Trit, Bit>>.readers.map { $0.map { _ in } },
    values: .cases
  ) { pair($0, $1) { $1 } }
)

private let zipperWalk = Instance(
  "Zipper-Walk",
  comonadLaws(Generator<Zipper<Bit>>.rows, values: .cases).worth(0.2),
  monadLaws(.walks, values: .cases),
  pairingLaws(
    Generator<Walk<Bit>>.walks,
    Generator<Zipper<Bit>>.rows,
    answers: .cases,
    values: .cases,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ),
  zipperWalkLaws(
    Generator<Zipper<Bit>>.rows,
    position: { index, row in
      pair(Walk<Void>.to(index).flatMap { .position }, row) { PairingResult($0, $1) }
    },
    sides: { row in [Walk<Void>.left, .right].map { pair($0, row) { $1 } } }
  ),
  runnerLaws(.walks, Generator<Zipper<Bit>>.rows, answers: .cases) { $0.move(by: $1) },
  moveLaws(
    Generator<Zipper<Bit>>.rows,
    movements: Generator<Walk<Bit>>.walks.map { $0.map { _ in } },
    values: .cases
  ) { pair($0, $1) { $1 } }
)
