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
  comonadLaws(Generator<Store<Trit, Bit>>.stores, values: .cases).worth(0.2),
  pairLaws(
    Generator<State<Trit, Bit>>.states,
    Generator<Store<Trit, Bit>>.stores,
    anchor: storeStateLaws(
      Generator<Store<Trit, Bit>>.stores,
      positions: .cases,
      put: { pair(.put($0), $1) { $1 } },
      get: { pair(.get, $0) { PairingResult($0, $1) } }
    ),
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:),
    run: { $0.move(by: $1) }
  ),
  moveLaws(
    Generator<Store<Trit, Bit>>.stores,
    movements: Generator<State<Trit, Bit>>.states.map { $0.map { _ in } },
    values: .cases
  ) {
    pair($0, $1) { $1 }
  }
)

private let mooreFree = Instance(
  "Moore-Free",
  comonadLaws(Generator<Moore<Bit, Bit>>.machines, values: .cases).worth(0.2),
  pairLaws(
    Generator<Free<Inputs<Bit>, Bit>>.sends,
    Generator<Moore<Bit, Bit>>.machines,
    anchor: mooreFreeLaws(.machines, inputs: .cases) { pair(.send($0), $1) { $1 } },
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:),
    run: { $0.move(by: $1) }
  ),
  moveLaws(
    Generator<Moore<Bit, Bit>>.machines,
    movements: Generator<Free<Inputs<Bit>, Bit>>.sends.map { $0.map { _ in } },
    values: .cases
  ) {
    pair($0, $1) { $1 }
  }
)

private let cofreeFree = Instance(
  "Cofree-Free",
  comonadLaws(Generator<Cofree<Dual<Questions>, Bit>>.objects, values: .cases).worth(0.5),
  pairLaws(
    Generator<Free<Questions, Bit>>.programs,
    Generator<Cofree<Dual<Questions>, Bit>>.objects,
    anchor: cofreeFreeLaws(
      .objects,
      operations: .cases,
      programs: .programs,
      liftF: { pair(Free<Questions, Bit>.liftF($0), $1) { PairingResult($0, $1) } },
      pair: { pair($0, $1) { PairingResult($0, $1) } }
    ),
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:),
    run: { $0.move(by: $1) }
  ),
  moveLaws(
    Generator<Cofree<Dual<Questions>, Bit>>.objects,
    movements: Generator<Free<Questions, Bit>>.programs.map { $0.map { _ in } },
    values: .cases
  ) {
    pair($0, $1) { $1 }
  }
)

private let tracedWriter = Instance(
  "Traced-Writer",
  comonadLaws(Generator<Traced<String, Bit>>.traces, values: .cases).worth(0.2),
  pairLaws(
    Generator<Writer<String, Bit>>.writers,
    Generator<Traced<String, Bit>>.traces,
    anchor: tracedWriterLaws(
      Generator<Traced<String, Bit>>.traces,
      logs: .words,
      tell: { pair(.tell($0), $1) { $1 } },
      trace: { $1.trace($0) }
    ),
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:),
    run: { $0.move(by: $1) }
  ),
  moveLaws(
    Generator<Traced<String, Bit>>.traces,
    movements: Generator<Writer<String, Bit>>.writers.map { $0.map { _ in } },
    values: .cases
  ) {
    pair($0, $1) { $1 }
  }
)

private let ledgerUpdate = Instance(
  "Ledger-Update",
  comonadLaws(Generator<Ledger<SpelledDial, Bit>>.ledgers, values: .cases),
  pairLaws(
    Generator<Update<SpelledDial, Bit>>.updates,
    Generator<Ledger<SpelledDial, Bit>>.ledgers,
    anchor: ledgerUpdateLaws(
      Generator<Ledger<SpelledDial, Bit>>.ledgers,
      changes: .words,
      dispatch: { pair(.dispatch($0), $1) { $1 } },
      reduced: { change, ledger in
        pair(Update<SpelledDial, Void>.dispatch(change).flatMap { .getState }, ledger) {
          PairingResult($0, $1)
        }
      }
    ),
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:),
    run: { $0.move(by: $1) }
  ),
  moveLaws(
    Generator<Ledger<SpelledDial, Bit>>.ledgers,
    movements: Generator<Update<SpelledDial, Bit>>.updates.map { $0.map { _ in } },
    values: .cases
  ) {
    pair($0, $1) { $1 }
  }
)

private let envReader = Instance(
  "Env-Reader",
  comonadLaws(Generator<Env<Trit, Bit>>.environments, values: .cases).worth(0.2),
  pairLaws(
    Generator<Reader<Trit, Bit>>.readers,
    Generator<Env<Trit, Bit>>.environments,
    anchor: envReaderLaws(Generator<Env<Trit, Bit>>.environments) {
      pair(Reader<Trit, Trit>.ask, $0) { PairingResult($0, $1) }
    },
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:),
    run: { $0.move(by: $1) }
  ),
  moveLaws(
    Generator<Env<Trit, Bit>>.environments,
    movements: Generator<Reader<Trit, Bit>>.readers.map { $0.map { _ in } },
    values: .cases
  ) {
    pair($0, $1) { $1 }
  }
)

private let zipperWalk = Instance(
  "Zipper-Walk",
  comonadLaws(Generator<Zipper<Bit>>.rows, values: .cases).worth(0.2),
  pairLaws(
    Generator<Walk<Bit>>.walks,
    Generator<Zipper<Bit>>.rows,
    anchor: zipperWalkLaws(
      Generator<Zipper<Bit>>.rows,
      position: { index, row in
        pair(Walk<Void>.to(index).flatMap { .position }, row) { PairingResult($0, $1) }
      },
      sides: { row in [Walk<Void>.left, .right].map { pair($0, row) { $1 } } }
    ),
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:),
    run: { $0.move(by: $1) }
  ),
  moveLaws(
    Generator<Zipper<Bit>>.rows,
    movements: Generator<Walk<Bit>>.walks.map { $0.map { _ in } },
    values: .cases
  ) {
    pair($0, $1) { $1 }
  }
)

/// Returns the laws of a monad, of how its programs are paired with spaces, and how they run in them.
///
/// The laws of moves are not among them: Swift cannot build the signature of a function over a type
/// that is both `Explorable` and a `PairedComonad`.
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - spaces: The generator of the spaces.
///   - anchor: The laws of where the effects of programs lead.
///   - pair: The pairing of a program with a space.
///   - everywhere: The same pairing, of a program with the space of spaces.
///   - run: Moves a space by a program, and returns the answer.
/// - Returns: The suite.
func pairLaws<M: Monad & Observed, W: Explorable>(
  _ programs: Generator<M>,
  _ spaces: Generator<W>,
  anchor: Suite,
  pair:
    @escaping @Sendable (M, W, (Bit, Bit) -> PairingResult<Bit, Bit>) -> PairingResult<Bit, Bit>,
  everywhere:
    @escaping @Sendable (M, W.Duplicate, (Bit, W) -> PairingResult<Bit, Bit>) -> PairingResult<
      Bit, Bit
    >,
  run: @escaping @Sendable (inout W, M) -> Bit
) -> Suite where M.Value == Bit, W.Focus == Bit {
  let suites = [
    monadLaws(programs, values: .cases),
    pairingLaws(
      programs,
      spaces,
      answers: .cases,
      values: .cases,
      pair: pair,
      everywhere: everywhere
    ),
    anchor,
    runnerLaws(programs, spaces, answers: .cases, run: run),
  ]
  return Suite("pair") { suites }
}
