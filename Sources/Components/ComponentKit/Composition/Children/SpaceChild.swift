public import Comonads

/// A component of any architecture as a child, whose messages are the moves of its space.
///
/// So compositions hold components that run no program, such as those of a comonad of your own:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let moved = SpaceChild(Component<React<Counter>>(Counter()))
/// var pair = SideBySide(moved, Component<Elm<Counter>>(Counter())) { "\($0) | \($1)" }
/// pair.send(.both(.modify { $0.step(by: 5) }, 2))
/// pair.view  // "5 | 2"
/// ```
///
/// It refuses no move. It does not pass on the effects of a program: the component itself does, as a
/// child.
///
/// - Complexity: The cost of the move and of the view.
public struct SpaceChild<A: Architecture>: Child {
  /// A move of the space.
  public typealias Message = A.Space.Movement

  /// The component.
  public var component: Component<A>

  /// Creates a child of a component.
  @inlinable
  public init(_ component: Component<A>) { self.component = component }

  /// Returns nil: no move is refused.
  @inlinable
  public func refusal(of movement: A.Space.Movement) -> Refusal? { nil }

  /// Moves the space, in place.
  @discardableResult
  @inlinable
  public mutating func send(_ movement: A.Space.Movement) -> Refusal? {
    component.move(by: movement)
    return nil
  }

  /// Returns the view at the point in focus, which may send moves.
  @inlinable
  public func view(send: @escaping (A.Space.Movement) -> Void) -> A.Space.Focus.View {
    component.interface.view(move: send)
  }

  /// Returns no effect.
  @inlinable
  public mutating func takeEffect() -> Effect<A.Space.Movement> { .none }

  /// Does nothing: no work follows the space.
  @inlinable
  public mutating func resume() {}
}
