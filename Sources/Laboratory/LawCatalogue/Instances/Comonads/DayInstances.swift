import ComonadLab
import ComonadLaws

/// The instances of two spaces side by side.
///
/// They have many laws for few lines of code, so most of them are worth half the cases.
let dayInstances: [Instance] = [
  Instance("Day.Store.Traced", dayOfStore().worth(0.5)),
  Instance("Day.Store.Zipper", dayOfRow().worth(0.5)),
  Instance("Day.Moore.Store", dayOfMachine().worth(0.5)),
  Instance(
    "Day.nested",
    comonadLaws(
      .days(.days(.rows, .environments, values: bits), .stores, values: bits),
      values: bits
    ).worth(0.3)
  ),
  Instance("Day.associativity", associativity().worth(0.5)),
  Instance("Day.coherence", coherence().worth(0.5)),
  Instance("Day.units", dayUnitLaws(Generator<Store<Trit, Bit>>.stores, values: .cases)),
  Instance("Day.units.Zipper", dayUnitLaws(Generator<Zipper<Bit>>.rows, values: .cases)),
  Instance("Day.views.left", leftViews().worth(0.5)),
  Instance("Day.views.right", rightViews().worth(0.5)),
  Instance("Day.StoreTransformer", storeTransformer()),
]

/// The instances of two spaces of which one is shown.
let switchInstances: [Instance] = [
  Instance("Switch.Store.Traced", switchOfStore().worth(0.5)),
  Instance("Switch.Zipper.Moore", switchOfRow().worth(0.5)),
  Instance("Switch.optional", optionalStore()),
]

// MARK: - Values and moves

/// The generator of the values shown.
let bits = Generator<Bit>.cases

/// The generator of programs that go to any position from each.
let walks = Generator<State<Trit, Void>> { draws in
  let next = draws.draw("next", Generator<Trit>.cases.function(of: Trit.self))
  return State { $0 = next($0) }
}

/// The generator of programs that tell a word.
let tellings = Generator<String>.words.map { Writer<String, Void>.tell($0) }

/// The generator of walks to any place of a row.
let rowWalks = Generator<Int>.integers(in: 0...4).map { Walk<Void>.to($0) }

/// The generator of programs that send a few inputs.
let inputs = Generator<Bit>.cases.array(upTo: 3).map { inputs in
  inputs.reduce(Free<Inputs<Bit>, Void>.pure(())) { program, input in
    program.flatMap { .send(input) }
  }
}

/// Moves a space.
private func move<W: PairedComonad>(_ space: inout W, _ movement: W.Movement) {
  space.move(by: movement)
}

// MARK: - Day

typealias DayOfStore = DayOperations<
  Bit, Store<Trit, Bit>, Traced<String, Bit>, State<Trit, Void>, Writer<String, Void>
>

/// The operations of a store beside a space of logs.
let storeBesideTraced = DayOfStore(moveLeft: move, moveRight: move, moveMirrored: move, move: move)

/// The suite of a store beside a space of logs.
func dayOfStore(_ operations: DayOfStore = storeBesideTraced) -> Suite {
  dayLaws(
    .days(.stores, .traces, values: bits),
    leftMoves: walks,
    rightMoves: tellings,
    values: bits,
    operations: operations
  )
}

private func dayOfRow() -> Suite {
  dayLaws(
    .days(Generator<Store<Trit, Bit>>.stores, Generator<Zipper<Bit>>.rows, values: bits),
    leftMoves: walks,
    rightMoves: rowWalks,
    values: bits,
    operations: DayOperations(moveLeft: move, moveRight: move, moveMirrored: move, move: move)
  )
}

private func dayOfMachine() -> Suite {
  dayLaws(
    .days(Generator<Moore<Bit, Bit>>.machines, Generator<Store<Trit, Bit>>.stores, values: bits),
    leftMoves: inputs,
    rightMoves: walks,
    values: bits,
    operations: DayOperations(moveLeft: move, moveRight: move, moveMirrored: move, move: move)
  )
}

typealias ThreeSpaces = DayAssociation<Bit, Store<Trit, Bit>, Traced<String, Bit>, Zipper<Bit>>

/// The suite of a store, a space of logs, and a row.
func associativity(_ operations: ThreeSpaces = ThreeSpaces()) -> Suite {
  dayAssociativityLaws(
    .days(.days(.stores, .traces, values: bits), .rows, values: bits),
    values: bits,
    operations: operations
  )
}

