import ComonadLaws

/// Returns the laws by which a store of its own positions beside a space is the store transformer.
///
/// - Parameters:
///   - spaces: The generator of spaces of functions of a position.
///   - moves: The generator of the moves of the space.
///   - positions: The generator of positions.
///   - run: Shows the function here at the position, after going to another position and moving
///     the space; either may be nil.
///   - look: Shows the function here of a space after a move, or without one.
/// - Returns: The suite.
func storeTransformerLaws<Space, Move, Position: Sendable, Value: Observed>(
  _ spaces: Generator<Space>,
  moves: Generator<Move>,
  positions: Generator<Position>,
  run: @escaping @Sendable (Space, Position, _ put: Position?, _ move: Move?) -> Value,
  look: @escaping @Sendable (Space, Move?) -> (Position) -> Value
) -> Suite {
  let w = Variable("w", spaces)
  let (s, p) = (Variable("s", positions), Variable("p", positions))
  let m = Variable("m", moves)
  return Suite("store-transformer", source: "Kmett, Control.Comonad.Trans.Store, 2011") {
    law("extract", "a store transformer applies the function in focus to the position")
      .states("t.extract() == w.extract()(s)")
      .forAll(w, s) { w, s in .same(run(w, s, nil, nil), look(w, nil)(s)) }
    law("put", "putting a position applies the function to that position")
      .states("t.moved(by: .left(.put(p))).extract() == w.extract()(p)")
      .forAll(w, s, p) { w, s, p in .same(run(w, s, p, nil), look(w, nil)(p)) }
    law("lift", "moving the space applies the new function to the same position")
      .states("t.moved(by: .right(m)).extract() == w.moved(by: m).extract()(s)")
      .forAll(w, s, m) { w, s, m in .same(run(w, s, nil, m), look(w, m)(s)) }
  }
}
