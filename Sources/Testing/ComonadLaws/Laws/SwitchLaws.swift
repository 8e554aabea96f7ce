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
  let group = SwitchLawGroup(
    w: Variable("w", spaces),
    a: Variable("a", .cases),
    b: Variable("b", .cases),
    m: Variable("m", leftMoves),
    n: Variable("n", rightMoves),
    eitherM: Variable("m", Generator.moves(leftMoves, rightMoves)),
    turnM: Variable("m", Generator.turns(leftMoves, rightMoves, operations)),
    turnN: Variable("n", Generator.turns(leftMoves, rightMoves, operations)),
    values: values,
    operations: operations
  )
  return Suite(
    "switch",
    source:
      "after Freeman, Declarative UIs are the future, and the future is comonadic, 2018, Theorem 1"
  ) {
    comonadLaws(spaces, values: values).worth(0.3)
    group.showingLaws
    operations.sideLaws(shown: ", shown or hidden", w: group.w, m: group.m, n: group.n)
    operations.orderLaws(w: group.w, m: group.turnM, n: group.turnN)
    group.sidesLaws
    operations.viewLaws(w: group.w)
    group.symmetryLaws
  }
}

/// The variables and operations of the laws of a switch.
struct SwitchLawGroup<Value: Observed, Left: Explorable, Right: Explorable, LeftMove, RightMove>:
  Sendable
{
  typealias Operations = SwitchOperations<Value, Left, Right, LeftMove, RightMove>

  let w: Variable<Operations.Space>
  let a: Variable<Side>
  let b: Variable<Side>
  let m: Variable<LeftMove>
  let n: Variable<RightMove>
  let eitherM: Variable<Operations.Moves>
  let turnM: Variable<Operations.Moves>
  let turnN: Variable<Operations.Moves>
  let values: Generator<Value>
  let operations: Operations

  /// Showing a side and toggling, which keep both spaces where they are.
  @LawBuilder
  var showingLaws: [Law] {
    law("show-shows", "showing a side shows it")
      .states("w.moved(by: .show(a)).side == a")
      .forAll(w, a) { w, a in .same(operations.moved(w, operations.show(a)).side, a) }
    law("show-twice", "of sides shown one after the other the last one counts")
      .states("w.moved(by: .show(a)).moved(by: .show(b)) == w.moved(by: .show(b))")
      .forAll(w, a, b) { w, a, b in
        .same(
          operations.moved(w, operations.show(a), operations.show(b)),
          operations.moved(w, operations.show(b))
        )
      }
    law("toggle-twice", "toggling twice changes nothing")
      .states("w.moved(by: .toggle).moved(by: .toggle) == w")
      .forAll(w) { w in .same(operations.moved(w, operations.toggle(), operations.toggle()), w) }
    law("toggle-shows-other", "toggling shows the side that is hidden")
      .states("w.moved(by: .toggle) == w.moved(by: .show(w.side.other))")
      .forAll(w) { w in
        .same(
          operations.moved(w, operations.toggle()),
          operations.moved(w, operations.show(w.side.other))
        )
      }
    law("show-keeps", "showing a side moves neither space")
      .states("w.moved(by: .show(a)).sides(at: b) == w.sides(at: b)")
      .forAll(w, a, b) { w, a, b in
        .same(operations.sides(operations.moved(w, operations.show(a)), b), operations.sides(w, b))
      }
    law("hide-show", "a side that is hidden and shown again is where it was")
      .states("w.moved(by: .show(w.side.other)).moved(by: .show(w.side)) == w")
      .forAll(w) { w in
        .same(operations.moved(w, operations.show(w.side.other), operations.show(w.side)), w)
      }
    law("show-commutes", "a space moves in the same way before a side is shown and after")
      .states("w.moved(by: m).moved(by: .show(a)) == w.moved(by: .show(a)).moved(by: m)")
      .forAll(w, a, eitherM) { w, a, m in
        .same(
          operations.moved(w, m, operations.show(a)),
          operations.moved(w, operations.show(a), m)
        )
      }
    law("toggle-commutes", "a space moves in the same way before toggling and after")
      .states("w.moved(by: m).moved(by: .toggle) == w.moved(by: .toggle).moved(by: m)")
      .forAll(w, eitherM) { w, m in
        .same(
          operations.moved(w, m, operations.toggle()),
          operations.moved(w, operations.toggle(), m)
        )
      }
    law("moves-keep-side", "moving a space, shown or hidden, does not turn the switch")
      .states("w.moved(by: m).side == w.side")
      .forAll(w, eitherM) { w, m in .same(operations.moved(w, m).side, w.side) }
  }
}

extension Generator {
  /// Creates the generator of moves of one of both spaces, which do not turn the switch.
  fileprivate static func moves<LeftMove, RightMove>(
    _ left: Generator<LeftMove>,
    _ right: Generator<RightMove>
  ) -> Generator where Value == SwitchMove<LeftMove, RightMove> {
    Generator { draws in
      draws.draw(below: 2) == 0 ? .left(left.make(draws)) : .right(right.make(draws))
    }
  }

  /// Creates the generator of moves of one of both spaces, and of turns of the switch.
  fileprivate static func turns<Shown, Left, Right, LeftMove, RightMove>(
    _ left: Generator<LeftMove>,
    _ right: Generator<RightMove>,
    _ operations: SwitchOperations<Shown, Left, Right, LeftMove, RightMove>
  ) -> Generator where Value == SwitchMove<LeftMove, RightMove> {
    Generator { draws in
      switch draws.draw(below: 4) {
      case 0: .left(left.make(draws))
      case 1: .right(right.make(draws))
      case 2: operations.toggle()
      default: operations.show(draws.draw(Generator<Side>.cases))
      }
    }
  }
}
