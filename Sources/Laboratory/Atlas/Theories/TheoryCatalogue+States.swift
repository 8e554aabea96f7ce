extension TheoryCatalogue {
  /// The theories of a state that programs can read.
  static let readable: [AlgebraicTheory] = [
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
    undo, once, slides,
  ]

  /// Three slides, of which the last remains.
  private static let slides: AlgebraicTheory = {
    let (next, last) = (Term.Operation("next"), Term.Operation("last", answers: 2))
    return AlgebraicTheory(
      "slides",
      "at most three slides, and whether the last one is shown",
      [next, last],
      [
        Equation(last(x, x), equals: x), Equation(last(x, next(y)), equals: last(x, y)),
        Equation(next(next(last(x, y))), equals: next(next(y))),
      ]
    )
  }()

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
