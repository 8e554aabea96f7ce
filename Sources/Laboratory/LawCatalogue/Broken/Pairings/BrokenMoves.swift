import ComonadLaws
import Comonads
import StoreState

/// How a store moves; one of its operations may be wrong.
struct MoveOperations: Sendable {
  /// How a program moves the store.
  var run: StateRun = runsOnce

  /// The use that `moved(by:)` makes of the move of its copy.
  var moved: @Sendable (_ move: () -> Void) -> Void = { $0() }

  /// The use that `select(_:)` makes of the move of its copy.
  var select: @Sendable (_ move: () -> Void) -> Void = { $0() }

  /// Returns the position at which `map(_:)` leaves a store that is at a position.
  var mapped: @Sendable (Trit) -> Trit = { $0 }

  /// Returns the position at which `extend(_:)` leaves a store that is at a position.
  var extended: @Sendable (Trit) -> Trit = { $0 }
}

/// A store that moves as its operations say.
struct MovingStore<Value>: PairedComonad {
  typealias Focus = Value
  typealias Movement = State<Trit, Void>

  var store: Store<Trit, Value>
  let operations: MoveOperations

  func extract() -> Value { store.extract() }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> MovingStore<Other> {
    moving(store.map(transform).seeking(by: operations.mapped))
  }

  func duplicate() -> MovingStore<MovingStore> {
    moving(store.extend { MovingStore(store: $0, operations: operations) })
  }

  func extend<Other>(_ answer: @escaping (MovingStore) -> Other) -> MovingStore<Other> {
    moving(duplicate().store.map(answer).seeking(by: operations.extended))
  }

  private func moving<Other>(_ store: Store<Trit, Other>) -> MovingStore<Other> {
    MovingStore<Other>(store: store, operations: operations)
  }

  mutating func move(by program: State<Trit, Void>) { run(program) }

  @discardableResult
  mutating func run<Answer>(_ program: State<Trit, Answer>) -> Answer {
    program.run(&store.position, by: operations.run)
  }

  func moved(by program: State<Trit, Void>) -> MovingStore {
    var copy = self
    operations.moved { copy.move(by: program) }
    return copy
  }

  func select(_ program: State<Trit, Void>) -> Value {
    var copy = self
    operations.select { copy = moved(by: program) }
    return copy.extract()
  }
}

extension MovingStore: Observed, Explorable where Value: Observed {
  var landmark: String { store.landmark }
  var exitCount: Int { store.exitCount }
  func step(through exit: Int) -> MovingStore { moving(store.step(through: exit)) }
  func name(ofExit exit: Int) -> String { store.name(ofExit: exit) }
}

/// The generator of programs that move, and answer nothing.
private let movements = Generator<TritState>.states.map { $0.map { _ in } }

private let store = FaultFamily("Store", MoveOperations()) { operations in
  let spaces = Generator<Store<Trit, Bit>>.stores
    .map { MovingStore(store: $0, operations: operations) }
  runnerLaws(Generator<TritState>.states, spaces, answers: .cases) { $0.run($1) }
  moveLaws(spaces, movements: movements, values: .cases) { pair($0, $1.store) { $1 } }
}

private let run = store.faults(of: "move", \.run)

/// The stores that move wrongly.
let brokenMoves: [BrokenInstance] = [
  run("P27", "move runs the program and stays", runsAndStays)
    .caught(by: "runner.flatMap", "move.pair"),
  run("P28", "move runs the program twice", runsTwice)
    .caught(by: "runner.flatMap", "move.composition"),
  run("P29", "move goes one position too far") { run, position in
    run(&position)
    position = position.next
  }.caught(by: "runner.unit", "move.unit"),
  store("P30", "moved", "moved(by:) returns a copy that has not moved") { $0.moved = { _ in } }
    .caught(by: "move.in-place", "move.pair"),
  store("P31", "select", "select reads from before the move") { $0.select = { _ in } }
    .caught(by: "move.select", "move.duplicate"),
  store("P32", "map", "map goes to the first position") { $0.mapped = { _ in .zero } }
    .caught(by: "move.map"),
  store("P33", "extend", "extend goes to the first position") { $0.extended = { _ in .zero } }
    .caught(by: "move.extend"),
  FaultyInstance("Store.P34", "move", "move moves all copies") {
    moveLaws(
      Generator<Store<Trit, Bit>>.stores.map { SharedStore($0) },
      movements: movements,
      values: .cases
    ) { pair($0, $1.store) { $1 } }
  }.caught(by: "move.in-place", "move.copy"),
]
