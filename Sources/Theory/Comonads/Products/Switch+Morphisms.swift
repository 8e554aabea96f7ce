// MARK: - Both sides

extension Switch {
  /// Returns both spaces side by side, with the values of the switch at a side.
  ///
  /// At the side shown it is a comonad morphism:
  ///
  /// ```text
  /// w.sides(at: w.side).extract() == w.extract()
  /// w.moved(by: .left(m)).sides(at: a) == w.sides(at: a).moved(by: .left(m))
  /// ```
  @inlinable
  public func sides(at side: Side) -> Day<Left, Right, Focus> {
    Day(left: left, right: right) { [answer] in answer(side, $0, $1) }
  }
}

// MARK: - Symmetry

extension Switch {
  /// Returns the same switch with left and right exchanged.
  ///
  /// ```text
  /// w.swapped().swapped() == w
  /// w.swapped().extract() == w.extract()
  /// ```
  @inlinable
  public func swapped() -> Switch<Right, Left, Focus> {
    Switch<Right, Left, Focus>(side.other, left: right, right: left) { [answer] in
      answer($0.other, $2, $1)
    }
  }
}

// MARK: - Functor of spaces

extension Switch {
  /// Returns the switch with its left side translated by a comonad morphism.
  ///
  /// As for `Day`, the morphism receives the side's duplicate:
  ///
  /// ```text
  /// w.mapLeft(f).sides(at: a) == w.sides(at: a).mapLeft(f)
  /// ```
  @inlinable
  public func mapLeft<Other: Comonad<Left>>(
    _ morphism: (Left.Duplicate) -> Other
  ) -> Switch<Other, Right, Focus> {
    Switch<Other, Right, Focus>(side, left: morphism(left.duplicate()), right: right) { [answer] in
      answer($0, $1.extract(), $2)
    }
  }

  /// Returns the switch with its right side translated by a comonad morphism.
  @inlinable
  public func mapRight<Other: Comonad<Right>>(
    _ morphism: (Right.Duplicate) -> Other
  ) -> Switch<Left, Other, Focus> {
    Switch<Left, Other, Focus>(side, left: left, right: morphism(right.duplicate())) { [answer] in
      answer($0, $1, $2.extract())
    }
  }
}
