/// The theories that `lab atlas --theory` computes.
package enum TheoryCatalogue {
  /// All theories, in the order in which they are listed.
  package static let all = readable + hidden + combined + impossible + unbounded

  /// Returns the theory of a name, if there is one.
  package static func theory(named name: String) -> AlgebraicTheory? {
    all.first { $0.name == name }
  }

  /// The variable of equations that need one.
  private static let x = Term.variable(0)

  /// The variable of equations that need a second one.
  private static let y = Term.variable(1)

  /// The variable of equations that need a third one.
  private static let z = Term.variable(2)
}

// MARK: - States that are read

extension TheoryCatalogue {
  private static let read = Term.Operation("read", answers: 2)
  private static let flip = Term.Operation("flip")
  private static let set = Term.Operation("set")

  /// The theories of a state that programs can read.
  private static let readable: [AlgebraicTheory] = [
    .reader(2, named: "reader", "a bit that is read"),
    .reader(3, named: "reader-3", "one of three values that is read"),
    AlgebraicTheory(
      "bands",
      "an idempotent choice that forgets its middle: rectangular bands",
      [choose],
      [
        Equation(choose(x, x), equals: x),
        Equation(choose(choose(x, y), z), equals: choose(x, z)),
        Equation(choose(x, choose(y, z)), equals: choose(x, z)),
      ]
    ),
    .state(2, named: "state", "a bit that is read and written"),
    .state(3, named: "state-3", "one of three values that is read and written"),
    ledger,
    AlgebraicTheory(
      "latch",
      "a bit that is read, and can only be set",
      [read, set],
      AlgebraicTheory.reading(read) + [
        Equation(set(read(x, y)), equals: set(y)), AlgebraicTheory.word([set, set], equals: [set]),
      ]
    ),
    AlgebraicTheory(
      "toggle",
      "a bit that is read and flipped",
      [read, flip],
      AlgebraicTheory.reading(read) + [
        AlgebraicTheory.acting(flip, on: read) { 1 - $0 }, AlgebraicTheory.word([flip, flip]),
      ]
    ),
    undo, once,
  ]

  /// The four laws of state without the first: to write the value that is there is a change.
  private static let ledger: AlgebraicTheory = {
    let puts = [Term.Operation("put0"), Term.Operation("put1")]
    return AlgebraicTheory(
      "ledger",
      "a bit that is read, and a log of what was written to it",
      [read] + puts,
      AlgebraicTheory.reading(read) + AlgebraicTheory.overwriting(puts)
        + puts.indices.map { AlgebraicTheory.written(puts[$0], $0, read: read) }
    )
  }()

  /// A groupoid that is neither a group nor a store.
  private static let undo: AlgebraicTheory = {
    let (turn, back) = (Term.Operation("do"), Term.Operation("undo"))
    return AlgebraicTheory(
      "undo",
      "quarter turns with undo: undo after do is nothing, and the parity is read",
      [read, turn, back],
      AlgebraicTheory.reading(read) + [
        AlgebraicTheory.word([turn, back]), AlgebraicTheory.word([back, turn]),
        AlgebraicTheory.word([turn, turn, turn, turn]),
        AlgebraicTheory.acting(turn, on: read) { 1 - $0 },
      ]
    )
  }()

  /// A cell that keeps the first value.
  private static let once: AlgebraicTheory = {
    let state = Term.Operation("read", answers: 3)
    let puts = [Term.Operation("put0"), Term.Operation("put1")]
    let kept = puts.map { put in
      Equation(
        state.then { $0 == 0 ? .variable(0) : put(.variable($0)) },
        equals: state.then { .variable($0) }
      )
    }
    let written = puts.indices.map { value in
      Equation(
        puts[value](state.then { .variable($0) }),
        equals: state.then { puts[value](.variable($0 == 0 ? value + 1 : $0)) }
      )
    }
    return AlgebraicTheory(
      "promise",
      "a cell that is empty until one of two values is put there, and keeps it",
      [state] + puts,
      AlgebraicTheory.reading(state) + kept + written
    )
  }()
}

// MARK: - Logs

extension TheoryCatalogue {
  private static let step = Term.Operation("step")
  private static let turn = Term.Operation("turn")
  private static let choose = Term.Operation("or", answers: 2)

