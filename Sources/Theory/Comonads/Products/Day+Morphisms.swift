// MARK: - Projections

extension Day {
  /// Returns the left side with the values of this day, while the right side stays.
  ///
  /// The closure extends the side. It is a parameter because Swift has no type for "the same kind
  /// of space, of other values":
  ///
  /// ```swift
  /// let row = Zipper(before: [1], focus: 2, after: [3])
  /// let sum = Day(row, Identity(0.5)) { Double($0) + $1 }
  /// sum.lowerLeft { $0.extend($1) }.elements  // [1.5, 2.5, 3.5]
  /// ```
  ///
  /// It is a comonad morphism:
  ///
  /// ```text
  /// w.lowerLeft().extract() == w.extract()
  /// w.extend { f($0.lowerLeft()) }.lowerLeft() == w.lowerLeft().extend(f)
  /// w.moved(by: .left(m)).lowerLeft() == w.lowerLeft().moved(by: m)
  /// ```
  @inlinable
  public func lowerLeft<Projection: Comonad<Focus>>(
    _ extend: (Left, @escaping (Left) -> Focus) -> Projection
  ) -> Projection {
    extend(left) { [right, answer] in answer($0, right) }
  }

  /// Returns the left side with the values of this day, if both have one type of values.
  @inlinable
  public func lowerLeft() -> Left where Left.Focus == Focus { lowerLeft { $0.extend($1) } }

  /// Returns the right side with the values of this day, while the left side stays.
  ///
  /// The laws are those of ``lowerLeft(_:)``.
  @inlinable
  public func lowerRight<Projection: Comonad<Focus>>(
    _ extend: (Right, @escaping (Right) -> Focus) -> Projection
  ) -> Projection {
    extend(right) { [left, answer] in answer(left, $0) }
  }

  /// Returns the right side with the values of this day, if both have one type of values.
  @inlinable
  public func lowerRight() -> Right where Right.Focus == Focus { lowerRight { $0.extend($1) } }
}

// MARK: - Symmetry

extension Day {
  /// Returns the same day with left and right exchanged.
  ///
  /// ```text
  /// w.swapped().swapped() == w
  /// w.swapped().moved(by: m.swapped()) == w.moved(by: m).swapped()
  /// w.associatedRight().swapped().associatedRight()
  ///     == w.mapLeft { $0.swapped() }.associatedRight().mapRight { $0.swapped() }
  /// ```
  @inlinable
  public func swapped() -> Day<Right, Left, Focus> {
    Day<Right, Left, Focus>(left: right, right: left) { [answer] in answer($1, $0) }
  }
}

// MARK: - Associativity

extension Day {
  /// Returns the same three spaces with the last two together.
  ///
  /// ```swift
  /// let inner = Day(Identity(1), Identity(2)) { $0 + $1 }
  /// let outer = Day(inner, Identity("c")) { "\($0)\($1)" }
  /// outer.associatedRight().extract()  // "3c"
  /// outer.associatedRight().right.left.value  // 2
  /// ```
  ///
  /// The value of the new inner day is the pair of its two spaces' values.
  ///
  /// ```text
  /// w.associatedRight().associatedLeft() == w
  /// w.associatedRight().moved(by: .right(.left(m))) == w.moved(by: .left(.right(m))).associatedRight()
  /// w.associatedRight().associatedRight()
  ///     == w.mapLeft { $0.associatedRight() }.associatedRight().mapRight { $0.associatedRight() }
  /// ```
  @inlinable
  public func associatedRight<First, Second, Inner>() -> Day<
    First, Day<Second, Right, (Second.Focus, Right.Focus)>, Focus
  > where Left == Day<First, Second, Inner> {
    let pair = Day<Second, Right, _>(left.right, right) { ($0, $1) }
    return Day<First, _, Focus>(left: left.left, right: pair) { [answer, left] first, pair in
      answer(Left(left: first, right: pair.left, answer: left.answer), pair.right)
    }
  }

  /// Returns the same three spaces with the first two together.
  ///
  /// ```text
  /// w.associatedLeft().associatedRight() == w
  /// w.associatedLeft().moved(by: .left(.right(m))) == w.moved(by: .right(.left(m))).associatedLeft()
  /// ```
  @inlinable
  public func associatedLeft<Second, Third, Inner>() -> Day<
    Day<Left, Second, (Left.Focus, Second.Focus)>, Third, Focus
  > where Right == Day<Second, Third, Inner> {
    let pair = Day<Left, Second, _>(left, right.left) { ($0, $1) }
    return Day<_, Third, Focus>(left: pair, right: right.right) { [answer, right] pair, third in
      answer(pair.left, Right(left: pair.right, right: third, answer: right.answer))
    }
  }
}

// MARK: - Unit

extension Day where Right == Identity<Void>, Left.Focus == Focus {
  /// Creates the day of a space and a single point on its right.
  ///
  /// ``lowerLeft()`` is the inverse:
  ///
  /// ```text
  /// Day(leftOfUnit: w).lowerLeft() == w
  /// Day(leftOfUnit: v.lowerLeft()) == v
  /// ```
  @inlinable
  public init(leftOfUnit space: Left) {
    self.init(left: space, right: Identity(())) { space, _ in space.extract() }
  }
}

extension Day where Left == Identity<Void>, Right.Focus == Focus {
  /// Creates the day of a space and a single point on its left.
  ///
  /// ```text
  /// Day(rightOfUnit: w).lowerRight() == w
  /// Day(rightOfUnit: v.lowerRight()) == v
  /// ```
  @inlinable
  public init(rightOfUnit space: Right) {
    self.init(left: Identity(()), right: space) { _, space in space.extract() }
  }
}

// MARK: - Functor of spaces

extension Day {
  /// Returns the day with its left side translated by a comonad morphism.
  ///
  /// The morphism receives the left side's duplicate, so that it does not depend on the values:
  ///
  /// ```swift
  /// let row = Zipper(before: [1], focus: 2, after: [3])
  /// let sum = Day(row, Identity(0.5)) { Double($0) + $1 }
  /// sum.mapLeft { $0.meaning }.left.shape.index  // 1
  /// ```
  ///
  /// ```text
  /// w.mapLeft { $0 } == w
  /// w.mapLeft(f).extract() == w.extract()
  /// w.mapLeft(f).mapRight(g) == w.mapRight(g).mapLeft(f)
  /// w.mapLeft { $0.meaning }.moved(by: .left(m.meaning)) == w.moved(by: .left(m)).mapLeft { $0.meaning }
  /// Day(l, r, combine: c).mapLeft(f) == Day(f(l), r, combine: c)
  /// ```
  @inlinable
  public func mapLeft<Other: Comonad<Left>>(
    _ morphism: (Left.Duplicate) -> Other
  ) -> Day<Other, Right, Focus> {
    Day<Other, Right, Focus>(left: morphism(left.duplicate()), right: right) { [answer] in
      answer($0.extract(), $1)
    }
  }

  /// Returns the day with its right side translated by a comonad morphism.
  ///
  /// The laws are those of ``mapLeft(_:)``.
  @inlinable
  public func mapRight<Other: Comonad<Right>>(
    _ morphism: (Right.Duplicate) -> Other
  ) -> Day<Left, Other, Focus> {
    Day<Left, Other, Focus>(left: left, right: morphism(right.duplicate())) { [answer] in
      answer($0, $1.extract())
    }
  }
}
