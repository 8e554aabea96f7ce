public import Comonads

/// Returns the laws of two spaces of which one is shown.
///
/// Besides those of a comonad: showing a side keeps both spaces where they are, moves of a space do
/// not turn the switch, and the published sum of two comonads, which forgets the hidden side, is
/// rejected.
///
/// - Parameters:
///   - spaces: The generator of the switches.
///   - leftMoves: The generator of the moves of the left side.
///   - rightMoves: The generator of the moves of the right side.
///   - values: The generator of what is shown.
///   - operations: What is done with the switches.
/// - Returns: The suite.
public func switchLaws<Value: Observed, Left: Explorable, Right: Explorable, LeftMove, RightMove>(
  _ spaces: Generator<Switch<Left, Right, Value>>,
  leftMoves: Generator<LeftMove>,
  rightMoves: Generator<RightMove>,
  values: Generator<Value>,
  operations: SwitchOperations<Value, Left, Right, LeftMove, RightMove>
) -> Suite {
  let kit = SwitchKit(
    spaces: spaces,
    leftMoves: leftMoves,
    rightMoves: rightMoves,
    values: values,
    the: operations
  )
  return Suite(
    "switch",
    inheriting: [comonadLaws(spaces, values: values).worth(0.3)],
    kit.showingLaws + kit.keepingLaws + kit.independenceLaws + kit.sidesLaws + kit.symmetryLaws
  )
}

/// What the laws of a switch draw.
struct SwitchKit<Value: Observed, Left: Explorable, Right: Explorable, LeftMove, RightMove>:
  Sendable
{
  typealias Operations = SwitchOperations<Value, Left, Right, LeftMove, RightMove>
  typealias Space = Operations.Space
  typealias Moves = Operations.Moves

  let spaces: Generator<Space>
  let leftMoves: Generator<LeftMove>
  let rightMoves: Generator<RightMove>
  let values: Generator<Value>
  let the: Operations

  /// Where what the published sum gets wrong is stated.
  var source: String {
    "after Freeman, Declarative UIs are the future, and the future is comonadic, 2018, Theorem 1"
  }

  /// Draws a side.
  func side(_ name: String, _ draws: Draws) -> Side { draws.draw(name, .cases) }

  /// Draws moves of one of both spaces, which do not turn the switch.
  func moves(_ name: String, _ draws: Draws) -> Moves {
    draws.draw(
      name,
      Generator<Moves> { draws in
        draws.draw(below: 2) == 0
          ? .left(leftMoves.make(draws)) : .right(rightMoves.make(draws))
      }
    )
  }

  /// Draws moves of one of both spaces, or a turn of the switch.
  func turns(_ name: String, _ draws: Draws) -> Moves {
    draws.draw(
      name,
      Generator<Moves> { draws in
        switch draws.draw(below: 4) {
        case 0: .left(leftMoves.make(draws))
        case 1: .right(rightMoves.make(draws))
        case 2: the.toggle()
        default: the.show(draws.draw(Generator<Side>.cases))
        }
      }
    )
  }
}

// MARK: - Showing

