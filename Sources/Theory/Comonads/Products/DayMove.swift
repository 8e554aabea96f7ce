/// Moves of two spaces that stand side by side, one after another.
///
/// ```swift
/// typealias Moves = DayMove<State<Int, Void>, Walk<Void>>
/// let both = Moves.right(.last).then(.left(State { $0 += 1 }))
/// let screen = Day(Store(position: 3) { $0 * $0 }, Zipper(before: [], focus: "a", after: ["b"])) {
///   "\($0)\($1)"
/// }
/// screen.moved(by: both).extract()  // "16b"
/// ```
///
/// ## Laws
///
/// Equality means to lead to the same place from every place:
///
/// ```text
/// DayMove.none.then(m) == m
/// m.then(.none) == m
/// m.then(n).then(o) == m.then(n.then(o))
/// DayMove.left(m).then(.right(n)) == DayMove.right(n).then(.left(m))
/// DayMove.left(m).then(.left(n)) == DayMove.left(m.flatMap { n })
/// ```
public struct DayMove<Left, Right> {
  @usableFromInline
  enum Step {
    case left(Left)
    case right(Right)
  }

  @usableFromInline
  var steps: Steps<Step>

  @inlinable
  init(steps: Steps<Step>) { self.steps = steps }
}

// MARK: - Operations

extension DayMove {
  /// The movement that stays.
  @inlinable
  public static var none: DayMove { DayMove(steps: Steps()) }

  /// Creates a move of the left side.
  @inlinable
  public static func left(_ movement: Left) -> DayMove { DayMove(steps: Steps(.left(movement))) }

  /// Creates a move of the right side.
  @inlinable
  public static func right(_ movement: Right) -> DayMove { DayMove(steps: Steps(.right(movement))) }

  /// Puts other moves behind these, in place.
  ///
  /// - Complexity: Amortised O(count of the other moves).
  @inlinable
  public mutating func append(_ next: DayMove) { steps.append(next.steps) }

  /// Returns these moves followed by others.
  ///
  /// - Complexity: O(count of both); to collect many moves, append them.
  @inlinable
  public func then(_ next: DayMove) -> DayMove {
    var moves = self
    moves.append(next)
    return moves
  }

  /// Returns the same moves of the two spaces, each in the place of the other.
  @inlinable
  public func swapped() -> DayMove<Right, Left> {
    DayMove<Right, Left>(
      steps: steps.mapped { step in
        switch step {
        case .left(let movement): .right(movement)
        case .right(let movement): .left(movement)
        }
      }
    )
  }
}