  /// The theories of operations without answers.
  private static let hidden: [AlgebraicTheory] = [
    AlgebraicTheory("nothing", "no operations", [], []),
    AlgebraicTheory(
      "flip",
      "a hidden bit that is flipped",
      [flip],
      [AlgebraicTheory.word([flip, flip])]
    ),
    AlgebraicTheory(
      "counter",
      "a hidden counter modulo 3",
      [step],
      [AlgebraicTheory.word([step, step, step])]
    ),
    AlgebraicTheory(
      "switch",
      "a switch that is on or not, and only switched on",
      [set],
      [AlgebraicTheory.word([set, set], equals: [set])]
    ),
    AlgebraicTheory(
      "overwrite",
      "a hidden bit that is written",
      [Term.Operation("put0"), Term.Operation("put1")],
      AlgebraicTheory.overwriting([Term.Operation("put0"), Term.Operation("put1")])
    ),
    AlgebraicTheory(
      "triangle",
      "flips and turns of a triangle",
      [flip, turn],
      [
        AlgebraicTheory.word([flip, flip]), AlgebraicTheory.word([turn, turn, turn]),
        AlgebraicTheory.word([flip, turn, flip, turn]),
      ]
    ),
  ]
}

// MARK: - Combinations

extension TheoryCatalogue {
  /// The hidden bit, to combine with another theory.
  private static let hiddenFlip = AlgebraicTheory(
    "flip",
    "",
    [flip],
    [AlgebraicTheory.word([flip, flip])]
  )

  /// The bit that is read, to combine with another theory.
  private static let bit = AlgebraicTheory.reader(2, named: "reader", "")

  /// Sums and tensor products of theories.
  private static let combined: [AlgebraicTheory] = [
    AlgebraicTheory.state(2, of: "A", named: "A", "")
      .tensor(
        .state(2, of: "B", named: "B", ""),
        named: "array",
        "two bits that are read and written, each on its own"
      ),
    bit.tensor(hiddenFlip, named: "apart", "a bit that is read, and another that is flipped"),
    bit.sum(hiddenFlip, named: "together", "a bit that is read, and a flip of anything"),
    AlgebraicTheory(
      "semigroup",
      "an associative choice",
      [choose],
      [Equation(choose(choose(x, y), z), equals: choose(x, choose(y, z)))]
    ),
  ]
}

// MARK: - Theories without machines

extension TheoryCatalogue {
  /// The theories that no machine obeys.
  private static let impossible: [AlgebraicTheory] = [
    AlgebraicTheory("exceptions", "an exception", [Term.Operation("raise", answers: 0)], []),
    AlgebraicTheory(
      "choice",
      "a commutative and idempotent choice",
      [choose],
      [
        Equation(choose(x, y), equals: choose(y, x)), Equation(choose(x, x), equals: x),
        Equation(choose(choose(x, y), z), equals: choose(x, choose(y, z))),
      ]
    ),
  ]
}

// MARK: - Theories with infinitely many moves

extension TheoryCatalogue {
  /// The theories whose behaviour categories are infinite.
  private static let unbounded: [AlgebraicTheory] = [
    AlgebraicTheory("clock", "one operation and no equations", [step], []),
    AlgebraicTheory("coin", "a choice and no equations", [choose], []),
    AlgebraicTheory("inputs", "two operations and no equations", [step, turn], []),
    AlgebraicTheory(
      "grid",
      "two operations that commute",
      [step, turn],
      [AlgebraicTheory.word([step, turn], equals: [turn, step])]
    ),
    stack,
  ]

  /// A stack of bits of any height.
  private static let stack: AlgebraicTheory = {
    let pop = Term.Operation("pop", answers: 3)
    let pushes = [Term.Operation("push0"), Term.Operation("push1")]
    return AlgebraicTheory(
      "stack",
      "a stack of bits, of any height",
      [pop] + pushes,
      pushes.indices.map { value in
        Equation(pushes[value](pop.then { .variable($0) }), equals: .variable(value))
      } + [
        Equation(
          pop.then { $0 < 2 ? pushes[$0](.variable(0)) : .variable(0) },
          equals: .variable(0)
        )
      ]
    )
  }()
}
