public import Comonads

/// The architecture of two components of any architectures, of which one is shown.
///
/// Its space is the ``/Comonads/Switch`` of theirs: the hidden side keeps its place, and may move.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let elm = Component<Elm<Counter>>(Counter())
/// let react = Component<React<Counter>>(Counter())
/// var app = elm.or(react)
/// app.move(by: .right(.modify { $0.receive(5) }))
/// app.view  // "0"
/// app.move(by: .left(.send(2)).then(.toggle))
/// app.view  // "5"
/// app.send(.show(.left))
/// app.view  // "2"
/// ```
///
/// ## Laws
///
/// ```text
/// c.or(d) moved by .left(m)             is  c moved by m, or d
/// c.or(d) moved by .toggle and .toggle  is  c.or(d)
/// c.or(d) and OneOfTwo(c, d) show the same views for the same messages
/// ```
///
/// - Complexity: A move is a move of one side or one bit, in place. Only the side shown is drawn.
public enum Switched<Left: Architecture, Right: Architecture, View>: Architecture {
  /// The two spaces and a bit, with the interface of the side shown at each point.
  public typealias Space = Switch<
    Left.Space, Right.Space, SwitchedInterface<Left.Space.Focus, Right.Space.Focus, View>
  >
}

/// What one of two sides shows.
public enum Shown<Left, Right> {
  /// What the left side shows.
  case left(Left)

  /// What the right side shows.
  case right(Right)

  /// The side that is shown.
  @inlinable
  public var side: Side {
    switch self {
    case .left: .left
    case .right: .right
    }
  }
}

/// The interface of the side that is shown, in a frame that may turn to the other.
public struct SwitchedInterface<Left: Interface, Right: Interface, View>: Interface {
  /// Moves of the two sides, and of the switch.
  public typealias Movement = SwitchMove<Left.Movement, Right.Movement>

  @usableFromInline
  let shown: Shown<Left, Right>

  @usableFromInline
  let frame: (Shown<Left.View, Right.View>, @escaping (Side) -> Void) -> View

  @inlinable
  init(
    _ shown: Shown<Left, Right>,
    frame: @escaping (Shown<Left.View, Right.View>, @escaping (Side) -> Void) -> View
  ) {
    self.shown = shown
    self.frame = frame
  }

  /// Returns the view of the side that is shown, in its frame; the other side is not drawn.
  @inlinable
  public func view(move: @escaping (Movement) -> Void) -> View {
    let turn = { (side: Side) in move(.show(side)) }
    return switch shown {
    case .left(let left): frame(.left(left.view { move(.left($0)) }), turn)
    case .right(let right): frame(.right(right.view { move(.right($0)) }), turn)
    }
  }
}

extension Component {
  /// Returns this component or another one, of which this one is shown.
  ///
  /// - Parameters:
  ///   - other: The other one, hidden at first.
  ///   - frame: Makes the view of what is shown; it may call the function to show a side later.
  /// - Returns: The component of both.
  /// - Complexity: O(1); no view is drawn.
  @inlinable
  public func or<Other, View>(
    _ other: Component<Other>,
    frame:
      @escaping (
        Shown<A.Space.Focus.View, Other.Space.Focus.View>, @escaping (Side) -> Void
      ) -> View
  ) -> Component<Switched<A, Other, View>> {
    Component<Switched<A, Other, View>>(
      Switch(
        .left,
        left: space,
        right: other.space,
        showLeft: { SwitchedInterface(.left($0), frame: frame) },
        showRight: { SwitchedInterface(.right($0), frame: frame) }
      )
    )
  }

  /// Returns this component or another one that shows the same type, without a frame.
  @inlinable
  public func or<Other>(
    _ other: Component<Other>
  ) -> Component<Switched<A, Other, A.Space.Focus.View>>
  where Other.Space.Focus.View == A.Space.Focus.View {
    or(other) { shown, _ in
      switch shown {
      case .left(let view), .right(let view): view
      }
    }
  }
}

// MARK: - Two programs

extension Switched where Left: ProgramArchitecture, Right: ProgramArchitecture {
  /// What either program and the switch take.
  public typealias Message = SwitchMessage<Left.Program.Message, Right.Program.Message>

  /// Returns the move that a message stands for.
  @inlinable
  public static func movement(for message: Message) -> Space.Movement {
    switch message {
    case .left(let message): .left(Left.movement(for: message))
    case .right(let message): .right(Right.movement(for: message))
    case .show(let side): .show(side)
    case .toggle: .toggle
    }
  }
}

extension Component {
  /// Sends a message to one of two programs, shown or hidden, or turns the switch.
  ///
  /// - Returns: The refusal, or nil where the message was accepted; refused, nothing moves.
  @discardableResult
  @inlinable
  public mutating func send<L, R, View>(
    _ message: SwitchMessage<L.Program.Message, R.Program.Message>
  ) -> Refusal?
  where A == Switched<L, R, View>, L: ProgramArchitecture, R: ProgramArchitecture {
    switch message {
    case .left(let message): return L.send(message, to: &space.left)
    case .right(let message): return R.send(message, to: &space.right)
    case .show(let side): space.show(side)
    case .toggle: space.toggle()
    }
    return nil
  }
}

extension Shown: Equatable where Left: Equatable, Right: Equatable {}

extension Shown: Sendable where Left: Sendable, Right: Sendable {}
