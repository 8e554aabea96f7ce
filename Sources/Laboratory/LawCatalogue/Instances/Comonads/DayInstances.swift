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
  Instance("Day.associativity", dayAssociativityLaws().worth(0.5)),
  Instance("Day.StoreTransformer", storeTransformerLaws()),
]

/// The instances of two spaces of which one is shown.
let switchInstances: [Instance] = [
  Instance("Switch.Store.Traced", switchOfStore().worth(0.5)),
  Instance("Switch.Zipper.Moore", switchOfRow().worth(0.5)),
  Instance("Switch.optional", optionalSpaceLaws()),
]

// MARK: - Values and moves

/// The generator of the values shown.
let bits = Generator<Bit>.cases

/// The generator of programs that go to any position from each.
let statePrograms = Generator<State<Trit, Void>> { draws in
  let next = draws.draw("next", Generator<Trit>.cases.function(of: Trit.self))
  return State { $0 = next($0) }
}

/// The generator of programs that tell a word.
let tellings = Generator<String>.words.map { Writer<String, Void>.tell($0) }

/// The generator of walks to any index of a row.
let rowWalks = Generator<Int>.integers(in: 0...4).map { Walk<Void>.to($0) }

/// The generator of programs that send a few inputs.
let inputs = Generator<Bit>.cases.array(upTo: 3).map { inputs in
  inputs.reduce(Free<Inputs<Bit>, Void>.pure(())) { program, input in
    program.flatMap { .send(input) }
  }
}

// MARK: - Day

/// The operations of a store beside a space of logs.
typealias DayOfStore = DayOperations<Store<Trit, Bit>, Traced<String, Bit>>

/// The suite of a store beside a space of logs.
func dayOfStore(_ operations: DayOfStore = DayOfStore()) -> Suite {
  dayLaws(
    .days(.stores, .traces, values: bits),
    leftMoves: statePrograms,
    rightMoves: tellings,
    operations: operations
  )
}

private func dayOfRow() -> Suite {
  dayLaws(
    .days(Generator<Store<Trit, Bit>>.stores, Generator<Zipper<Bit>>.rows, values: bits),
    leftMoves: statePrograms,
    rightMoves: rowWalks
  )
}

private func dayOfMachine() -> Suite {
  dayLaws(
    .days(Generator<Moore<Bit, Bit>>.machines, Generator<Store<Trit, Bit>>.stores, values: bits),
    leftMoves: inputs,
    rightMoves: statePrograms
  )
}

// MARK: - Switch

/// The operations of a store and a space of logs of which one is shown.
typealias SwitchOfStore = SwitchOperations<Store<Trit, Bit>, Traced<String, Bit>>

/// The suite of a store and a space of logs of which one is shown.
func switchOfStore(_ operations: SwitchOfStore = SwitchOfStore()) -> Suite {
  switchLaws(
    .switches(.stores, .traces, values: bits),
    leftMoves: statePrograms,
    rightMoves: tellings,
    operations: operations
  )
}

private func switchOfRow() -> Suite {
  switchLaws(
    .switches(Generator<Zipper<Bit>>.rows, Generator<Moore<Bit, Bit>>.machines, values: bits),
    leftMoves: rowWalks,
    rightMoves: inputs
  )
}
