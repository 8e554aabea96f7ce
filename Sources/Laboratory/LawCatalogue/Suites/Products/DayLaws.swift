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
///   - operations: The operations of the two spaces.
/// - Returns: The suite.
func dayLaws<Left: PairUnderTest, Right: PairUnderTest>(
  _ spaces: Generator<Day<Left, Right, Bit>>,
  leftMoves: Generator<Left.Movement>,
  rightMoves: Generator<Right.Movement>,
  operations: DayOperations<Left, Right> = DayOperations()
) -> Suite where Left.Focus == Bit, Right.Focus == Bit {
  let (then, peek) = (operations.then, operations.peek)
  let swapped = operations.swapped
  let w = Variable("w", spaces)
  let m = Variable("m", leftMoves)
  let n = Variable("n", rightMoves)
  let bothM = Variable("m", leftMoves.besides(rightMoves))
  let bothN = Variable("n", leftMoves.besides(rightMoves))
  let mirroredF = Variable("f", Generator<Bit>.cases.valuation(of: Day<Right, Left, Bit>.self))
  let independence = "Freeman, Declarative UIs are the future, and the future is comonadic, 2018"
  return Suite("day", source: "Kmett, Data.Functor.Day, 2014; after Day, 1970") {
    comonadLaws(spaces, values: .cases).worth(0.3)
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
          peek(w, w.left.moved(by: m), w.right.moved(by: n)),
          operations.moved(w, then(.left(m), .right(n))).extract()
        )
      }
    lowerLaws("left", w, m, lower: operations.lowerLeft) {
      operations.moved($0, .left($1))
    }
    lowerLaws("right", w, n, lower: operations.lowerRight) {
      operations.moved($0, .right($1))
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
          swapped(w).moved(by: operations.swappedMoves(m)),
          swapped(operations.moved(w, m))
        )
      }
    operations.viewLaws(w: w)
  }
}

/// Returns the laws of one side alone, which is a comonad morphism and keeps the moves of the side.
@LawBuilder
private func lowerLaws<Whole: Comonad & SendableMetatype, Part: PairUnderTest>(
  _ side: String,
  _ w: Variable<Whole>,
  _ m: Variable<Part.Movement>,
  lower: @escaping @Sendable (Whole) -> Part,
  moved: @escaping @Sendable (Whole, Part.Movement) -> Whole
) -> [Law] where Whole.Focus == Bit, Part.Focus == Bit {
  let f = Variable("f", Generator<Bit>.cases.valuation(of: Part.self))
  let name = side == "left" ? "lowerLeft" : "lowerRight"
  law("lower-\(side)-extract", "the \(side) side alone has the same value in focus")
    .states("w.\(name)().extract() == w.extract()")
    .forAll(w) { w in .same(lower(w).extract(), w.extract()) }
  law("lower-\(side)-extend", "taking the \(side) side alone commutes with extending")
    .states("w.extend { f($0.\(name)()) }.\(name)() == w.\(name)().extend(f)")
    .forAll(w, f) { w, f in .same(lower(w.extend { f(lower($0)) }), lower(w).extend(f)) }
  law("lower-\(side)-moves", "taking the \(side) side alone commutes with its moves")
    .states("w.moved(by: .\(side)(m)).\(name)() == w.\(name)().moved(by: m)")
    .citing("Freeman, Declarative UIs are the future, and the future is comonadic, 2018")
    .forAll(w, m) { w, m in .same(lower(moved(w, m)), lower(w).moved(by: m)) }
}

extension Generator {
  /// Returns the generator of moves of a left and a right side, up to four of them in a row.
  func besides<Other>(_ right: Generator<Other>) -> Generator<DayMove<Value, Other>> {
    let one = Generator<DayMove<Value, Other>>.oneOf([map { .left($0) }, right.map { .right($0) }])
    return one.array(upTo: 4).map { moves in moves.reduce(.none) { $0.then($1) } }
  }
}
