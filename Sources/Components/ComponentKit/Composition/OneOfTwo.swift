public import Comonads

/// A message to one of two children of which one is shown, or to what shows them.
public enum SwitchMessage<Left, Right> {
  /// A message to the child on the left, shown or hidden.
  case left(Left)

  /// A message to the child on the right, shown or hidden.
  case right(Right)

  /// The side that is to be shown.
  case show(Side)

  /// The hidden side to be shown.
  case toggle

  /// Creates the message that hides a side, and shows the other.
  @inlinable
  public static func hide(_ side: Side) -> SwitchMessage { .show(side.other) }
}

/// One of two children: a child that shows either, and keeps both.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let list = Component<Elm<Counter>>(Counter())
/// let editor = Component<Halogen<Counter>>(Counter())
/// var app = OneOfTwo(.left, list, editor) { shown, turn in
///   switch shown {
///   case .left(let list): "list \(list)"
///   case .right(let editor): "editor \(editor)"
///   }
/// }
/// app.send(.right(7))
/// app.view  // "list 0"
/// app.send(.toggle)
/// app.view  // "editor 7"
/// app.send(.hide(.right))
/// app.view  // "list 0"
/// ```
///
/// Being hidden changes nothing for a child: it keeps its state, messages reach it, and its work
/// goes on. Only the child that is shown is drawn. To end the work of what is hidden, send it a
/// message that says so.
///
/// Work of the left child is called `left/…`, work of the right one `right/…`.
///
/// ## Laws
///
/// ```text
/// s after .left(m)              has the left child after m, and the right one as before
/// s after .toggle and .toggle   is  s
/// s after .show(a) and .show(b) is  s after .show(b)
/// OneOfTwo(.left, c, d) and c.or(d) show the same views for the same messages
/// ```
///
/// - Complexity: A message costs what it costs the child that it is for, in place.
public struct OneOfTwo<Left: Child, Right: Child, View> {
  /// The side that is shown.
  public var side: Side

  /// The child on the left, shown or hidden.
  public var left: Left

  /// The child on the right, shown or hidden.
  public var right: Right

  @usableFromInline
  let frame: (Shown<Left.View, Right.View>, @escaping (Side) -> Void) -> View

  /// Creates a child that shows one of two.
  ///
  /// - Parameters:
  ///   - side: The side that is shown at first.
  ///   - left: The child on the left.
  ///   - right: The child on the right.
  ///   - frame: Makes the view of what is shown; it may call the function to show a side later.
  @inlinable
  public init(
    _ side: Side,
    _ left: Left,
    _ right: Right,
    frame: @escaping (Shown<Left.View, Right.View>, @escaping (Side) -> Void) -> View
  ) {
    self.side = side
    self.left = left
    self.right = right
    self.frame = frame
  }

  /// Creates a child that shows one of two that show the same type, without a frame.
  @inlinable
  public init(_ side: Side, _ left: Left, _ right: Right)
  where Left.View == View, Right.View == View {
    self.init(side, left, right) { shown, _ in
      switch shown {
      case .left(let view), .right(let view): view
      }
    }
  }
}

extension OneOfTwo: Child {
  /// Returns why the child that the message is for would refuse it; turns are never refused.
  @inlinable
  public func refusal(of message: SwitchMessage<Left.Message, Right.Message>) -> Refusal? {
    switch message {
    case .left(let message): left.refusal(of: message)
    case .right(let message): right.refusal(of: message)
    case .show, .toggle: nil
    }
  }

  /// Sends the message to the child that it is for, shown or hidden, or shows a side.
  @discardableResult
  @inlinable
  public mutating func send(_ message: SwitchMessage<Left.Message, Right.Message>) -> Refusal? {
    switch message {
    case .left(let message): return left.send(message)
    case .right(let message): return right.send(message)
    case .show(let side): self.side = side
    case .toggle: side = side.other
    }
    return nil
  }

  /// Returns the view of the child that is shown, in its frame; the other one is not drawn.
  @inlinable
  public func view(
    send: @escaping (SwitchMessage<Left.Message, Right.Message>) -> Void
  ) -> View {
    let turn = { (side: Side) in send(.show(side)) }
    return switch side {
    case .left: frame(.left(left.view { send(.left($0)) }), turn)
    case .right: frame(.right(right.view { send(.right($0)) }), turn)
    }
  }

  /// Returns what either child asks to be done outside, shown or hidden, once.
  @inlinable
  public mutating func takeEffect() -> Effect<SwitchMessage<Left.Message, Right.Message>> {
    .ofSides(left.takeEffect(), right.takeEffect(), left: { .left($0) }, right: { .right($0) })
  }

  /// Asks for the work that follows either child's state, shown or hidden, where nothing is under way.
  @inlinable
  public mutating func resume() {
    left.resume()
    right.resume()
  }
}

extension SwitchMessage: Equatable where Left: Equatable, Right: Equatable {}

extension SwitchMessage: Hashable where Left: Hashable, Right: Hashable {}

extension SwitchMessage: Sendable where Left: Sendable, Right: Sendable {}

#if !hasFeature(Embedded)
extension SwitchMessage: Codable where Left: Codable, Right: Codable {}
#endif
