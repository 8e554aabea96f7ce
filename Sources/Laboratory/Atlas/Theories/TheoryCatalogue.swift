/// The theories that `lab atlas --theory` computes.
package enum TheoryCatalogue {
  /// All theories, in the order in which they are listed.
  package static let all = readable + hidden + combined + impossible + unbounded

  /// Returns the theory of a name, if there is one.
  package static func theory(named name: String) -> AlgebraicTheory? {
    all.first { $0.name == name }
  }

  /// A bit that is read.
  static let read = Term.Operation("read", answers: 2)

  /// A bit that is flipped.
  static let flip = Term.Operation("flip")

  /// A bit that is set.
  static let set = Term.Operation("set")

  /// A choice of two.
  static let choose = Term.Operation("or", answers: 2)

  /// The variable of equations that need one.
  static let x = Term.variable(0)

  /// The variable of equations that need a second one.
  static let y = Term.variable(1)

  /// The variable of equations that need a third one.
  static let z = Term.variable(2)
}

// MARK: - Logs

extension TheoryCatalogue {
  private static let step = Term.Operation("step")
  private static let turn = Term.Operation("turn")

  /// The theories of operations with one answer each.
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