extension SwitchKit {
  /// Turns of the switch.
  var showingLaws: [Law] {
    [
      Law(
        "switch.show-shows",
        "w.moved(by: .show(a)).side == a",
        "showing a side shows it",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let a = side("a", draws)
        return draws.same(the.moved(w, the.show(a)).side, a)
      },
      Law(
        "switch.show-twice",
        "w.moved(by: .show(a)).moved(by: .show(b)) == w.moved(by: .show(b))",
        "of sides shown one after the other the last one counts",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let a = side("a", draws)
        let b = side("b", draws)
        return draws.same(the.moved(w, the.show(a), the.show(b)), the.moved(w, the.show(b)))
      },
      Law(
        "switch.toggle-twice",
        "w.moved(by: .toggle).moved(by: .toggle) == w",
        "toggling twice changes nothing",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.moved(w, the.toggle(), the.toggle()), w)
      },
      Law(
        "switch.toggle-shows-other",
        "w.moved(by: .toggle) == w.moved(by: .show(w.side.other))",
        "toggling shows the side that is hidden",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.moved(w, the.toggle()), the.moved(w, the.show(w.side.other)))
      },
    ]
  }

  /// What turns of the switch leave alone.
  var keepingLaws: [Law] {
    [
      Law(
        "switch.show-keeps",
        "w.moved(by: .show(a)).sides(at: b) == w.sides(at: b)",
        "showing a side moves neither space",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let a = side("a", draws)
        let b = side("b", draws)
        return draws.same(the.sides(the.moved(w, the.show(a)), b), the.sides(w, b))
      },
      Law(
        "switch.hide-show",
        "w.moved(by: .show(w.side.other)).moved(by: .show(w.side)) == w",
        "a side that is hidden and shown again is where it was",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(the.moved(w, the.show(w.side.other), the.show(w.side)), w)
      },
      Law(
        "switch.show-commutes",
        "w.moved(by: m).moved(by: .show(a)) == w.moved(by: .show(a)).moved(by: m)",
        "a space moves in the same way before a side is shown and after",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let a = side("a", draws)
        let m = moves("m", draws)
        return draws.same(the.moved(w, m, the.show(a)), the.moved(w, the.show(a), m))
      },
      Law(
        "switch.toggle-commutes",
        "w.moved(by: m).moved(by: .toggle) == w.moved(by: .toggle).moved(by: m)",
        "a space moves in the same way before toggling and after",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = moves("m", draws)
        return draws.same(the.moved(w, m, the.toggle()), the.moved(w, the.toggle(), m))
      },
      Law(
        "switch.moves-keep-side",
        "w.moved(by: m).side == w.side",
        "moving a space, shown or hidden, does not turn the switch",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = moves("m", draws)
        return draws.same(the.moved(w, m).side, w.side)
      },
    ]
  }
}

// MARK: - Independence

extension SwitchKit {
  /// A move of one side moves that side and no other.
  var independenceLaws: [Law] {
    [
      Law(
        "switch.left-moves",
        "w.moved(by: .left(m)).left == w.left.moved(by: m)",
        "a move of the left side moves the left side, shown or hidden",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = draws.draw("m", leftMoves)
        return draws.same(the.moved(w, .left(m)).left, changed(w.left, m, by: the.moveLeft))
      },
      Law(
        "switch.right-moves",
        "w.moved(by: .right(n)).right == w.right.moved(by: n)",
        "a move of the right side moves the right side, shown or hidden",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let n = draws.draw("n", rightMoves)
        return draws.same(the.moved(w, .right(n)).right, changed(w.right, n, by: the.moveRight))
      },
      Law(
        "switch.left-rests",
        "w.moved(by: .right(n)).left == w.left",
        "a move of the right side leaves the left side alone",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let n = draws.draw("n", rightMoves)
        return draws.same(the.moved(w, .right(n)).left, w.left)
      },
      Law(
        "switch.right-rests",
        "w.moved(by: .left(m)).right == w.right",
        "a move of the left side leaves the right side alone",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = draws.draw("m", leftMoves)
        return draws.same(the.moved(w, .left(m)).right, w.right)
      },
      Law(
        "switch.sides-commute",
        "w.moved(by: .left(m)).moved(by: .right(n)) "
          + "== w.moved(by: .right(n)).moved(by: .left(m))",
        "of moves of both sides it does not matter which one is made first",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = draws.draw("m", leftMoves)
        let n = draws.draw("n", rightMoves)
        return draws.same(the.moved(w, .left(m), .right(n)), the.moved(w, .right(n), .left(m)))
      },
      Law(
        "switch.in-order",
        "w.moved(by: m.then(n)) == w.moved(by: m).moved(by: n)",
        "moves in a row are made one after another",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let m = turns("m", draws)
        let n = turns("n", draws)
        return draws.same(the.moved(w, the.then(m, n)), the.moved(w, m, n))
      },
    ]
  }
}
