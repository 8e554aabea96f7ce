/// A side, and something of the left and something of the right.
public struct Sided<Left, Right> {
  /// The side.
  public var side: Side

  /// The one on the left and the one on the right.
  public var both: Pair<Left, Right>

  /// Creates a pair of two with one of its sides.
  @inlinable
  public init(_ side: Side, _ left: Left, _ right: Right) { self.init(side, Pair(left, right)) }

  /// Creates a pair of two with one of its sides.
  @inlinable
  public init(_ side: Side, _ both: Pair<Left, Right>) {
    self.side = side
    self.both = both
  }
}

// MARK: - Conformances

extension Sided: Equatable where Left: Equatable, Right: Equatable {}
extension Sided: Hashable where Left: Hashable, Right: Hashable {}
extension Sided: Sendable where Left: Sendable, Right: Sendable {}

// MARK: - Container

/// The directed container of a switch: the side to show, and a position of each space.
///
/// A step replaces the side, as for a store, and lengthens the positions, as in ``DayContainer``:
///
/// ```swift
/// typealias App = SwitchContainer<ZipperContainer, StoreContainer<Int>>
/// let start = Sided(.left, BoundedIndex(index: 0, count: 3), 100)
/// App.subshape(of: start, at: Sided(.right, 2, 7)).both.left.index  // 2
/// ```
///
/// The laws are those of ``DirectedContainer``.
public enum SwitchContainer<First: DirectedContainer, Second: DirectedContainer>:
  DirectedContainer
{
  /// The side shown, and a shape of each space.
  public typealias Shape = Sided<First.Shape, Second.Shape>

  /// The side to show, and a position of each space.
  public typealias Position = Sided<First.Position, Second.Position>

  /// Two spaces side by side.
  @usableFromInline
  typealias Spaces = DayContainer<First, Second>

  /// Returns whether each space has its position.
  public static func isValid(_ position: Position, in shape: Shape) -> Bool {
    Spaces.isValid(position.both, in: shape.both)
  }

  /// Returns the position that stays.
  public static func root(of shape: Shape) -> Position {
    Sided(shape.side, Spaces.root(of: shape.both))
  }

  /// Returns the side and the shapes that the position leads to.
  public static func subshape(of shape: Shape, at position: Position) -> Shape {
    Sided(position.side, Spaces.subshape(of: shape.both, at: position.both))
  }

  /// Replaces the side, and lengthens the position of each space by its step, in place.
  public static func advance(_ position: inout Position, by step: Position, from shape: Shape) {
    position.side = step.side
    Spaces.advance(&position.both, by: step.both, from: shape.both)
  }
}

extension SwitchContainer: FiniteContainer where First: FiniteContainer, Second: FiniteContainer {
  /// Returns each side with each pair of positions.
  public static func positions(in shape: Shape) -> [Position] {
    let pairs = Spaces.positions(in: shape.both)
    return Side.allCases.flatMap { side in pairs.map { Sided(side, $0) } }
  }
}

// MARK: - Meaning

extension Switch {
  /// Returns the space that a switch of two spaces means; other sides are turned into spaces first.
  ///
  /// ```swift
  /// let square = Store(position: 2) { $0 * $0 }.meaning
  /// let app = Switch(.left, left: Env(environment: 0, value: 1).meaning, right: square)
  /// app.meaning().peek(at: Sided(.right, (), 5))  // 25
  /// ```
  ///
  /// ```text
  /// w.moved(by: m).meaning() == w.meaning().moved(by: m.meaning())
  /// w.extend { f($0.meaning()) }.meaning() == w.meaning().extend(f)
  /// ```
  public func meaning<First, FirstFocus, Second, SecondFocus>() -> Space<
    SwitchContainer<First, Second>, Focus
  > where Left == Space<First, FirstFocus>, Right == Space<Second, SecondFocus> {
    let origin = self
    return Space(shape: Sided(side, left.shape, right.shape)) { position in
      origin.answer(
        position.side,
        origin.left.moved(by: Co { $0.move(by: position.both.left) }),
        origin.right.moved(by: Co { $0.move(by: position.both.right) })
      )
    }
  }

  /// Creates the switch that a space of a side and two positions means.
  ///
  /// The value of each side is its position.
  ///
  /// ```text
  /// Switch(meaning: s).meaning() == s
  /// ```
  public init<First, Second>(meaning space: Space<SwitchContainer<First, Second>, Focus>)
  where Left == Space<First, First.Position>, Right == Space<Second, Second.Position> {
    self.init(
      space.shape.side,
      left: Space(shape: space.shape.both.left) { $0 },
      right: Space(shape: space.shape.both.right) { $0 }
    ) { side, left, right in
      space.peek(at: Sided(side, left.extract(), right.extract()))
    }
  }
}

extension SwitchMove {
  /// Returns the walk that the movement means: through the sides and both spaces.
  ///
  /// - Complexity: O(1); a run costs one run of each move.
  public func meaning<First, Second>() -> Co<SwitchContainer<First, Second>, Void>
  where Left == Co<First, Void>, Right == Co<Second, Void> {
    let sides: Co<DayContainer<First, Second>, Void> = sides.meaning()
    return .move { [shown] here in Sided(shown(here.side), sides(here.both).position) }
  }
}
