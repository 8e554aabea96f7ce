import ComonadLab
import ComonadLaws

/// The instances of the pairs: what their comonad, their monad and their pairing must satisfy.
///
/// The laws of a comonad that is an instance of its own are worth a share of the cases here.
let pairInstances: [Instance] = [
  paired(
    "Store-State",
    Generator<State<Trit, Bit>>.states,
    Generator<Store<Trit, Bit>>.stores,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { states, stores in
    storeStateLaws()
    moveLaws(stores, by: states.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  },
  paired(
    "Moore-Free",
    Generator<Free<Inputs<Bit>, Bit>>.sends,
    Generator<Moore<Bit, Bit>>.machines,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { sends, machines in
    mooreFreeLaws()
    moveLaws(machines, by: sends.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  },
  paired(
    "Cofree-Free",
    Generator<Free<BitQuestions, Bit>>.programs,
    Generator<Cofree<Dual<BitQuestions>, Bit>>.objects,
    comonad: 0.5,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { programs, objects in
    cofreeFreeLaws(
      objects,
      programs: programs,
      liftF: { pair(Free<BitQuestions, Bit>.liftF($0), $1) { PairingResult($0, $1) } },
      pair: { pair($0, $1) { PairingResult($0, $1) } }
    )
    moveLaws(objects, by: programs.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  },
  paired(
    "Traced-Writer",
    Generator<Writer<String, Bit>>.writers,
    Generator<Traced<String, Bit>>.traces,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { writers, traces in
    tracedWriterLaws(traces, tell: { pair(.tell($0), $1) { $1 } }, trace: { $1.trace($0) })
    moveLaws(traces, by: writers.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  },
  paired(
    "Ledger-Update",
    Generator<Update<SpelledDial, Bit>>.updates,
    Generator<Ledger<SpelledDial, Bit>>.ledgers,
    comonad: 1,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { updates, ledgers in
    ledgerUpdateLaws()
    moveLaws(ledgers, by: updates.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  },
  // A replica has many ways from each shape, which makes a case dear.
  paired(
    "Replica-Sync",
    Generator<Sync<ReplicaState<DialRule>, Bit>>.syncs,
    Generator<Replica<ReplicaState<DialRule>, Bit>>.replicas,
    comonad: 0.3,
    share: 0.3,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { syncs, replicas in
    replicaSyncLaws()
    moveLaws(replicas, by: syncs.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  },
  paired(
    "Env-Reader",
    Generator<Reader<Trit, Bit>>.readers,
    Generator<Env<Trit, Bit>>.environments,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { readers, environments in
    envReaderLaws()
    moveLaws(environments, by: readers.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  },
  paired(
    "Zipper-Walk",
    Generator<Walk<Bit>>.walks,
    Generator<Zipper<Bit>>.rows,
    pair: pair(_:_:combine:),
    everywhere: pair(_:_:combine:)
  ) {
    $0.move(by: $1)
  } effects: { walks, rows in
    zipperWalkLaws()
    moveLaws(rows, by: walks.map { $0.map { _ in } }) { pair($0, $1) { $1 } }
  },
]

/// The pairing of a program with a space.
typealias Pairing<M, W> =
  @Sendable (M, W, (Bit, Bit) -> PairingResult<Bit, Bit>) -> PairingResult<Bit, Bit>

/// The pairing of a program with the space of spaces.
typealias PairingEverywhere<M, W: Comonad> =
  @Sendable (M, W.Duplicate, (Bit, W) -> PairingResult<Bit, Bit>) -> PairingResult<Bit, Bit>

/// Returns the laws of a pairing of programs and spaces of bits.
func pairingLaws<M: Monad & Observed, W: Explorable>(
  _ programs: Generator<M>,
  _ spaces: Generator<W>,
  pair: @escaping Pairing<M, W>,
  everywhere: @escaping PairingEverywhere<M, W>
) -> Suite where M.Value == Bit, W.Focus == Bit {
  pairingLaws(programs, spaces, answers: .cases, values: .cases, pair: pair, everywhere: everywhere)
}

/// Returns the laws of how spaces of bits move by programs.
func moveLaws<W: PairedComonad & Observed>(
  _ spaces: Generator<W>,
  by movements: Generator<W.Movement>,
  pair: @escaping @Sendable (W.Movement, W) -> Bit
) -> Suite where W.Focus == Bit, W.Movement: Monad, W.Movement.Value == Void {
  moveLaws(spaces, movements: movements, values: .cases, pair: pair)
}

/// Returns the instance of a pair: its comonad, its monad, its pairing, and how programs run.
///
/// The laws of moves are among those of the effects, since a monad whose values have another type is
/// known to the caller alone.
///
/// - Parameters:
///   - name: The name of the instance.
///   - programs: The generator of the programs.
///   - spaces: The generator of the spaces.
///   - comonad: The share of the cases that the laws of the comonad are worth; `nil` leaves them out.
///   - share: The share of the cases that the other laws are worth.
///   - pair: The pairing of a program with a space.
///   - everywhere: The same pairing, of a program with the space of spaces.
///   - run: Moves a space by a program, and returns the answer.
///   - effects: Returns the laws of where the effects of programs lead.
/// - Returns: The instance.
func paired<M: Monad & Observed, W: Explorable>(
  _ name: String,
  _ programs: Generator<M>,
  _ spaces: Generator<W>,
  comonad: Double? = 0.2,
  share: Double = 1,
  pair: @escaping Pairing<M, W>,
  everywhere: @escaping PairingEverywhere<M, W>,
  run: @escaping @Sendable (inout W, M) -> Bit,
  @LawBuilder effects: (Generator<M>, Generator<W>) -> [Law]
) -> Instance where M.Value == Bit, W.Focus == Bit {
  let pairing = pairingLaws(programs, spaces, pair: pair, everywhere: everywhere)
  let runner = runnerLaws(programs, spaces, answers: .cases, run: run)
  let suite = Suite("pair") {
    if let comonad { comonadLaws(spaces, values: .cases).worth(comonad / share) }
    monadLaws(programs, values: .cases)
    pairing
    effects(programs, spaces)
    runner
  }
  return Instance(name, suite.worth(share))
}
