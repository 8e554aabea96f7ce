import ComonadLab
import ComonadLaws

/// Returns the laws of two spaces side by side, whose sides are independent.
///
/// Besides those of a comonad: moves of one side leave the other alone, so that moves of both
/// commute; each side alone, and both in exchanged places, are comonad morphisms.
///
/// - Parameters:
///   - spaces: The generator of the two spaces.
///   - leftMoves: The generator of the moves of the left side.
///   - rightMoves: The generator of the moves of the right side.
///   - values: The generator of the values shown.
///   - operations: The operations of the two spaces.
/// - Returns: The suite.
func dayLaws<Value: Observed, Left: Explorable, Right: Explorable, LeftMove, RightMove>(
  _ spaces: Generator<Day<Left, Right, Value>>,
  leftMoves: Generator<LeftMove>,
  rightMoves: Generator<RightMove>,
  values: Generator<Value>,
  operations: DayOperations<Value, Left, Right, LeftMove, RightMove>
) -> Suite where Left.Focus == Value, Right.Focus == Value {
  let (then, peek) = (operations.then, operations.peek)
  let (swapped, lowerLeft, lowerRight) = (
    operations.swapped, operations.lowerLeft, operations.lowerRight
  )
  let (moveLeft, moveRight) = (operations.moveLeft, operations.moveRight)
  let w = Variable("w", spaces)
  let m = Variable("m", leftMoves)
  let n = Variable("n", rightMoves)
  let bothM = Variable("m", leftMoves.besides(rightMoves))
  let bothN = Variable("n", leftMoves.besides(rightMoves))
  let leftF = Variable("f", values.valuation(of: Left.self))
  let rightF = Variable("f", values.valuation(of: Right.self))
  let mirroredF = Variable("f", values.valuation(of: Day<Right, Left, Value>.self))
  let independence = "Freeman, Declarative UIs are the future, and the future is comonadic, 2018"
  return Suite("day", source: "Kmett, Data.Functor.Day, 2014; after Day, 1970") {
    comonadLaws(spaces, values: values).worth(0.3)
    laws(from: independence) {
      operations.sideLaws(w: w, m: m, n: n)
      operations.orderLaws(w: w, m: bothM, n: bothN)
    }
    law("peek-here", "peeking at both spaces in focus returns the value in focus")
      .states("w.peek(w.left, w.right) == w.extract()")
      .forAll(w) { w in .same(peek(w, w.left, w.right), w.extract()) }
    law("peek-moved", "peeking at two moved spaces returns the value after both moves")
      .states(
        "w.peek(w.left.moved(by: m), w.right.moved(by: n)) "
          + "== w.moved(by: .left(m).then(.right(n))).extract()"
      )
      .forAll(w, m, n) { w, m, n in
        .same(
          peek(w, changed(w.left, m, by: moveLeft), changed(w.right, n, by: moveRight)),
          operations.moved(w, then(.left(m), .right(n))).extract()
        )
      }
    law("lower-left-extract", "the left side alone has the same value in focus")
      .states("w.lowerLeft().extract() == w.extract()")
      .forAll(w) { w in .same(lowerLeft(w).extract(), w.extract()) }
    law("lower-right-extract", "the right side alone has the same value in focus")
      .states("w.lowerRight().extract() == w.extract()")
      .forAll(w) { w in .same(lowerRight(w).extract(), w.extract()) }
    law("lower-left-extend", "taking the left side alone commutes with extending")
      .states("w.extend { f($0.lowerLeft()) }.lowerLeft() == w.lowerLeft().extend(f)")
      .forAll(w, leftF) { w, f in
        .same(lowerLeft(w.extend { f(lowerLeft($0)) }), lowerLeft(w).extend(f))
      }
    law("lower-right-extend", "taking the right side alone commutes with extending")
      .states("w.extend { f($0.lowerRight()) }.lowerRight() == w.lowerRight().extend(f)")
      .forAll(w, rightF) { w, f in
        .same(lowerRight(w.extend { f(lowerRight($0)) }), lowerRight(w).extend(f))
      }
    laws(from: independence) {
      law("lower-left-moves", "taking the left side alone commutes with its moves")
        .states("w.moved(by: .left(m)).lowerLeft() == w.lowerLeft().moved(by: m)")
        .forAll(w, m) { w, m in
          .same(lowerLeft(operations.moved(w, .left(m))), changed(lowerLeft(w), m, by: moveLeft))
        }
      law("lower-right-moves", "taking the right side alone commutes with its moves")
        .states("w.moved(by: .right(n)).lowerRight() == w.lowerRight().moved(by: n)")
        .forAll(w, n) { w, n in
          .same(
            lowerRight(operations.moved(w, .right(n))),
            changed(lowerRight(w), n, by: moveRight)
          )
        }
    }
    operations.mirrorLaws(w: w)
    law("swapped-extract", "swapping the sides keeps the value in focus")
      .states("w.swapped().extract() == w.extract()")
      .forAll(w) { w in .same(swapped(w).extract(), w.extract()) }
    law("swapped-sides", "swapping exchanges the two sides")
      .states("w.swapped().left == w.right")
      .forAll(w) { w in .same(swapped(w).left, w.right).and(.same(swapped(w).right, w.left)) }
    law("swapped-extend", "swapping commutes with extending")
      .states("w.extend { f($0.swapped()) }.swapped() == w.swapped().extend(f)")
      .forAll(w, mirroredF) { w, f in
        .same(swapped(w.extend { f(swapped($0)) }), swapped(w).extend(f))
      }
    law("swapped-moves", "swapped sides move by swapped moves")
      .states("w.swapped().moved(by: m.swapped()) == w.moved(by: m).swapped()")
      .forAll(w, bothM) { w, m in
        .same(
          changed(swapped(w), operations.swappedMoves(m), by: operations.moveMirrored),
          swapped(operations.moved(w, m))
        )
      }
    operations.viewLaws(w: w)
  }
}

extension Generator {
  /// Returns the generator of moves of a left and a right side, up to two of them in a row.
  func besides<Other>(_ right: Generator<Other>) -> Generator<DayMove<Value, Other>> {
    let one = Generator<DayMove<Value, Other>>.oneOf([map { .left($0) }, right.map { .right($0) }])
    return Generator<DayMove<Value, Other>> { draws in
      let first = one.make(draws)
      return draws.draw(below: 2) == 0 ? first : first.then(one.make(draws))
    }
  }
}
