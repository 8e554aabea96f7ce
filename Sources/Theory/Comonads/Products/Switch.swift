/// One of two, and the other.
public enum Side: CaseIterable, Hashable, Sendable {
  /// The one on the left.
  case left

  /// The one on the right.
  case right

  /// The other of the two.
  @inlinable
  public var other: Side { self == .left ? .right : .left }
}

/// Two spaces of which one is shown; the hidden one keeps its position, and can move.
///
/// ```swift
/// let list = Zipper(before: [], focus: "first", after: ["second"])
/// let editor = Store(position: 0) { "line \($0)" }
/// var app = Switch(.left, left: list, right: editor)
/// app.move(by: .left(.right).then(.right(State { $0 = 7 })))
/// app.extract()  // "second"
/// app.toggle()
/// app.extract()  // "line 7"
/// ```
///
/// It is a day of three spaces: both sides and a store of the side shown.
///
/// ## Laws
///
/// Those of ``PairedComonad``, and:
///
/// ```text
/// w.moved(by: .show(a)).side == a
/// w.moved(by: .show(a).then(.show(b))) == w.moved(by: .show(b))
/// w.moved(by: .toggle.then(.toggle)) == w
/// w.moved(by: .toggle) == w.moved(by: .show(w.side.other))
/// w.moved(by: .show(a)).sides(at: b) == w.sides(at: b)
/// w.moved(by: .left(m).then(.show(a))) == w.moved(by: .show(a).then(.left(m)))
/// w.moved(by: .left(m).then(.right(n))) == w.moved(by: .right(n).then(.left(m)))
/// w.moved(by: .left(m)).left == w.left.moved(by: m)
/// w.moved(by: .left(m)).right == w.right
/// ```
///
/// The published `Sum` and `Optional` of comonads are no comonads. Their moves go left *or* right,
/// each from the start of both spaces, so that a move to the left loses the position of the right
/// side. Move right by three, then left, then right again: `w.duplicate().duplicate()` has the
/// right side at its start, and `w.duplicate().map { $0.duplicate() }` has it three further. A
/// place of a switch contains the side and both positions, so that no move loses any of them.
/// (Freeman, Declarative UIs are the future, and the future is comonadic, 2018, Theorem 1. The
/// router of Xavier, A real-world application with a comonadic user interface, 2018, is a store
/// beside both, as here.)
///
/// - Complexity: A move changes a space or the side shown, in place; closures do not nest, whatever
///   the number of moves.
public struct Switch<Left: Comonad, Right: Comonad, Focus> {
  /// The side shown.
  public var side: Side

  /// The space on the left, shown or not.
  public var left: Left

  /// The space on the right, shown or not.
  public var right: Right

  @usableFromInline
  let answer: (Side, Left, Right) -> Focus

  /// Creates a switch from a side, two spaces, and the value for each side and pair of spaces.
  ///
  /// - Complexity: O(1); the function is not called.
  @inlinable
  public init(
    _ side: Side,
    left: Left,
    right: Right,
    answer: @escaping (Side, Left, Right) -> Focus
  ) {
    self.side = side
    self.left = left
    self.right = right
    self.answer = answer
  }
}

// MARK: - Operations

extension Switch {
  /// Creates a switch from a side, two spaces, and a transform of the values of each.
  @inlinable
  public init(
    _ side: Side,
    left: Left,
    right: Right,
    showLeft: @escaping (Left.Focus) -> Focus,
    showRight: @escaping (Right.Focus) -> Focus
  ) {
    self.init(side, left: left, right: right) { side, left, right in
      switch side {
      case .left: showLeft(left.extract())
      case .right: showRight(right.extract())
      }
    }
  }

  /// Creates a switch of two spaces of one type of value.
  @inlinable
  public init(_ side: Side, left: Left, right: Right)
  where Left.Focus == Focus, Right.Focus == Focus {
    self.init(side, left: left, right: right, showLeft: { $0 }, showRight: { $0 })
  }

  /// Shows a side and hides the other.
  @inlinable
  public mutating func show(_ side: Side) { self.side = side }

  /// Shows the hidden side and hides the other.
  @inlinable
  public mutating func toggle() { side = side.other }
}

// MARK: - One space or nothing

extension Switch where Right == Identity<Focus>, Left.Focus == Focus {
  /// Creates a space that can be hidden, and the value that is shown instead.
  ///
  /// ```swift
  /// var help = Switch.optional(Store(position: 1) { "page \($0)" }, absent: "")
  /// help.hide()
  /// help.extract()  // ""
  /// help.move(by: .left(State { $0 += 1 }).then(.show(.left)))
  /// help.extract()  // "page 2"
  /// ```
  @inlinable
  public static func optional(_ space: Left, absent: Focus) -> Switch {
    Switch(.left, left: space, right: Identity(absent))
  }
}

extension Switch {
  /// Hides the space and shows the value for its absence, as the movement `.show(.right)` does.
  ///
  /// ```text
  /// w.hide(); w.hide()  is  w.hide()
  /// w.hide(); w.show()  is  w.show()
  /// ```
  @inlinable
  public mutating func hide<Absent>() where Right == Identity<Absent> { show(.right) }

  /// Shows the space, as the movement `.show(.left)` does.
  @inlinable
  public mutating func show<Absent>() where Right == Identity<Absent> { show(.left) }
}

// MARK: - Functor

extension Switch {
  /// Returns the switch of the transformed values.
  @inlinable
  public func map<Other>(_ transform: @escaping (Focus) -> Other) -> Switch<Left, Right, Other> {
    Switch<Left, Right, Other>(side, left: left, right: right) { [answer] in
      transform(answer($0, $1, $2))
    }
  }
}

// MARK: - Comonad

extension Switch: Comonad {
  /// Returns the value for the side shown and both spaces.
  @inlinable
  public func extract() -> Focus { answer(side, left, right) }

  /// Returns the switch whose value at each place is this switch, moved there.
  @inlinable
  public func duplicate() -> Switch<Left, Right, Switch<Left, Right, Focus>> { extend { $0 } }

  /// Returns the switch whose value at each place is the answer for this switch, moved there.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Switch) -> Other) -> Switch<Left, Right, Other> {
    let look = self.answer
    return Switch<Left, Right, Other>(side, left: left, right: right) {
      answer(Switch($0, left: $1, right: $2, answer: look))
    }
  }
}

extension Switch: PairedComonad where Left: PairedComonad, Right: PairedComonad {
  /// Moves of both spaces, and of the switch.
  public typealias Movement = SwitchMove<Left.Movement, Right.Movement>

  /// Changes the side shown and moves the spaces by a movement.
  ///
  /// - Complexity: One move of a side for each step, in place; no value is computed.
  @inlinable
  public mutating func move(by movement: Movement) {
    side = movement.shown(side)
    movement.sides.apply(to: &left, &right)
  }
}

#if !hasFeature(Embedded)
extension Side: Codable {}
#endif
