// MARK: - Both sides

extension Switch {
  /// Returns both spaces beside each other, showing what they would with a side of the switch shown.
  ///
  /// At the side that is shown it is a comonad morphism:
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
  /// Returns the same switch with each space in the place of the other.
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
  /// Returns the switch with its left side seen through a comonad morphism.
  ///
  /// As for `Day`, the morphism is applied to the space of all views of the side:
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

  /// Returns the switch with its right side seen through a comonad morphism.
  @inlinable
  public func mapRight<Other: Comonad<Right>>(
    _ morphism: (Right.Duplicate) -> Other
  ) -> Switch<Left, Other, Focus> {
    Switch<Left, Other, Focus>(side, left: left, right: morphism(right.duplicate())) { [answer] in
      answer($0, $1, $2.extract())
    }
  }
}
