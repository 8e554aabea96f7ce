public import Comonads

/// The architecture of two components of any architectures, side by side.
///
/// Its space is the ``/Comonads/Day`` of theirs, and its moves are those of either side:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let elm = Component<Elm<Counter>>(Counter())
/// let react = Component<React<Counter>>(Counter())
/// var both = elm.beside(react) { "\($0) | \($1)" }
/// both.move(by: .left(.send(2)).then(.right(.modify { $0.receive(5) })))
/// both.view  // "2 | 5"
/// both.send(.both(1, 1))
/// both.view  // "3 | 6"
/// both.right().state  // 6
/// ```
///
/// ## Laws
///
/// ```text
/// c.beside(d, combine: f).view == f(c.view, d.view)
/// c.beside(d) moved by .left(m)  is  c moved by m, beside d
/// c.beside(d) and SideBySide(c, d) show the same views for the same messages
/// ```
///
/// Here the sides may be of architectures that run no programs, as a wizard is. ``SideBySide`` asks
/// for two children, and is one itself.
///
/// - Complexity: A move is a move of one side, in place.
public enum Together<Left: Architecture, Right: Architecture, View>: Architecture {
  /// The two spaces, with both interfaces at each point.
  public typealias Space = Day<
    Left.Space, Right.Space, TogetherInterface<Left.Space.Focus, Right.Space.Focus, View>
  >
}

/// Two interfaces side by side, whose views are combined.
public struct TogetherInterface<Left: Interface, Right: Interface, View>: Interface {
  /// Moves of the two sides.
  public typealias Movement = DayMove<Left.Movement, Right.Movement>

  @usableFromInline
  let left: Left

  @usableFromInline
  let right: Right

  @usableFromInline
  let combine: (Left.View, Right.View) -> View

  @inlinable
  init(_ left: Left, _ right: Right, combine: @escaping (Left.View, Right.View) -> View) {
    self.left = left
    self.right = right
    self.combine = combine
  }

  /// Returns both views combined; what either sends moves its own side.
  @inlinable
  public func view(move: @escaping (Movement) -> Void) -> View {
    combine(left.view { move(.left($0)) }, right.view { move(.right($0)) })
  }
}

extension Component {
  /// Returns this component and another one, side by side.
  ///
  /// - Complexity: O(1); no view is drawn.
  @inlinable
  public func beside<Other, View>(
    _ other: Component<Other>,
    combine: @escaping (A.Space.Focus.View, Other.Space.Focus.View) -> View
  ) -> Component<Together<A, Other, View>> {
    Component<Together<A, Other, View>>(
      Day(space, other.space) { TogetherInterface($0, $1, combine: combine) }
    )
  }

  /// The component on the left.
  @inlinable
  public func left<L, R, View>() -> Component<L> where A == Together<L, R, View> {
    Component<L>(space.left)
  }

  /// The component on the right.
  @inlinable
  public func right<L, R, View>() -> Component<R> where A == Together<L, R, View> {
    Component<R>(space.right)
  }
}

// MARK: - Two programs

extension Together where Left: ProgramArchitecture, Right: ProgramArchitecture {
  /// What either program takes.
  public typealias Message = SideMessage<Left.Program.Message, Right.Program.Message>

  /// Returns the move that a message stands for.
  @inlinable
  public static func movement(for message: Message) -> Space.Movement {
    switch message {
    case .left(let message): .left(Left.movement(for: message))
    case .right(let message): .right(Right.movement(for: message))
    case .both(let first, let second):
      .left(Left.movement(for: first)).then(.right(Right.movement(for: second)))
    }
  }
}

extension Component {
  /// Sends a message to one of two programs, or to both unless one of them refuses it.
  ///
  /// - Returns: The refusal, or nil where the message was accepted; refused, nothing moves.
  @discardableResult
  @inlinable
  public mutating func send<L, R, View>(
    _ message: SideMessage<L.Program.Message, R.Program.Message>
  ) -> Refusal?
  where A == Together<L, R, View>, L: ProgramArchitecture, R: ProgramArchitecture {
    switch message {
    case .left(let message):
      return L.send(message, to: &space.left)
    case .right(let message):
      return R.send(message, to: &space.right)
    case .both(let first, let second):
      let refusal =
        space.left.extract().refusal(of: first) ?? space.right.extract().refusal(of: second)
      if let refusal { return refusal }
      _ = L.send(first, to: &space.left)
      _ = R.send(second, to: &space.right)
      return nil
    }
  }
}
