/// Moves of two spaces side by side, in order.
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
/// Two moves are equal when they lead from every place to the same place:
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
  /// The movement that leaves both sides as they are.
  @inlinable
  public static var none: DayMove { DayMove(steps: Steps()) }

  /// Creates a move of the left side.
  @inlinable
  public static func left(_ movement: Left) -> DayMove { DayMove(steps: Steps(.left(movement))) }

  /// Creates a move of the right side.
  @inlinable
  public static func right(_ movement: Right) -> DayMove { DayMove(steps: Steps(.right(movement))) }

  /// Adds other moves after these, in place.
  ///
  /// - Complexity: Amortised O(count of the other moves).
  @inlinable
  public mutating func append(_ next: DayMove) { steps.append(next.steps) }

  /// Returns these moves followed by others.
  ///
  /// - Complexity: O(count of both); to collect many moves, append them.
  @inlinable
  public func then(_ next: DayMove) -> DayMove { changed(self, next) { $0.append($1) } }

  /// Returns the same moves with left and right exchanged.
  ///
  /// - Complexity: O(count of the moves)
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

// MARK: - Implementation

extension DayMove {
  /// Moves two spaces, in place.
  @inlinable
  func apply<First: PairedComonad, Second: PairedComonad>(
    to left: inout First,
    _ right: inout Second
  ) where First.Movement == Left, Second.Movement == Right {
    steps.visit { step in
      switch step {
      case .left(let movement): left.move(by: movement)
      case .right(let movement): right.move(by: movement)
      }
    }
  }
}
