public import Comonads

/// A message to a ``OneOfTwo``, or to one of its children.
public enum SwitchMessage<Left, Right> {
  /// A message to the child on the left, shown or hidden.
  case left(Left)

  /// A message to the child on the right, shown or hidden.
  case right(Right)

  /// Shows a side.
  case show(Side)

  /// Shows the hidden side.
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
/// var app = OneOfTwo(.left, list, editor) { shown, show in
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
/// A hidden child keeps its state, takes messages, and its work goes on. Only the child that is shown
/// is drawn. To end the work of a hidden child, send it a message that cancels the work.
///
/// Its meaning is the ``/Comonads/Switch`` of the spaces of its children. Work of the left child is
/// named within `left`, work of the right one within `right`.
///
/// ## Laws
///
/// ```text
/// s after .left(m)              has the left child after m, and the right one as before
/// s after .toggle and .toggle   is  s
/// s after .show(a) and .show(b) is  s after .show(b)
/// OneOfTwo(.left, c, d) shows for messages what Switch(.left, left: c.space, right: d.space) shows
///   for the moves that they stand for
/// ```
///
/// - Complexity: The cost of the child that takes the message, in place.
public struct OneOfTwo<Left: Child, Right: Child, View> {
  /// The side that is shown.
  public var side: Side

  /// The child on the left, shown or hidden.
  public var left: Left

  /// The child on the right, shown or hidden.
  public var right: Right

  @usableFromInline
  let frame: @Sendable (Shown<Left.View, Right.View>, @escaping (Side) -> Void) -> View

  /// Creates a child that shows one of two.
  ///
  /// - Parameters:
  ///   - side: The side that is shown at first.
  ///   - left: The child on the left.
  ///   - right: The child on the right.
  ///   - frame: Makes the view of the side shown; it may call the function to show a side later.
  @inlinable
  public init(
    _ side: Side,
    _ left: Left,
    _ right: Right,
    frame: @escaping @Sendable (Shown<Left.View, Right.View>, @escaping (Side) -> Void) -> View
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
  /// Returns why the child that the message is for would refuse it; to show a side is never refused.
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
  public func view(send: @escaping (SwitchMessage<Left.Message, Right.Message>) -> Void) -> View {
    let show = { (side: Side) in send(.show(side)) }
    return switch side {
    case .left: frame(.left(left.view { send(.left($0)) }), show)
    case .right: frame(.right(right.view { send(.right($0)) }), show)
    }
  }

  /// Returns the effects of both children, once, each named within its side.
  @inlinable
  public mutating func takeEffect() -> Effect<SwitchMessage<Left.Message, Right.Message>> {
    var effect = left.takeEffect().placed(within: "left") { Message.left($0) }
    effect.add(right.takeEffect().placed(within: "right") { Message.right($0) })
    return effect
  }

  /// Requests the work that follows the state of either child, when no work is running.
  @inlinable
  public mutating func resume() {
    left.resume()
    right.resume()
  }
}

extension OneOfTwo: SavedChild where Left: SavedChild, Right: SavedChild {
  /// Returns the side that is shown, and what is saved of both children.
  public func save() throws(Refusal) -> SavedChildState {
    SavedChildState([side == .left ? "left" : "right"] + (try left.saved(beside: right)))
  }

  /// Loads both children, and shows the side that was shown.
  public mutating func load(_ saved: SavedChildState) throws(Refusal) {
    let texts = try saved.texts(of: "pair")
    guard let first = texts.first, ["left", "right"].contains(first) else {
      throw .savedChildren("pair", "left or right, and two children")
    }
    try left.load(beside: &right, texts.dropFirst())
    side = first == "left" ? .left : .right
  }
}

/// The view of one of two sides.
public enum Shown<Left, Right> {
  /// The view of the left side.
  case left(Left)

  /// The view of the right side.
  case right(Right)
}

/// Two are equal if they show the same side, and the children of both sides are equal.
extension OneOfTwo: Equatable where Left: Equatable, Right: Equatable {
  /// Returns whether the sides shown and the children are equal.
  @inlinable
  public static func == (one: OneOfTwo, other: OneOfTwo) -> Bool {
    one.side == other.side && one.left == other.left && one.right == other.right
  }
}

extension OneOfTwo: Hashable where Left: Hashable, Right: Hashable {
  /// Hashes the side shown and the children.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(side)
    hasher.combine(left)
    hasher.combine(right)
  }
}

extension OneOfTwo: Sendable where Left: Sendable, Right: Sendable {}

extension SwitchMessage: Equatable where Left: Equatable, Right: Equatable {}
extension SwitchMessage: Hashable where Left: Hashable, Right: Hashable {}
extension SwitchMessage: Sendable where Left: Sendable, Right: Sendable {}

#if !hasFeature(Embedded)
extension SwitchMessage: Codable where Left: Codable, Right: Codable {}
#endif

extension Shown: Equatable where Left: Equatable, Right: Equatable {}
extension Shown: Sendable where Left: Sendable, Right: Sendable {}
