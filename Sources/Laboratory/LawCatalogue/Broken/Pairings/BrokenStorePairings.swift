import ComonadLab
import ComonadLaws

/// How a state program is run, given a function that runs it once and the position to start from.
///
/// It does not depend on the type of the answer, so that one fault serves programs of all types.
typealias StateRun = @Sendable (_ run: (inout Trit) -> Void, _ position: inout Trit) -> Void

extension State where Position == Trit {
  /// Runs the program in a way that may be wrong, and returns its last answer.
  func run(_ position: inout Trit, by run: StateRun) -> Value {
    var answers: [Value] = []
    run({ answers.append(self.run(&$0)) }, &position)
    guard let answer = answers.last else { preconditionFailure("a program must be run once") }
    return answer
  }
}

/// Runs a program once.
func runsOnce(_ run: (inout Trit) -> Void, _ position: inout Trit) { run(&position) }

/// Runs a program twice.
func runsTwice(_ run: (inout Trit) -> Void, _ position: inout Trit) {
  run(&position)
  run(&position)
}

/// Runs a program, and stays where it started.
func runsAndStays(_ run: (inout Trit) -> Void, _ position: inout Trit) {
  var end = position
  run(&end)
}

/// A pairing of state programs with stores.
private struct StorePairing: Sendable {
  var run: StateRun = runsOnce

  /// Whether values are also combined where the program starts.
  var meetsAtStart = false

  /// Pairs a program with a store.
  func callAsFunction<Answer, Value, Result>(
    _ program: State<Trit, Answer>,
    _ space: Store<Trit, Value>,
    _ combine: (Answer, Value) -> Result
  ) -> Result {
    var position = space.position
    let answer = program.run(&position, by: run)
    if meetsAtStart { _ = combine(answer, space.extract()) }
    return combine(answer, space.peek(at: position))
  }
}

private let storeState = FaultFamily("Store-State", StorePairing()) { pair in
  pairingLaws(
    Generator<State<Trit, Bit>>.states,
    Generator<Store<Trit, Bit>>.stores,
    pair: { pair($0, $1, $2) },
    everywhere: { pair($0, $1, $2) }
  )
  storeStateLaws(
    put: { pair(.put($0), $1) { $1 } },
    get: { pair(.get, $0) { PairingResult($0, $1) } }
  )
}

private let run = storeState.faults(of: "pair", \.run)

/// The pairings of state programs with stores that are wrong.
let brokenStorePairings: [BrokenInstance] = [
  run("P1", "the pairing never moves", runsAndStays).caught(by: "pairing.join", "store-state.put"),
  run("P2", "the pairing runs the program twice", runsTwice).caught(by: "pairing.join"),
  run("P3", "the pairing starts at the first position") { run, position in
    position = .zero
    run(&position)
  }.caught(by: "pairing.unit", "store-state.get"),
  storeState("P18", "pair", "the pairing combines on the way, too") { $0.meetsAtStart = true }
    .caught(by: "pairing.once"),
  FaultyInstance("Store-State.P19", "map", "the monad's map runs its program twice") {
    pairingLaws(
      Generator<TritState>.states.map { FaultyMonad<MapTwice<TritState>>($0) },
      Generator<Store<Trit, Bit>>.stores,
      pair: { pair($0.program, $1, combine: $2) },
      everywhere: { pair($0.program, $1, combine: $2) }
    )
  }.caught(by: "pairing.natural"),
]
