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

  /// The steps; a single one, the usual case, needs no list.
  ///
  /// A single step is stored without an empty list beside it: moves of nested spaces nest too, and a
  /// move of k levels would hold k such lists, which every level copies. It is stored without a
  /// `Step`, since code that is not specialised looks up each type.
  @usableFromInline
  enum Steps {
    case left(Left)
    case right(Right)
    case many([Step])
  }

  @usableFromInline
  var steps: Steps

  @inlinable
  init(steps: Steps) { self.steps = steps }
}

// MARK: - Operations

extension DayMove {
  /// The movement that leaves both sides as they are.
  @inlinable
  public static var none: DayMove { DayMove(steps: .many([])) }

  /// Creates a move of the left side.
  @inlinable
  public static func left(_ movement: Left) -> DayMove { DayMove(steps: .left(movement)) }

  /// Creates a move of the right side.
  @inlinable
  public static func right(_ movement: Right) -> DayMove { DayMove(steps: .right(movement)) }

  /// Adds other moves after these, in place.
  ///
  /// - Complexity: Amortised O(count of the other moves).
  @inlinable
  public mutating func append(_ next: DayMove) {
    var list = list
    guard !list.isEmpty else {
      self = next
      return
    }
    // Without this, the list would be copied.
    steps = .many([])
    switch next.steps {
    case .left(let movement): list.append(.left(movement))
    case .right(let movement): list.append(.right(movement))
    case .many(let more): list += more
    }
    steps = .many(list)
  }

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
    switch steps {
    case .left(let movement): .right(movement)
    case .right(let movement): .left(movement)
    case .many(let steps):
      DayMove<Right, Left>(
        steps: .many(
          steps.map { step in
            switch step {
            case .left(let movement): .right(movement)
            case .right(let movement): .left(movement)
            }
          }
        )
      )
    }
  }
}

// MARK: - Implementation

extension DayMove {
  /// All steps.
  @inlinable
  var list: [Step] {
    switch steps {
    case .left(let movement): [.left(movement)]
    case .right(let movement): [.right(movement)]
    case .many(let steps): steps
    }
  }

  /// Moves two spaces, in place.
  @inlinable
  @inline(__always)
  func apply<First: PairedComonad, Second: PairedComonad>(
    to left: inout First,
    _ right: inout Second
  ) where First.Movement == Left, Second.Movement == Right {
    switch steps {
    case .left(let movement): left.move(by: movement)
    case .right(let movement): right.move(by: movement)
    case .many(let steps): Self.apply(steps, to: &left, &right)
    }
  }

  @usableFromInline
  static func apply<First: PairedComonad, Second: PairedComonad>(
    _ steps: [Step],
    to left: inout First,
    _ right: inout Second
  ) where First.Movement == Left, Second.Movement == Right {
    for step in steps {
      switch step {
      case .left(let movement): left.move(by: movement)
      case .right(let movement): right.move(by: movement)
      }
    }
  }
}
