public import ComonadLaws
import Comonads
import StoreState

/// A store that moves, in which one operation may be wrong.
protocol MoveFault: SendableMetatype {
  static func run<P: CaseIterable & Equatable, A>(_ program: State<P, A>, _ position: inout P) -> A
  static func moved<P: CaseIterable & Equatable, V>(
    _ w: MovingStore<Self, P, V>,
    by program: State<P, Void>
  ) -> MovingStore<Self, P, V>
  static func select<P: CaseIterable & Equatable, V>(
    _ w: MovingStore<Self, P, V>,
    by program: State<P, Void>
  ) -> V
  static func map<P: CaseIterable, V, O>(
    _ w: Store<P, V>,
    _ f: @escaping (V) -> O
  ) -> Store<P, O>
  static func extend<P: CaseIterable, V, O>(
    _ w: Store<P, V>,
    _ f: @escaping (Store<P, V>) -> O
  ) -> Store<P, O>
}

extension MoveFault {
  static func run<P: CaseIterable & Equatable, A>(
    _ program: State<P, A>,
    _ position: inout P
  ) -> A { program.run(&position) }
  static func moved<P: CaseIterable & Equatable, V>(
    _ w: MovingStore<Self, P, V>,
    by program: State<P, Void>
  ) -> MovingStore<Self, P, V> {
    var copy = w
    copy.move(by: program)
    return copy
  }
  static func select<P: CaseIterable & Equatable, V>(
    _ w: MovingStore<Self, P, V>,
    by program: State<P, Void>
  ) -> V { w.moved(by: program).extract() }
  static func map<P: CaseIterable, V, O>(
    _ w: Store<P, V>,
    _ f: @escaping (V) -> O
  ) -> Store<P, O> { w.map(f) }
  static func extend<P: CaseIterable, V, O>(
    _ w: Store<P, V>,
    _ f: @escaping (Store<P, V>) -> O
  ) -> Store<P, O> { w.extend(f) }
}

/// A store that moves as its fault says.
struct MovingStore<Fault: MoveFault, Position: CaseIterable & Equatable, Value>: PairedComonad {
  typealias Focus = Value
  typealias Movement = State<Position, Void>

  var store: Store<Position, Value>

  func extract() -> Value { store.extract() }

  func map<Other>(_ f: @escaping (Value) -> Other) -> MovingStore<Fault, Position, Other> {
    MovingStore<Fault, Position, Other>(store: Fault.map(store, f))
  }

  func duplicate() -> MovingStore<Fault, Position, MovingStore> {
    MovingStore<Fault, Position, MovingStore>(store: store.extend { MovingStore(store: $0) })
  }

  func extend<Other>(
    _ f: @escaping (MovingStore) -> Other
  ) -> MovingStore<Fault, Position, Other> {
    MovingStore<Fault, Position, Other>(
      store: Fault.extend(store) { f(MovingStore(store: $0)) }
    )
  }

  mutating func move(by program: State<Position, Void>) { run(program) }

  @discardableResult
  mutating func run<Answer>(_ program: State<Position, Answer>) -> Answer {
    Fault.run(program, &store.position)
  }

  func moved(by program: State<Position, Void>) -> MovingStore { Fault.moved(self, by: program) }

  func select(_ program: State<Position, Void>) -> Value { Fault.select(self, by: program) }
}

extension MovingStore: Observed, Explorable where Position: Observed, Value: Observed {
  var landmark: String { store.landmark }
  var exitCount: Int { store.exitCount }
  func step(through exit: Int) -> MovingStore { MovingStore(store: store.step(through: exit)) }
  func name(ofExit exit: Int) -> String { store.name(ofExit: exit) }
}

/// Runs the program and stays.
enum MoveStays: MoveFault {
  static func run<P: CaseIterable & Equatable, A>(
    _ program: State<P, A>,
    _ position: inout P
  ) -> A { program.run(from: position).value }
}

