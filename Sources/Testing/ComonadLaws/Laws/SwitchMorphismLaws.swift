import Comonads

// MARK: - Both sides

extension SwitchLawGroup {
  /// Both spaces beside each other, seen at the side shown, are a comonad morphism.
  @LawBuilder
  var sidesLaws: [Law] {
    let f = Variable("f", values.function(of: Day<Left, Right, Value>.self))
    law("sides-extract", "both sides together show here what the side shown shows")
      .states("w.sides(at: w.side).extract() == w.extract()")
      .forAll(w) { w in .same(operations.sides(w, w.side).extract(), w.extract()) }
    law("sides-shown", "both sides together at a side show what is shown when it is")
      .states("w.sides(at: a).extract() == w.moved(by: .show(a)).extract()")
      .forAll(w, a) { w, a in
        .same(operations.sides(w, a).extract(), operations.moved(w, operations.show(a)).extract())
      }
    law("sides-extend", "taking both sides together may come before or after answering everywhere")
      .states(
        "w.extend { f($0.sides(at: $0.side)) }.sides(at: w.side) "
          + "== w.sides(at: w.side).extend(f)"
      )
      .forAll(w, f) { w, f in
        .same(
          operations.sides(w.extend { f(operations.sides($0, $0.side)) }, w.side),
          operations.sides(w, w.side).extend(f)
        )
      }
    law("sides-moves", "a space moves behind the switch as it does beside the other one")
      .states("w.moved(by: .left(m)).sides(at: a) == w.sides(at: a).moved(by: .left(m))")
      .forAll(w, a, m, n) { w, a, m, n in
        .same(
          operations.sides(operations.moved(w, .left(m), .right(n)), a),
          changed(operations.sides(w, a), .left(m).then(.right(n)), by: operations.moveBeside)
        )
      }
  }
}

// MARK: - Symmetry

extension SwitchLawGroup {
  /// The spaces may stand in the place of each other.
  @LawBuilder
  var symmetryLaws: [Law] {
    operations.mirrorLaws(w: w)
    law("swapped-extract", "the same is shown when the sides are exchanged")
      .states("w.swapped().extract() == w.extract()")
      .forAll(w) { w in .same(operations.swapped(w).extract(), w.extract()) }
    law("swapped-side", "the space shown is still shown, on its new side")
      .states("w.swapped().side == w.side.other")
      .forAll(w) { w in
        let there = operations.swapped(w)
        return .same(there.side, w.side.other).and(.same(there.left, w.right))
          .and(.same(there.right, w.left))
      }
    law("swapped-moves", "exchanged sides move and are shown as they were, by exchanged moves")
      .states("w.swapped().moved(by: m.swapped()) == w.moved(by: m).swapped()")
      .forAll(w, turnM) { w, m in
        .same(
          changed(operations.swapped(w), operations.swappedMoves(m), by: operations.moveMirrored),
          operations.swapped(operations.moved(w, m))
        )
      }
  }
}
