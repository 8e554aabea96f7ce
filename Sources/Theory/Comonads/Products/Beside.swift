/// Moves of two spaces that stand side by side, one after another.
///
/// ```swift
/// typealias Moves = Beside<State<Int, Void>, Walk<Void>>
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
/// Beside.none.then(m) == m
/// m.then(.none) == m
/// m.then(n).then(o) == m.then(n.then(o))
/// Beside.left(m).then(.right(n)) == Beside.right(n).then(.left(m))
/// Beside.left(m).then(.left(n)) == Beside.left(m.flatMap { n })
/// ```
public struct Beside<Left, Right> {
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

extension Beside {
  /// The movement that stays.
  @inlinable
  public static var none: Beside { Beside(steps: Steps()) }

  /// Creates a move of the left side.
  @inlinable
  public static func left(_ movement: Left) -> Beside { Beside(steps: Steps(.left(movement))) }

  /// Creates a move of the right side.
  @inlinable
  public static func right(_ movement: Right) -> Beside { Beside(steps: Steps(.right(movement))) }

  /// Puts other moves behind these, in place.
  ///
  /// - Complexity: Amortised O(count of the other moves).
  @inlinable
  public mutating func append(_ next: Beside) { steps.append(next.steps) }

  /// Returns these moves followed by others.
  ///
  /// - Complexity: O(count of both); to collect many moves, append them.
  @inlinable
  public func then(_ next: Beside) -> Beside {
    var moves = self
    moves.append(next)
    return moves
  }

  /// Returns the same moves of the two spaces, each in the place of the other.
  @inlinable
  public func swapped() -> Beside<Right, Left> {
    Beside<Right, Left>(
      steps: steps.mapped { step in
        switch step {
        case .left(let movement): .right(movement)
        case .right(let movement): .left(movement)
        }
      }
    )
  }
}
