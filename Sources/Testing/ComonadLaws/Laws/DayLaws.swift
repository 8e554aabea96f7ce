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
  let kit = DayKit(
    spaces: spaces,
    leftMoves: leftMoves,
    rightMoves: rightMoves,
    values: values,
    the: operations
  )
  return Suite(
    "day",
    inheriting: [comonadLaws(spaces, values: values).worth(0.3)],
    kit.independenceLaws + kit.sequenceLaws + kit.projectionLaws + kit.projectedMoveLaws
      + kit.symmetryLaws + kit.viewLaws
  )
}

/// What the laws of two spaces side by side draw.
struct DayKit<Value: Observed, Left: Explorable, Right: Explorable, LeftMove, RightMove>: Sendable
where Left.Focus == Value, Right.Focus == Value {
  typealias Operations = DayOperations<Value, Left, Right, LeftMove, RightMove>
  typealias Sides = Operations.Sides
  typealias Moves = Operations.Moves

  let spaces: Generator<Sides>
  let leftMoves: Generator<LeftMove>
  let rightMoves: Generator<RightMove>
  let values: Generator<Value>
  let the: Operations

  /// Where the independence of both sides is stated.
  var independence: String {
    "Freeman, Declarative UIs are the future, and the future is comonadic, 2018"
  }

  /// Where the projections and the symmetry are defined.
  var convolution: String { "Kmett, Data.Functor.Day, 2014; after Day, 1970" }

  /// Draws moves of one of both sides.
  func moves(_ name: String, _ draws: Draws) -> Moves {
    draws.draw(name, leftMoves.besides(rightMoves))
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

// MARK: - Independence

extension DayKit {
  /// A move of one side moves that side and no other.
  var independenceLaws: [Law] {
    [
      Law(
        "day.left-moves",
        "w.moved(by: .left(m)).left == w.left.moved(by: m)",
        "a move of the left side moves the left side",
        source: independence
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = draws.draw("m", leftMoves)
        return draws.same(the.moved(w, .left(m)).left, the.moved(left: w.left, m))
      },
      Law(
        "day.right-moves",
        "w.moved(by: .right(n)).right == w.right.moved(by: n)",
        "a move of the right side moves the right side",
        source: independence
      ) { draws in
        let w = draws.draw("w", spaces)
        let n = draws.draw("n", rightMoves)
        return draws.same(the.moved(w, .right(n)).right, the.moved(right: w.right, n))
      },
      Law(
        "day.left-rests",
        "w.moved(by: .right(n)).left == w.left",
        "a move of the right side leaves the left side alone",
        source: independence
      ) { draws in
        let w = draws.draw("w", spaces)
        let n = draws.draw("n", rightMoves)
        return draws.same(the.moved(w, .right(n)).left, w.left)
      },
      Law(
        "day.right-rests",
        "w.moved(by: .left(m)).right == w.right",
        "a move of the left side leaves the right side alone",
        source: independence
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = draws.draw("m", leftMoves)
        return draws.same(the.moved(w, .left(m)).right, w.right)
      },
      Law(
        "day.sides-commute",
        "w.moved(by: .left(m)).moved(by: .right(n)) "
          + "== w.moved(by: .right(n)).moved(by: .left(m))",
        "of moves of both sides it does not matter which one is made first",
        source: independence
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = draws.draw("m", leftMoves)
        let n = draws.draw("n", rightMoves)
        return draws.same(
          the.moved(the.moved(w, .left(m)), .right(n)),
          the.moved(the.moved(w, .right(n)), .left(m))
        )
      },
    ]
  }
}

// MARK: - Sequences

extension DayKit {
  /// Moves are made one after another, and show what stands where they lead.
  var sequenceLaws: [Law] {
    [
      Law(
        "day.in-order",
        "w.moved(by: m.then(n)) == w.moved(by: m).moved(by: n)",
        "moves in a row are made one after another",
        source: independence
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = moves("m", draws)
        let n = moves("n", draws)
        return draws.same(the.moved(w, the.then(m, n)), the.moved(the.moved(w, m), n))
      },
      Law(
        "day.peek-here",
        "w.peek(w.left, w.right) == w.extract()",
        "looking at the two places here shows what is here",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.peek(w, w.left, w.right), w.extract())
      },
      Law(
        "day.peek-moved",
        "w.peek(w.left.moved(by: m), w.right.moved(by: n)) "
          + "== w.moved(by: .left(m).then(.right(n))).extract()",
        "looking at two other places shows what is shown there, of both",
        source: convolution
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = draws.draw("m", leftMoves)
        let n = draws.draw("n", rightMoves)
        return draws.same(
          the.peek(w, the.moved(left: w.left, m), the.moved(right: w.right, n)),
          the.moved(w, the.then(.left(m), .right(n))).extract()
        )
      },
    ]
  }
}
