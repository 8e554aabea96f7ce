public import Comonads

/// Returns the laws of two spaces side by side, whose sides are independent.
///
/// Besides those of a comonad: moves of one side leave the other alone, so that moves of both
/// commute; each side alone, and both in exchanged places, are comonad morphisms.
///
/// - Parameters:
///   - spaces: The generator of the two spaces.
///   - leftMoves: The generator of the moves of the left side.
///   - rightMoves: The generator of the moves of the right side.
///   - values: The generator of what is shown.
///   - operations: What is done with the two spaces.
/// - Returns: The suite.
public func dayLaws<Value: Observed, Left: Explorable, Right: Explorable, LeftMove, RightMove>(
  _ spaces: Generator<Day<Left, Right, Value>>,
  leftMoves: Generator<LeftMove>,
  rightMoves: Generator<RightMove>,
  values: Generator<Value>,
  operations: DayOperations<Value, Left, Right, LeftMove, RightMove>
) -> Suite where Left.Focus == Value, Right.Focus == Value {
  let group = DayLawGroup(
    w: Variable("w", spaces),
    m: Variable("m", leftMoves),
    n: Variable("n", rightMoves),
    bothM: Variable("m", leftMoves.besides(rightMoves)),
    bothN: Variable("n", leftMoves.besides(rightMoves)),
    values: values,
    operations: operations
  )
  let independence = "Freeman, Declarative UIs are the future, and the future is comonadic, 2018"
  let convolution = "Kmett, Data.Functor.Day, 2014; after Day, 1970"
  return Suite("day") {
    comonadLaws(spaces, values: values).worth(0.3)
    laws(from: independence) {
      operations.sideLaws(w: group.w, m: group.m, n: group.n)
      operations.orderLaws(w: group.w, m: group.bothM, n: group.bothN)
    }
    laws(from: convolution) {
      group.peekLaws
      group.projectionLaws
    }
    laws(from: independence) { group.projectedMoveLaws }
    laws(from: convolution) {
      group.symmetryLaws
      operations.viewLaws(w: group.w)
    }
  }
}

/// The variables and operations of the laws of two spaces side by side.
struct DayLawGroup<Value: Observed, Left: Explorable, Right: Explorable, LeftMove, RightMove>:
  Sendable
where Left.Focus == Value, Right.Focus == Value {
  typealias Operations = DayOperations<Value, Left, Right, LeftMove, RightMove>

  let w: Variable<Operations.Sides>
  let m: Variable<LeftMove>
  let n: Variable<RightMove>
  let bothM: Variable<Operations.Moves>
  let bothN: Variable<Operations.Moves>
  let values: Generator<Value>
  let operations: Operations

  /// Looking at two other places.
  @LawBuilder
  var peekLaws: [Law] {
    law("peek-here", "looking at the two places here shows what is here")
      .states("w.peek(w.left, w.right) == w.extract()")
      .forAll(w) { w in .same(operations.peek(w, w.left, w.right), w.extract()) }
    law("peek-moved", "looking at two other places shows what is shown there, of both")
      .states(
        "w.peek(w.left.moved(by: m), w.right.moved(by: n)) "
          + "== w.moved(by: .left(m).then(.right(n))).extract()"
      )
      .forAll(w, m, n) { w, m, n in
        .same(
          operations.peek(
            w,
            operations.moved(left: w.left, m),
            operations.moved(right: w.right, n)
          ),
          operations.moved(w, operations.then(.left(m), .right(n))).extract()
        )
      }
  }
}

extension Generator {
  /// Returns the generator of moves of a left and a right side, up to two of them in a row.
  func besides<Other>(_ right: Generator<Other>) -> Generator<DayMove<Value, Other>> {
    let one = Generator<DayMove<Value, Other>> { draws in
      draws.draw(below: 2) == 0 ? .left(self.make(draws)) : .right(right.make(draws))
    }
    return Generator<DayMove<Value, Other>> { draws in
      let first = one.make(draws)
      return draws.draw(below: 2) == 0 ? first : first.then(one.make(draws))
    }
  }
}
