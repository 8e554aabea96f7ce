import Comonads

// MARK: - Projections

extension DayKit {
  /// Each side alone is seen by a comonad morphism.
  var projectionLaws: [Law] {
    [
      Law(
        "day.lower-left-extract",
        "w.lowerLeft().extract() == w.extract()",
        "the left side alone shows here what both show",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.lowerLeft(w).extract(), w.extract())
      },
      Law(
        "day.lower-right-extract",
        "w.lowerRight().extract() == w.extract()",
        "the right side alone shows here what both show",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.lowerRight(w).extract(), w.extract())
      },
      Law(
        "day.lower-left-extend",
        "w.extend { f($0.lowerLeft()) }.lowerLeft() == w.lowerLeft().extend(f)",
        "taking the left side alone may come before or after answering everywhere",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", values.function(of: Left.self))
        return draws.same(
          the.lowerLeft(w.extend { f(the.lowerLeft($0)) }),
          the.lowerLeft(w).extend(f)
        )
      },
      Law(
        "day.lower-right-extend",
        "w.extend { f($0.lowerRight()) }.lowerRight() == w.lowerRight().extend(f)",
        "taking the right side alone may come before or after answering everywhere",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", values.function(of: Right.self))
        return draws.same(
          the.lowerRight(w.extend { f(the.lowerRight($0)) }),
          the.lowerRight(w).extend(f)
        )
      },
    ]
  }

  /// The projection of a move is the move of the projection.
  var projectedMoveLaws: [Law] {
    [
      Law(
        "day.lower-left-moves",
        "w.moved(by: .left(m)).lowerLeft() == w.lowerLeft().moved(by: m)",
        "the left side moves alone as it does beside the right one",
        source: independence
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = draws.draw("m", leftMoves)
        return draws.same(
          the.lowerLeft(the.moved(w, .left(m))),
          the.moved(left: the.lowerLeft(w), m)
        )
      },
      Law(
        "day.lower-right-moves",
        "w.moved(by: .right(n)).lowerRight() == w.lowerRight().moved(by: n)",
        "the right side moves alone as it does beside the left one",
        source: independence
      ) { draws in
        let w = draws.draw("w", spaces)
        let n = draws.draw("n", rightMoves)
        return draws.same(
          the.lowerRight(the.moved(w, .right(n))),
          the.moved(right: the.lowerRight(w), n)
        )
      },
    ]
  }
}

// MARK: - Symmetry

extension DayKit {
  /// The sides may stand in the place of each other.
  var symmetryLaws: [Law] {
    [
      Law(
        "day.swapped-twice",
        "w.swapped().swapped() == w",
        "exchanging the sides twice changes nothing",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.swappedBack(the.swapped(w)), w)
      },
      Law(
        "day.swapped-extract",
        "w.swapped().extract() == w.extract()",
        "both show the same when their places are exchanged",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.swapped(w).extract(), w.extract())
      },
      Law(
        "day.swapped-sides",
        "w.swapped().left == w.right",
        "each side stands in the place of the other",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.swapped(w).left, w.right).and(
          draws.same(the.swapped(w).right, w.left)
        )
      },
      Law(
        "day.swapped-extend",
        "w.extend { f($0.swapped()) }.swapped() == w.swapped().extend(f)",
        "exchanging the sides may come before or after answering everywhere",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", values.function(of: Operations.Mirrored.self))
        return draws.same(
          the.swapped(w.extend { f(the.swapped($0)) }),
          the.swapped(w).extend(f)
        )
      },
      Law(
        "day.swapped-moves",
        "w.swapped().moved(by: m.swapped()) == w.moved(by: m).swapped()",
        "exchanged sides move as they did, by exchanged moves",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = moves("m", draws)
        return draws.same(
          changed(the.swapped(w), the.swappedMoves(m), by: the.moveMirrored),
          the.swapped(the.moved(w, m))
        )
      },
    ]
  }
}

// MARK: - Views of a side

extension DayKit {
  /// A side may be seen through the comonad morphism that changes nothing.
  ///
  /// The laws of other morphisms are those of `dayViewLaws`.
  var viewLaws: [Law] {
    [
      Law(
        "day.map-left-identity",
        "w.mapLeft { $0 } == w",
        "seeing the left side as it is changes nothing",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.mapLeft(w), w)
      },
      Law(
        "day.map-right-identity",
        "w.mapRight { $0 } == w",
        "seeing the right side as it is changes nothing",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.mapRight(w), w)
      },
    ]
  }
}
