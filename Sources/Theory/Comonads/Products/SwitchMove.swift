/// Moves of two spaces of which one is shown, and turns of the switch, one after another.
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
/// Equality means to lead to the same place from every place:
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
public struct SwitchMove<Left, Right> {
  @usableFromInline
  enum Step {
    case show(Side)
    case toggle
    case left(Left)
    case right(Right)
  }

  @usableFromInline
  var steps: Steps<Step>

  @inlinable
  init(steps: Steps<Step>) { self.steps = steps }
}

// MARK: - Operations

extension SwitchMove {
  /// The movement that stays.
  @inlinable
  public static var none: SwitchMove { SwitchMove(steps: Steps()) }

  /// Creates the turn that shows a side.
  @inlinable
  public static func show(_ side: Side) -> SwitchMove { SwitchMove(steps: Steps(.show(side))) }

  /// The turn that shows the side that is hidden.
  @inlinable
  public static var toggle: SwitchMove { SwitchMove(steps: Steps(.toggle)) }

  /// Creates a move of the left side, shown or not.
  @inlinable
  public static func left(_ movement: Left) -> SwitchMove {
    SwitchMove(steps: Steps(.left(movement)))
  }

  /// Creates a move of the right side, shown or not.
  @inlinable
  public static func right(_ movement: Right) -> SwitchMove {
    SwitchMove(steps: Steps(.right(movement)))
  }

  /// Puts other moves behind these, in place.
  ///
  /// - Complexity: Amortised O(count of the other moves).
  @inlinable
  public mutating func append(_ next: SwitchMove) { steps.append(next.steps) }

  /// Returns these moves followed by others.
  ///
  /// - Complexity: O(count of both); to collect many moves, append them.
  @inlinable
  public func then(_ next: SwitchMove) -> SwitchMove {
    var moves = self
    moves.append(next)
    return moves
  }

  /// Returns the same moves of a switch with each space in the place of the other.
  @inlinable
  public func swapped() -> SwitchMove<Right, Left> {
    SwitchMove<Right, Left>(
      steps: steps.mapped { step in
        switch step {
        case .show(let side): .show(side.other)
        case .toggle: .toggle
        case .left(let movement): .right(movement)
        case .right(let movement): .left(movement)
        }
      }
    )
  }
}