/// Runs the program twice.
enum MoveRunsTwice: MoveFault {
  static func run<P: CaseIterable & Equatable, A>(
    _ program: State<P, A>,
    _ position: inout P
  ) -> A {
    _ = program.run(&position)
    return program.run(&position)
  }
}

/// Goes on to the next position after the program.
enum MoveGoesFurther: MoveFault {
  static func run<P: CaseIterable & Equatable, A>(
    _ program: State<P, A>,
    _ position: inout P
  ) -> A {
    let answer = program.run(&position)
    let places = Array(P.allCases)
    position = places[((places.firstIndex(of: position) ?? 0) + 1) % places.count]
    return answer
  }
}

/// Returns a copy that has not moved.
enum MovedStays: MoveFault {
  static func moved<P: CaseIterable & Equatable, V>(
    _ w: MovingStore<Self, P, V>,
    by program: State<P, Void>
  ) -> MovingStore<Self, P, V> { w }
}

/// Reads the value from before the move.
enum SelectStale: MoveFault {
  static func select<P: CaseIterable & Equatable, V>(
    _ w: MovingStore<Self, P, V>,
    by program: State<P, Void>
  ) -> V { w.extract() }
}

/// Changes every value and goes to the first position.
enum MapResets: MoveFault {
  static func map<P: CaseIterable, V, O>(
    _ w: Store<P, V>,
    _ f: @escaping (V) -> O
  ) -> Store<P, O> { w.map(f).seeking { P.allCases.first ?? $0 } }
}

/// Answers everywhere and goes to the first position.
enum ExtendResets: MoveFault {
  static func extend<P: CaseIterable, V, O>(
    _ w: Store<P, V>,
    _ f: @escaping (Store<P, V>) -> O
  ) -> Store<P, O> { w.extend(f).seeking { P.allCases.first ?? $0 } }
}

/// The stores that move wrongly.
public let brokenMoves: [BrokenInstance] = [
  BrokenInstance(
    faulty("P27", MoveStays.self),
    operation: "move",
    fault: "move runs the program and stays",
    caughtBy: ["move.pair", "runner.flatMap"]
  ),
  BrokenInstance(
    faulty("P28", MoveRunsTwice.self),
    operation: "move",
    fault: "move runs the program twice",
    caughtBy: ["move.composition", "runner.flatMap"]
  ),
  BrokenInstance(
    faulty("P29", MoveGoesFurther.self),
    operation: "move",
    fault: "move goes one position too far",
    caughtBy: ["move.unit", "runner.unit"]
  ),
  BrokenInstance(
    faulty("P30", MovedStays.self),
    operation: "moved",
    fault: "moved(by:) returns a copy that has not moved",
    caughtBy: ["move.in-place", "move.pair"]
  ),
  BrokenInstance(
    faulty("P31", SelectStale.self),
    operation: "select",
    fault: "select reads from before the move",
    caughtBy: ["move.duplicate", "move.select"]
  ),
  BrokenInstance(
    faulty("P32", MapResets.self),
    operation: "map",
    fault: "map goes to the first position",
    caughtBy: ["move.map"]
  ),
  BrokenInstance(
    faulty("P33", ExtendResets.self),
    operation: "extend",
    fault: "extend goes to the first position",
    caughtBy: ["move.extend"]
  ),
]

/// The instance of a fault.
private func faulty<Fault: MoveFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  let spaces = Generator<Store<Trit, Bit>>.stores.map { MovingStore<Fault, Trit, Bit>(store: $0) }
  return Instance(
    "Store.\(name)",
    runnerLaws(Generator<State<Trit, Bit>>.states, spaces, answers: .cases) { $0.run($1) },
    moveLaws(
      spaces,
      movements: Generator<State<Trit, Bit>>.states.map { $0.map { _ in } },
      values: .cases
    ) { pair($0, $1.store) { $1 } },
    line: line
  )
}
