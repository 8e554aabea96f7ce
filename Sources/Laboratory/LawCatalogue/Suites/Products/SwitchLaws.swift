import ComonadLab
import ComonadLaws

/// Returns the laws of two spaces of which one is shown.
///
/// Besides those of a comonad: showing a side keeps both spaces where they are, moves of a space do
/// not turn the switch, and the published sum of two comonads, which drops the hidden side, is
/// rejected.
///
/// - Parameters:
///   - spaces: The generator of the switches.
///   - leftMoves: The generator of the moves of the left side.
///   - rightMoves: The generator of the moves of the right side.
///   - operations: The operations of switches.
/// - Returns: The suite.
func switchLaws<Left: PairUnderTest, Right: PairUnderTest>(
  _ spaces: Generator<Switch<Left, Right, Bit>>,
  leftMoves: Generator<Left.Movement>,
  rightMoves: Generator<Right.Movement>,
  operations: SwitchOperations<Left, Right> = SwitchOperations()
) -> Suite {
  let (show, toggle, sides) = (operations.show, operations.toggle, operations.sides)
  let (swapped, swappedMoves) = (operations.swapped, operations.swappedMoves)
  let w = Variable("w", spaces)
  let (a, b) = (Variable("a", Generator<Side>.cases), Variable("b", Generator<Side>.cases))
  let m = Variable("m", leftMoves)
  let n = Variable("n", rightMoves)
  typealias Moves = Generator<SwitchMove<Left.Movement, Right.Movement>>
  let sideMoves: [Moves] = [leftMoves.map { .left($0) }, rightMoves.map { .right($0) }]
  let turns = [Generator { _ in toggle() }, Generator<Side>.cases.map { show($0) }]
  func inARow(_ moves: [Moves]) -> Moves {
    Moves.oneOf(moves).array(upTo: 4).map { moves in moves.reduce(.none) { $0.then($1) } }
  }
  let eitherM = Variable("m", inARow(sideMoves))
  let turnM = Variable("m", inARow(sideMoves + turns))
  let turnN = Variable("n", inARow(sideMoves + turns))
  let f = Variable("f", Generator<Bit>.cases.valuation(of: Day<Left, Right, Bit>.self))
  let source =
    "after Freeman, Declarative UIs are the future, and the future is comonadic, 2018, Theorem 1"
  return Suite("switch", source: source) {
    comonadLaws(spaces, values: .cases).worth(0.3)
    law("show-shows", "showing a side makes it the shown side")
      .states("w.moved(by: .show(a)).side == a")
      .forAll(w, a) { w, a in .same(operations.moved(w, show(a)).side, a) }
    law("show-twice", "only the last side that is shown counts")
      .states("w.moved(by: .show(a)).moved(by: .show(b)) == w.moved(by: .show(b))")
      .forAll(w, a, b) { w, a, b in
        .same(operations.moved(w, show(a), show(b)), operations.moved(w, show(b)))
      }
    law("toggle-twice", "toggling twice changes nothing")
      .states("w.moved(by: .toggle).moved(by: .toggle) == w")
      .forAll(w) { w in .same(operations.moved(w, toggle(), toggle()), w) }
    law("toggle-shows-other", "toggling shows the side that is hidden")
      .states("w.moved(by: .toggle) == w.moved(by: .show(w.side.other))")
      .forAll(w) { w in
        .same(operations.moved(w, toggle()), operations.moved(w, show(w.side.other)))
      }
    law("show-keeps", "showing a side moves neither space")
      .states("w.moved(by: .show(a)).sides(at: b) == w.sides(at: b)")
      .forAll(w, a, b) { w, a, b in .same(sides(operations.moved(w, show(a)), b), sides(w, b)) }
    law("hide-show", "hiding a side and showing it again changes nothing")
      .states("w.moved(by: .show(w.side.other)).moved(by: .show(w.side)) == w")
      .forAll(w) { w in .same(operations.moved(w, show(w.side.other), show(w.side)), w) }
    law("show-commutes", "moving a space commutes with showing a side")
      .states("w.moved(by: m).moved(by: .show(a)) == w.moved(by: .show(a)).moved(by: m)")
      .forAll(w, a, eitherM) { w, a, m in
        .same(operations.moved(w, m, show(a)), operations.moved(w, show(a), m))
      }
    law("toggle-commutes", "moving a space commutes with toggling")
      .states("w.moved(by: m).moved(by: .toggle) == w.moved(by: .toggle).moved(by: m)")
      .forAll(w, eitherM) { w, m in
        .same(operations.moved(w, m, toggle()), operations.moved(w, toggle(), m))
      }
    law("moves-keep-side", "moving a space, shown or hidden, keeps the shown side")
      .states("w.moved(by: m).side == w.side")
      .forAll(w, eitherM) { w, m in .same(operations.moved(w, m).side, w.side) }
    operations.sideLaws(shown: ", shown or hidden", w: w, m: m, n: n)
    operations.orderLaws(w: w, m: turnM, n: turnN)
    law("sides-extract", "the product at the shown side keeps the value in focus")
      .states("w.sides(at: w.side).extract() == w.extract()")
      .forAll(w) { w in .same(sides(w, w.side).extract(), w.extract()) }
    law("sides-shown", "the product at a side has the value of that side")
      .states("w.sides(at: a).extract() == w.moved(by: .show(a)).extract()")
      .forAll(w, a) { w, a in .same(sides(w, a).extract(), operations.moved(w, show(a)).extract()) }
    law("sides-extend", "taking the product of the sides commutes with extending")
      .states(
        "w.extend { f($0.sides(at: $0.side)) }.sides(at: w.side) "
          + "== w.sides(at: w.side).extend(f)"
      )
      .forAll(w, f) { w, f in
        .same(sides(w.extend { f(sides($0, $0.side)) }, w.side), sides(w, w.side).extend(f))
      }
    law("sides-moves", "a space moves in the switch as in the product")
      .states("w.moved(by: .left(m)).sides(at: a) == w.sides(at: a).moved(by: .left(m))")
      .forAll(w, a, m, n) { w, a, m, n in
        .same(
          sides(operations.moved(w, .left(m), .right(n)), a),
          sides(w, a).moved(by: .left(m).then(.right(n)))
        )
      }
    operations.viewLaws(w: w)
    operations.mirrorLaws(w: w)
    law("swapped-extract", "swapping the sides keeps the value in focus")
      .states("w.swapped().extract() == w.extract()")
      .forAll(w) { w in .same(swapped(w).extract(), w.extract()) }
    law("swapped-side", "swapping keeps the shown space shown, on its new side")
      .states("w.swapped().side == w.side.other")
      .forAll(w) { w in
        let there = swapped(w)
        return .same(there.side, w.side.other).and(.same(there.left, w.right))
          .and(.same(there.right, w.left))
      }
    law("swapped-moves", "swapped sides move by swapped moves")
      .states("w.swapped().moved(by: m.swapped()) == w.moved(by: m).swapped()")
      .forAll(w, turnM) { w, m in
        .same(
          swapped(w).moved(by: swappedMoves(m)),
          swapped(operations.moved(w, m))
        )
      }
  }
}
