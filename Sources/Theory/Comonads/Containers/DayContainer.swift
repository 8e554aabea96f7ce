/// The directed container of two spaces side by side: a shape of each, a position of each.
///
/// As categories, the product.
///
/// ```swift
/// typealias Screen = DayContainer<ZipperContainer, StoreContainer<Int>>
/// let screen = Pair(BoundedIndex(index: 0, count: 3), 100)
/// Screen.subshape(of: screen, at: Pair(2, 150)).left.index  // 2
/// Screen.isValid(Pair(3, 150), in: screen)  // false
/// ```
///
/// The laws are those of ``DirectedContainer``, on each side.
public enum DayContainer<First: DirectedContainer, Second: DirectedContainer>: DirectedContainer {
  /// A shape of each side.
  public typealias Shape = Pair<First.Shape, Second.Shape>

  /// A position of each side.
  public typealias Position = Pair<First.Position, Second.Position>

  /// Returns whether each side has its position.
  public static func isValid(_ position: Position, in shape: Shape) -> Bool {
    First.isValid(position.left, in: shape.left) && Second.isValid(position.right, in: shape.right)
  }

  /// Returns the position that stays on both sides.
  public static func root(of shape: Shape) -> Position {
    Pair(First.root(of: shape.left), Second.root(of: shape.right))
  }

  /// Returns the shapes that the positions lead to.
  public static func subshape(of shape: Shape, at position: Position) -> Shape {
    Pair(
      First.subshape(of: shape.left, at: position.left),
      Second.subshape(of: shape.right, at: position.right)
    )
  }

  /// Lengthens the position of each side by the step of that side, in place.
  public static func advance(_ position: inout Position, by step: Position, from shape: Shape) {
    First.advance(&position.left, by: step.left, from: shape.left)
    Second.advance(&position.right, by: step.right, from: shape.right)
  }
}

extension DayContainer: FiniteContainer where First: FiniteContainer, Second: FiniteContainer {
  /// Returns each position of the left side with each of the right.
  public static func positions(in shape: Shape) -> [Position] {
    let seconds = Second.positions(in: shape.right)
    return First.positions(in: shape.left).flatMap { first in seconds.map { Pair(first, $0) } }
  }
}

extension DayContainer {
  /// The comonad morphism to the left side, while the right side stays.
  public static var left: ContainerMorphism<DayContainer, First> {
    ContainerMorphism(shape: \.left, position: { Pair($0, Second.root(of: $1.right)) })
  }

  /// The comonad morphism to the right side, while the left side stays.
  public static var right: ContainerMorphism<DayContainer, Second> {
    ContainerMorphism(shape: \.right, position: { Pair(First.root(of: $1.left), $0) })
  }
}

// MARK: - Meaning

extension Day {
  /// Returns the space that two spaces side by side mean.
  ///
  /// Other sides are turned into spaces first:
  ///
  /// ```swift
  /// let sum = Day(Zipper(before: [1], focus: 2, after: [3]), Store(position: 10) { $0 }) { $0 + $1 }
  /// let meaning = sum.mapLeft { $0.meaning }.mapRight { $0.meaning }.meaning()
  /// meaning.extract()  // 12
  /// meaning.peek(at: Pair(2, 100))  // 103
  /// ```
  ///
  /// ```text
  /// w.moved(by: m).meaning() == w.meaning().moved(by: m.meaning())
  /// w.extend { f($0.meaning()) }.meaning() == w.meaning().extend(f)
  /// w.lowerLeft { $0.extend($1) } == w.meaning().along(DayContainer.left)
  /// ```
  public func meaning<First, FirstFocus, Second, SecondFocus>() -> Space<
    DayContainer<First, Second>, Focus
  > where Left == Space<First, FirstFocus>, Right == Space<Second, SecondFocus> {
    let day = self
    return Space(shape: Pair(left.shape, right.shape)) { position in
      day.answer(
        day.left.moved(by: Co { $0.move(by: position.left) }),
        day.right.moved(by: Co { $0.move(by: position.right) })
      )
    }
  }

  /// Creates the two spaces side by side that a space of both means.
  ///
  /// The value of each side is its position.
  ///
  /// ```text
  /// Day(meaning: s).meaning() == s
  /// ```
  public init<First, Second>(meaning space: Space<DayContainer<First, Second>, Focus>)
  where Left == Space<First, First.Position>, Right == Space<Second, Second.Position> {
    self.init(
      Space(shape: space.shape.left) { $0 },
      Space(shape: space.shape.right) { $0 },
      combine: { space.peek(at: Pair($0, $1)) }
    )
  }
}

extension DayMove {
  /// Returns the walk that the moves mean: through both spaces.
  public func meaning<First, Second>() -> Co<DayContainer<First, Second>, Void>
  where Left == Co<First, Void>, Right == Co<Second, Void> {
    Co { [list] cursor in
      for step in list {
        let here = cursor.shape
        switch step {
        case .left(let walk):
          cursor.move(by: Pair(walk(here.left).position, Second.root(of: here.right)))
        case .right(let walk):
          cursor.move(by: Pair(First.root(of: here.left), walk(here.right).position))
        }
      }
    }
  }
}
