public import ComonadLaws
import Comonads
import StoreState

/// A pairing of state programs with stores that may be wrong.
private protocol StorePairing: SendableMetatype {
  static func pair<P: CaseIterable & Equatable, A, V, R>(
    _ program: State<P, A>,
    _ space: Store<P, V>,
    _ combine: (A, V) -> R
  ) -> R
}

/// Stays where it is.
private enum StoreNeverMoves: StorePairing {
  static func pair<P: CaseIterable & Equatable, A, V, R>(
    _ program: State<P, A>,
    _ space: Store<P, V>,
    _ combine: (A, V) -> R
  ) -> R {
    combine(program.run(from: space.position).value, space.extract())
  }
}

/// Runs the program twice.
private enum StoreRunsTwice: StorePairing {
  static func pair<P: CaseIterable & Equatable, A, V, R>(
    _ program: State<P, A>,
    _ space: Store<P, V>,
    _ combine: (A, V) -> R
  ) -> R {
    let (position, _) = program.run(from: space.position)
    let (end, answer) = program.run(from: position)
    return combine(answer, space.peek(at: end))
  }
}

/// Starts at the first position.
private enum StoreStartsFirst: StorePairing {
  static func pair<P: CaseIterable & Equatable, A, V, R>(
    _ program: State<P, A>,
    _ space: Store<P, V>,
    _ combine: (A, V) -> R
  ) -> R {
    let (position, answer) = program.run(from: P.allCases.first ?? space.position)
    return combine(answer, space.peek(at: position))
  }
}

/// Goes one position too far, if it goes.
private enum StoreGoesFurther: StorePairing {
  static func pair<P: CaseIterable & Equatable, A, V, R>(
    _ program: State<P, A>,
    _ space: Store<P, V>,
    _ combine: (A, V) -> R
  ) -> R {
    let (position, answer) = program.run(from: space.position)
    guard position != space.position else { return combine(answer, space.extract()) }
    let places = Array(P.allCases)
    let next = (places.firstIndex(of: position) ?? 0) + 1
    return combine(answer, space.peek(at: places[next % places.count]))
  }
}

/// Meets on the way, too.
private enum StoreMeetsTwice: StorePairing {
  static func pair<P: CaseIterable & Equatable, A, V, R>(
    _ program: State<P, A>,
    _ space: Store<P, V>,
    _ combine: (A, V) -> R
  ) -> R {
    let (position, answer) = program.run(from: space.position)
    _ = combine(answer, space.extract())
    return combine(answer, space.peek(at: position))
  }
}

/// The pairings of state programs with stores that are wrong.
public let brokenStorePairings: [BrokenInstance] = [
  BrokenInstance(
    faulty("P1", StoreNeverMoves.self),
    operation: "pair",
    fault: "the pairing never moves",
    caughtBy: ["pairing.join", "store-state.put"]
  ),
  BrokenInstance(
    faulty("P2", StoreRunsTwice.self),
    operation: "pair",
    fault: "the pairing runs the program twice",
    caughtBy: ["pairing.join"]
  ),
  BrokenInstance(
    faulty("P3", StoreStartsFirst.self),
    operation: "pair",
    fault: "the pairing starts at the first position",
    caughtBy: ["pairing.unit", "store-state.get"]
  ),
  BrokenInstance(
    faulty("P4", StoreGoesFurther.self),
    operation: "pair",
    fault: "the pairing goes one position too far",
    caughtBy: ["pairing.join", "store-state.put"]
  ),
  BrokenInstance(
    faulty("P18", StoreMeetsTwice.self),
    operation: "pair",
    fault: "the pairing meets on the way, too",
    caughtBy: ["pairing.once"]
  ),
  BrokenInstance(
    mapped("P19", MapRunsTwice.self),
    operation: "map",
    fault: "the monad's map runs its program twice",
    caughtBy: ["pairing.natural"]
  ),
]

/// The instance of a fault.
private func faulty<Fault: StorePairing>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  Instance(
    "Store-State.\(name)",
    pairingLaws(
      Generator<State<Trit, Bit>>.states,
      Generator<Store<Trit, Bit>>.stores,
      answers: .cases,
      values: .cases,
      pair: { Fault.pair($0, $1, $2) },
      everywhere: { Fault.pair($0, $1, $2) }
    ),
    storeStateLaws(
      Generator<Store<Trit, Bit>>.stores,
      positions: .cases,
      put: { Fault.pair(.put($0), $1) { $1 } },
      get: { Fault.pair(.get, $0) { PairingResult($0, $1) } }
    ),
    line: line
  )
}

/// The instance of the right pairing with a faulty monad.
private func mapped<Fault: StateFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  Instance(
    "Store-State.\(name)",
    pairingLaws(
      Generator<State<Trit, Bit>>.states
        .map { FaultyState<Fault, Trit, Bit>(program: $0) },
      Generator<Store<Trit, Bit>>.stores,
      answers: .cases,
      values: .cases,
      pair: { pair($0.program, $1, combine: $2) },
      everywhere: { pair($0.program, $1, combine: $2) }
    ),
    line: line
  )
}
