import ComonadLab
import ComonadLaws

/// How a store moves; one of its operations may be wrong.
struct MoveOperations: Sendable {
  /// How a program moves the store.
  var run: StateRun = runsOnce

  /// Whether copies share their position.
  var areShared = false

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
  typealias Movement = State<Trit, Void>

  /// The position, which copies may share.
  private var position: Shared<Trit>
  private let value: (Trit) -> Value
  private let operations: MoveOperations

  init(_ store: Store<Trit, Value>, _ operations: MoveOperations) {
    position = Shared(store.position)
    value = store.peek(at:)
    self.operations = operations
  }

  /// The store at its present position.
  var store: Store<Trit, Value> { Store(position: position.value, value: value) }

  func extract() -> Value { store.extract() }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> MovingStore<Other> {
    MovingStore<Other>(store.map(transform).seeking(by: operations.mapped), operations)
  }

  func duplicate() -> MovingStore<MovingStore> {
    MovingStore<MovingStore>(store.extend { MovingStore($0, operations) }, operations)
  }

  func extend<Other>(_ answer: @escaping (MovingStore) -> Other) -> MovingStore<Other> {
    let answers = duplicate().store.map(answer)
    return MovingStore<Other>(answers.seeking(by: operations.extended), operations)
  }

  mutating func move(by program: State<Trit, Void>) { run(program) }

  @discardableResult
  mutating func run<Answer>(_ program: State<Trit, Answer>) -> Answer {
    if !operations.areShared { position = Shared(position.value) }
    return program.run(&position.value, by: operations.run)
  }

  func moved(by program: State<Trit, Void>) -> MovingStore {
    var copy = MovingStore(store, operations)
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
  func step(through exit: Int) -> MovingStore { MovingStore(store.step(through: exit), operations) }
  func name(ofExit exit: Int) -> String { store.name(ofExit: exit) }
}

private let store = FaultFamily("Store", MoveOperations()) {
  runnerLaws(Generator<TritState>.states, stores($0), answers: .cases) { $0.run($1) }
  moves($0)
}

private let move = store.faults(of: "move", \.run)

/// The generator of stores that move as some operations say.
private func stores(_ operations: MoveOperations) -> Generator<MovingStore<Bit>> {
  Generator<Store<Trit, Bit>>.stores.map { MovingStore($0, operations) }
}

/// Returns the laws of how stores move.
private func moves(_ operations: MoveOperations) -> Suite {
  let movements = Generator<TritState>.states.map { $0.map { _ in } }
  return moveLaws(stores(operations), by: movements) { pair($0, $1.store) { $1 } }
}

/// The stores that move wrongly.
let brokenMoves: [BrokenInstance] = [
  move("P27", "move runs the program and stays", runsAndStays)
    .caught(by: "runner.flatMap", "move.pair"),
  move("P28", "move runs the program twice", runsTwice)
    .caught(by: "runner.flatMap", "move.composition"),
  move("P29", "move goes one position too far") { run, position in
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
    moves(MoveOperations(areShared: true))
  }.caught(by: "move.in-place", "move.copy"),
]
