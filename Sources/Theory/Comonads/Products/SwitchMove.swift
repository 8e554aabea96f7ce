/// Moves of two spaces of which one is shown, and changes of the side shown, in order.
///
/// ```swift
/// typealias Moves = SwitchMove<Walk<Void>, State<Int, Void>>
/// let opened = Moves.left(.last).then(.right(.put(0))).then(.show(.right))
/// let row = Zipper(before: [], focus: "a", after: ["b"])
/// let app = Switch(.left, left: row, right: Store(position: 9) { "\($0)" }).moved(by: opened)
/// app.extract()  // "0"
/// app.left.focus  // "b"
/// ```
///
/// ## Laws
///
/// Two moves are equal when they lead from every place to the same place:
///
/// ```text
/// SwitchMove.none.then(m) == m
/// m.then(.none) == m
/// m.then(n).then(o) == m.then(n.then(o))
/// SwitchMove.show(a).then(.show(b)) == SwitchMove.show(b)
/// SwitchMove.toggle.then(.toggle) == SwitchMove.none
/// SwitchMove.show(a).then(.toggle) == SwitchMove.show(a.other)
/// SwitchMove.left(m).then(.right(n)) == SwitchMove.right(n).then(.left(m))
/// SwitchMove.left(m).then(.toggle) == SwitchMove.toggle.then(.left(m))
/// ```
///
/// By the last two laws every movement is a change of the side and a ``DayMove``.
public struct SwitchMove<Left, Right> {
  @usableFromInline
  var shown: SideMap

  @usableFromInline
  var sides: DayMove<Left, Right>

  @inlinable
  init(shown: SideMap = SideMap(), sides: DayMove<Left, Right> = .none) {
    self.shown = shown
    self.sides = sides
  }
}

// MARK: - Operations

extension SwitchMove {
  /// The movement that leaves the switch and both sides as they are.
  @inlinable
  public static var none: SwitchMove { SwitchMove() }

  /// Creates the movement that shows a side.
  @inlinable
  public static func show(_ side: Side) -> SwitchMove {
    SwitchMove(shown: SideMap(left: side, right: side))
  }

  /// The movement that shows the hidden side.
  @inlinable
  public static var toggle: SwitchMove { SwitchMove(shown: SideMap(left: .right, right: .left)) }

  /// Creates a move of the left side, shown or not.
  @inlinable
  public static func left(_ movement: Left) -> SwitchMove { SwitchMove(sides: .left(movement)) }

  /// Creates a move of the right side, shown or not.
  @inlinable
  public static func right(_ movement: Right) -> SwitchMove { SwitchMove(sides: .right(movement)) }

  /// Adds other moves after these, in place.
  ///
  /// - Complexity: Amortised O(count of the other moves).
  @inlinable
  public mutating func append(_ next: SwitchMove) {
    shown = SideMap(left: next.shown(shown.left), right: next.shown(shown.right))
    sides.append(next.sides)
  }

  /// Returns these moves followed by others.
  ///
  /// - Complexity: O(count of both); to collect many moves, append them.
  @inlinable
  public func then(_ next: SwitchMove) -> SwitchMove { changed(self, next) { $0.append($1) } }

  /// Returns the same moves with left and right exchanged.
  ///
  /// - Complexity: O(count of the moves)
  @inlinable
  public func swapped() -> SwitchMove<Right, Left> {
    SwitchMove<Right, Left>(
      shown: SideMap(left: shown.right.other, right: shown.left.other),
      sides: sides.swapped()
    )
  }
}

// MARK: - Implementation

/// A function from sides to sides, as a table.
@usableFromInline
struct SideMap {
  @usableFromInline
  var left: Side

  @usableFromInline
  var right: Side

  @inlinable
  init(left: Side = .left, right: Side = .right) {
    self.left = left
    self.right = right
  }

  @inlinable
  func callAsFunction(_ side: Side) -> Side { side == .left ? left : right }
}
