import Comonads

// MARK: - Projections

extension DayLawGroup {
  /// Each side alone is seen by a comonad morphism.
  @LawBuilder
  var projectionLaws: [Law] {
    let f = Variable("f", values.function(of: Left.self))
    let g = Variable("f", values.function(of: Right.self))
    Law(
      "day.lower-left-extract",
      "w.lowerLeft().extract() == w.extract()",
      "the left side alone shows here what both show",
      for: w
    ) { w in .same(operations.lowerLeft(w).extract(), w.extract()) }
    Law(
      "day.lower-right-extract",
      "w.lowerRight().extract() == w.extract()",
      "the right side alone shows here what both show",
      for: w
    ) { w in .same(operations.lowerRight(w).extract(), w.extract()) }
    Law(
      "day.lower-left-extend",
      "w.extend { f($0.lowerLeft()) }.lowerLeft() == w.lowerLeft().extend(f)",
      "taking the left side alone may come before or after answering everywhere",
      for: (w, f)
    ) { w, f in
      .same(
        operations.lowerLeft(w.extend { f(operations.lowerLeft($0)) }),
        operations.lowerLeft(w).extend(f)
      )
    }
    Law(
      "day.lower-right-extend",
      "w.extend { f($0.lowerRight()) }.lowerRight() == w.lowerRight().extend(f)",
      "taking the right side alone may come before or after answering everywhere",
      for: (w, g)
    ) { w, f in
      .same(
        operations.lowerRight(w.extend { f(operations.lowerRight($0)) }),
        operations.lowerRight(w).extend(f)
      )
    }
  }

  /// The projection of a move is the move of the projection.
  @LawBuilder
  var projectedMoveLaws: [Law] {
    Law(
      "day.lower-left-moves",
      "w.moved(by: .left(m)).lowerLeft() == w.lowerLeft().moved(by: m)",
      "the left side moves alone as it does beside the right one",
      for: (w, m)
    ) { w, m in
      .same(
        operations.lowerLeft(operations.moved(w, .left(m))),
        operations.moved(left: operations.lowerLeft(w), m)
      )
    }
    Law(
      "day.lower-right-moves",
      "w.moved(by: .right(n)).lowerRight() == w.lowerRight().moved(by: n)",
      "the right side moves alone as it does beside the left one",
      for: (w, n)
    ) { w, n in
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
    operations.mirrorLaws("day", w: w)
    Law(
      "day.swapped-extract",
      "w.swapped().extract() == w.extract()",
      "both show the same when their places are exchanged",
      for: w
    ) { w in .same(operations.swapped(w).extract(), w.extract()) }
    Law(
      "day.swapped-sides",
      "w.swapped().left == w.right",
      "each side stands in the place of the other",
      for: w
    ) { w in
      .same(operations.swapped(w).left, w.right).and(.same(operations.swapped(w).right, w.left))
    }
    Law(
      "day.swapped-extend",
      "w.extend { f($0.swapped()) }.swapped() == w.swapped().extend(f)",
      "exchanging the sides may come before or after answering everywhere",
      for: (w, f)
    ) { w, f in
      .same(
        operations.swapped(w.extend { f(operations.swapped($0)) }),
        operations.swapped(w).extend(f)
      )
    }
    Law(
      "day.swapped-moves",
      "w.swapped().moved(by: m.swapped()) == w.moved(by: m).swapped()",
      "exchanged sides move as they did, by exchanged moves",
      for: (w, bothM)
    ) { w, m in
      .same(
        changed(operations.swapped(w), operations.swappedMoves(m), by: operations.moveMirrored),
        operations.swapped(operations.moved(w, m))
      )
    }
  }
}
