import Comonads

// MARK: - Projections

extension DayLawGroup {
  /// Each side alone is seen by a comonad morphism.
  @LawBuilder
  var projectionLaws: [Law] {
    let f = Variable("f", values.function(of: Left.self))
    let g = Variable("f", values.function(of: Right.self))
    law("lower-left-extract", "the left side alone shows here what both show")
      .states("w.lowerLeft().extract() == w.extract()")
      .forAll(w) { w in .same(operations.lowerLeft(w).extract(), w.extract()) }
    law("lower-right-extract", "the right side alone shows here what both show")
      .states("w.lowerRight().extract() == w.extract()")
      .forAll(w) { w in .same(operations.lowerRight(w).extract(), w.extract()) }
    law(
      "lower-left-extend",
      "taking the left side alone may come before or after answering everywhere"
    )
    .states("w.extend { f($0.lowerLeft()) }.lowerLeft() == w.lowerLeft().extend(f)")
    .forAll(w, f) { w, f in
      .same(
        operations.lowerLeft(w.extend { f(operations.lowerLeft($0)) }),
        operations.lowerLeft(w).extend(f)
      )
    }
    law(
      "lower-right-extend",
      "taking the right side alone may come before or after answering everywhere"
    )
    .states("w.extend { f($0.lowerRight()) }.lowerRight() == w.lowerRight().extend(f)")
    .forAll(w, g) { w, f in
      .same(
        operations.lowerRight(w.extend { f(operations.lowerRight($0)) }),
        operations.lowerRight(w).extend(f)
      )
    }
  }

  /// The projection of a move is the move of the projection.
  @LawBuilder
  var projectedMoveLaws: [Law] {
    law("lower-left-moves", "the left side moves alone as it does beside the right one")
      .states("w.moved(by: .left(m)).lowerLeft() == w.lowerLeft().moved(by: m)")
      .forAll(w, m) { w, m in
        .same(
          operations.lowerLeft(operations.moved(w, .left(m))),
          operations.moved(left: operations.lowerLeft(w), m)
        )
      }
    law("lower-right-moves", "the right side moves alone as it does beside the left one")
      .states("w.moved(by: .right(n)).lowerRight() == w.lowerRight().moved(by: n)")
      .forAll(w, n) { w, n in
        .same(
          operations.lowerRight(operations.moved(w, .right(n))),
          operations.moved(right: operations.lowerRight(w), n)
        )
      }
  }
}

// MARK: - Symmetry

extension DayLawGroup {
  /// The sides may stand in the place of each other.
  @LawBuilder
  var symmetryLaws: [Law] {
    let f = Variable("f", values.function(of: Operations.Mirrored.self))
    operations.mirrorLaws(w: w)
    law("swapped-extract", "both show the same when their places are exchanged")
      .states("w.swapped().extract() == w.extract()")
      .forAll(w) { w in .same(operations.swapped(w).extract(), w.extract()) }
    law("swapped-sides", "each side stands in the place of the other")
      .states("w.swapped().left == w.right")
      .forAll(w) { w in
        .same(operations.swapped(w).left, w.right).and(.same(operations.swapped(w).right, w.left))
      }
    law("swapped-extend", "exchanging the sides may come before or after answering everywhere")
      .states("w.extend { f($0.swapped()) }.swapped() == w.swapped().extend(f)")
      .forAll(w, f) { w, f in
        .same(
          operations.swapped(w.extend { f(operations.swapped($0)) }),
          operations.swapped(w).extend(f)
        )
      }
    law("swapped-moves", "exchanged sides move as they did, by exchanged moves")
      .states("w.swapped().moved(by: m.swapped()) == w.moved(by: m).swapped()")
      .forAll(w, bothM) { w, m in
        .same(
          changed(operations.swapped(w), operations.swappedMoves(m), by: operations.moveMirrored),
          operations.swapped(operations.moved(w, m))
        )
      }
  }
}