typealias FourSpaces = DayCoherence<
  Bit, Store<Trit, Bit>, Traced<String, Bit>, Zipper<Bit>, Env<Trit, Bit>
>

/// The suite of a store, a space of logs, a row, and an environment.
func coherence(_ operations: FourSpaces = FourSpaces()) -> Suite {
  let threes = Generator<FourSpaces.Three>.days(
    .days(.stores, .traces, values: bits),
    .rows,
    values: bits
  )
  return dayCoherenceLaws(
    .days(threes, .environments, values: bits),
    threes: threes,
    operations: operations
  )
}

// MARK: - Views

typealias StoreView = Space<StoreContainer<Trit>, Store<Trit, Bit>>

typealias Views = DayViews<
  Bit, Store<Trit, Bit>, Traced<String, Bit>, StoreView, Store<Trit, StoreView>, State<Trit, Void>
>

/// The views of a store beside a space of logs through its meaning.
let storeViews = Views(
  there: { $0.mapLeft { $0.meaning } },
  thereBesideView: { $0.mapLeft { $0.meaning } },
  back: { $0.mapLeft { Store(meaning: $0) } },
  move: { $0.move(by: .left($1)) },
  moveView: { $0.move(by: .left($1.meaning)) }
)

/// The suite of the left side seen through its meaning.
func leftViews(_ views: Views = storeViews) -> Suite {
  dayViewLaws(.days(.stores, .traces, values: bits), moves: walks, views: views)
}

/// The same of the right side, which is seen in the place of the left one.
private func rightViews() -> Suite {
  var views = storeViews
  views.there = { $0.swapped().mapRight { $0.meaning }.swapped() }
  views.thereBesideView = { $0.swapped().mapRight { $0.meaning }.swapped() }
  views.back = { $0.swapped().mapRight { Store(meaning: $0) }.swapped() }
  return leftViews(views)
}

// MARK: - Store transformer

/// A space of functions of a position.
typealias Functions = Traced<String, (Trit) -> Bit>

/// A store of its own positions beside a space of functions of one.
typealias Transformer = Day<Store<Trit, Trit>, Functions, Bit>

/// The suite of a store of its own positions beside a space of logs.
func storeTransformer(
  _ make: @escaping @Sendable (Trit, Functions) -> Transformer = { position, w in
    Day(Store(position: position) { $0 }, w) { $1($0) }
  }
) -> Suite {
  let functions = Generator<Bit>.cases.function(of: String.self)
  return storeTransformerLaws(
    Generator<Functions> { draws in
      let value = draws.draw("value", functions)
      return Traced { log in { position in value("\(log)\(position)") } }
    },
    moves: tellings,
    positions: Generator<Trit>.cases,
    run: { w, position, put, telling in
      var t = make(position, w)
      if let put { t.move(by: .left(.put(put))) }
      if let telling { t.move(by: .right(telling)) }
      return t.extract()
    },
    look: { w, telling in telling.map { w.moved(by: $0) }?.extract() ?? w.extract() }
  )
}

// MARK: - Switch

typealias SwitchOfStore = SwitchOperations<
  Bit, Store<Trit, Bit>, Traced<String, Bit>, State<Trit, Void>, Writer<String, Void>
>

/// The operations of a store and a space of logs of which one is shown.
let storeOrTraced = SwitchOfStore(
  moveLeft: move,
  moveRight: move,
  moveMirrored: move,
  moveBeside: move,
  move: move
)

/// The suite of a store and a space of logs of which one is shown.
func switchOfStore(_ operations: SwitchOfStore = storeOrTraced) -> Suite {
  switchLaws(
    .switches(.stores, .traces, values: bits),
    leftMoves: walks,
    rightMoves: tellings,
    values: bits,
    operations: operations
  )
}

private func switchOfRow() -> Suite {
  switchLaws(
    .switches(Generator<Zipper<Bit>>.rows, Generator<Moore<Bit, Bit>>.machines, values: bits),
    leftMoves: rowWalks,
    rightMoves: inputs,
    values: bits,
    operations: SwitchOperations(
      moveLeft: move,
      moveRight: move,
      moveMirrored: move,
      moveBeside: move,
      move: move
    )
  )
}

typealias Hiding = HidingOperations<Store<Trit, Bit>, State<Trit, Void>>

/// The operations of a store that can be hidden.
let hidingStore = Hiding(move: { $0.move(by: .left($1)) })

/// The suite of a store that can be hidden.
func optionalStore(_ operations: Hiding = hidingStore) -> Suite {
  optionalSpaceLaws(.stores, moves: walks, values: bits, operations: operations)
}
