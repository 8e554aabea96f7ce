import Comonads

// MARK: - Both sides

extension SwitchKit {
  /// Both spaces beside each other, seen at the side shown, are a comonad morphism.
  var sidesLaws: [Law] {
    [
      Law(
        "switch.sides-extract",
        "w.sides(at: w.side).extract() == w.extract()",
        "both sides together show here what the side shown shows",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.sides(w, w.side).extract(), w.extract())
      },
      Law(
        "switch.sides-shown",
        "w.sides(at: a).extract() == w.moved(by: .show(a)).extract()",
        "both sides together at a side show what is shown when it is",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let a = side("a", draws)
        return draws.same(the.sides(w, a).extract(), the.moved(w, the.show(a)).extract())
      },
      Law(
        "switch.sides-extend",
        "w.extend { f($0.sides(at: $0.side)) }.sides(at: w.side) "
          + "== w.sides(at: w.side).extend(f)",
        "taking both sides together may come before or after answering everywhere",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", values.function(of: Day<Left, Right, Value>.self))
        return draws.same(
          the.sides(w.extend { f(the.sides($0, $0.side)) }, w.side),
          the.sides(w, w.side).extend(f)
        )
      },
      Law(
        "switch.sides-moves",
        "w.moved(by: .left(m)).sides(at: a) == w.sides(at: a).moved(by: .left(m))",
        "a space moves behind the switch as it does beside the other one",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let a = side("a", draws)
        let m = draws.draw("m", leftMoves)
        let n = draws.draw("n", rightMoves)
        return draws.same(
          the.sides(the.moved(w, .left(m), .right(n)), a),
          changed(the.sides(w, a), .left(m).then(.right(n)), by: the.moveBeside)
        )
      },
      Law(
        "switch.map-left-identity",
        "w.mapLeft { $0 } == w",
        "seeing the left side as it is changes nothing",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.mapLeft(w), w)
      },
      Law(
        "switch.map-right-identity",
        "w.mapRight { $0 } == w",
        "seeing the right side as it is changes nothing",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.mapRight(w), w)
      },
    ]
  }
}

// MARK: - Symmetry

extension SwitchKit {
  /// The spaces may stand in the place of each other.
  var symmetryLaws: [Law] {
    [
      Law(
        "switch.swapped-twice",
        "w.swapped().swapped() == w",
        "exchanging the sides twice changes nothing",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.swappedBack(the.swapped(w)), w)
      },
      Law(
        "switch.swapped-extract",
        "w.swapped().extract() == w.extract()",
        "the same is shown when the sides are exchanged",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.swapped(w).extract(), w.extract())
      },
      Law(
        "switch.swapped-side",
        "w.swapped().side == w.side.other",
        "the space shown is still shown, on its new side",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let there = the.swapped(w)
        return draws.same(there.side, w.side.other).and(draws.same(there.left, w.right))
          .and(draws.same(there.right, w.left))
      },
      Law(
        "switch.swapped-moves",
        "w.swapped().moved(by: m.swapped()) == w.moved(by: m).swapped()",
        "exchanged sides move and are shown as they were, by exchanged moves",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = turns("m", draws)
        return draws.same(
          changed(the.swapped(w), the.swappedMoves(m), by: the.moveMirrored),
          the.swapped(the.moved(w, m))
        )
      },
    ]
  }
}
