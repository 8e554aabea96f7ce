public import Comonads

/// Returns the laws of moving a space by programs: what a runtime does with every message.
///
/// Moves are an action of the programs without an answer, and the shape of a space, not its values,
/// decides where they lead. So `map` and `extend` may come before a move or after it; the latter
/// is the strongest cheap test of a runtime.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - movements: The generator of the programs.
///   - values: The generator of the spaces' values.
///   - pair: The value that a program is paired with.
/// - Returns: The suite.
public func moveLaws<W: PairedComonad & Observed>(
  _ spaces: Generator<W>,
  movements: Generator<W.Movement>,
  values: Generator<W.Focus>,
  pair: @escaping @Sendable (W.Movement, W) -> W.Focus
) -> Suite
where W.Focus: Observed, W.Movement: Monad, W.Movement.Value == Void {
  moveLaws(
    spaces,
    movements: movements,
    values: values,
    stay: .pure(()),
    then: { first, second in first.flatMap { second } },
    pair: pair
  )
}

/// Returns the laws of moving a space by moves that need not be programs.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - movements: The generator of the moves.
///   - values: The generator of the spaces' values.
///   - stay: The move that changes nothing.
///   - then: Puts a move behind another one.
///   - pair: The value that a move leads to.
/// - Returns: The suite.
public func moveLaws<W: PairedComonad & Observed>(
  _ spaces: Generator<W>,
  movements: Generator<W.Movement>,
  values: Generator<W.Focus>,
  stay: @autoclosure @escaping @Sendable () -> W.Movement,
  then: @escaping @Sendable (W.Movement, W.Movement) -> W.Movement,
  pair: @escaping @Sendable (W.Movement, W) -> W.Focus
) -> Suite where W.Focus: Observed {
  let w = Variable("w", spaces)
  let (m, n) = (Variable("m", movements), Variable("n", movements))
  let f = Variable("f", values.valuation(of: W.Focus.self))
  let spaceF = Variable("f", values.valuation(of: W.self))
  let source = "after Freeman, Declarative UIs are the future, and the future is comonadic, 2018"
  return Suite("move", source: source) {
    law("unit", "moving by a program without effects changes nothing")
      .states("w.moved(by: .pure(())) == w")
      .forAll(w) { w in .same(w.moved(by: stay()), w) }
    law("composition", "moving by two joined programs equals moving by each in turn")
      .states("w.moved(by: m.flatMap { n }) == w.moved(by: m).moved(by: n)")
      .forAll(w, m, n) { w, m, n in .same(w.moved(by: then(m, n)), w.moved(by: m).moved(by: n)) }
    law("in-place", "moving in place has the same result as moving a copy")
      .states("{ var v = w; v.move(by: m); return v }() == w.moved(by: m)")
      .forAll(w, m) { w, m in .same(changed(w, m) { $0.move(by: $1) }, w.moved(by: m)) }
    law("copy", "moving a copy leaves the original unchanged")
      .states("{ var v = w; v.move(by: m); return w }() == w")
      .forAll(w, m) { w, m in .unchanged(w) { $0.move(by: m) } }
    law("pair", "the value after a move is the value that the program pairs with")
      .states("w.moved(by: m).extract() == pair(m, w) { $1 }")
      .forAll(w, m) { w, m in .same(w.moved(by: m).extract(), pair(m, w)) }
    law("select", "selecting returns the value after the move")
      .states("w.select(m) == w.moved(by: m).extract()")
      .forAll(w, m) { w, m in .same(w.select(m), w.moved(by: m).extract()) }
    law("duplicate", "selecting from the duplicate returns the moved space")
      .states("w.duplicate().select(m) == w.moved(by: m)")
      .forAll(w, m) { w, m in .same(w.duplicate().select(m), w.moved(by: m)) }
    law("map", "mapping before a move equals mapping after it")
      .states("w.map(f).moved(by: m) == w.moved(by: m).map(f)")
      .forAll(w, m, f) { w, m, f in .same(w.map(f).moved(by: m), w.moved(by: m).map(f)) }
    law("extend", "extending before a move equals extending after it")
      .states("w.extend(f).moved(by: m) == w.moved(by: m).extend(f)")
      .forAll(w, m, spaceF) { w, m, f in .same(w.extend(f).moved(by: m), w.moved(by: m).extend(f)) }
      .worth(0.5)
  }
}
