/// A message to one of two children, or to both.
///
/// A message to both goes to the left and then to the right; if one refuses, neither takes it.
public enum SideMessage<Left, Right> {
  /// A message to the child on the left.
  case left(Left)

  /// A message to the child on the right.
  case right(Right)

  /// A message to each of the two.
  case both(Left, Right)
}

/// Two children side by side: a child that shows both.
///
/// The children may be components of any architectures, or any other children:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let elm = Component<Elm<Counter>>(Counter())
/// let redux = Component<Redux<Counter>>(Counter())
/// var pair = SideBySide(elm, redux) { "\($0) | \($1)" }
/// pair.send(.left(2))
/// pair.send(.both(1, 5))
/// pair.view  // "3 | 5"
/// pair.right.actions()  // [5]
/// var triple = SideBySide(pair, elm) { "\($0) | \($1)" }
/// triple.send(.left(.right(1)))
/// triple.view  // "3 | 6 | 0"
/// ```
///
/// Its meaning is the ``/Comonads/Day`` of the spaces of its children. Work of the left child is named
/// within `left`, work of the right one within `right`: equal names in both do not cancel each other.
/// The two are a child, so any number of children stand beside each other: nest them.
///
/// ``ChildProgram`` makes a component of it.
///
/// ## Laws
///
/// ```text
/// SideBySide(c, d, combine: f).view == f(c.view, d.view)
/// s after .left(m)     has the left child after m, and the right one as before
/// s after .both(m, n)  is s after .left(m) and .right(n), if neither is refused, and else s
/// SideBySide(c, d) shows for messages what Day(c.space, d.space) shows for the moves that they
///   stand for
/// ```
///
/// - Complexity: The cost of the child that takes the message, in place; the other child is not
///   touched.
public struct SideBySide<Left: Child, Right: Child, View> {
  /// The child on the left.
  public var left: Left

  /// The child on the right.
  public var right: Right

  @usableFromInline
  let combine: @Sendable (Left.View, Right.View) -> View

  /// Creates a child from two children and from a function that combines their views.
  @inlinable
  public init(
    _ left: Left,
    _ right: Right,
    combine: @escaping @Sendable (Left.View, Right.View) -> View
  ) {
    self.left = left
    self.right = right
    self.combine = combine
  }
}

extension SideBySide: Child {
  /// Returns why a child that the message is for would refuse it.
  @inlinable
  public func refusal(of message: SideMessage<Left.Message, Right.Message>) -> Refusal? {
    switch message {
    case .left(let message): left.refusal(of: message)
    case .right(let message): right.refusal(of: message)
    case .both(let first, let second): left.refusal(of: first) ?? right.refusal(of: second)
    }
  }

  /// Sends the message to the child that it is for, in place, or returns why not.
  @discardableResult
  @inlinable
  public mutating func send(_ message: SideMessage<Left.Message, Right.Message>) -> Refusal? {
    switch message {
    case .left(let message): return left.send(message)
    case .right(let message): return right.send(message)
    case .both(let first, let second):
      if let refusal = refusal(of: message) { return refusal }
      left.send(first)
      right.send(second)
      return nil
    }
  }

  /// Returns both views combined; each sends messages to its own child.
  @inlinable
  public func view(send: @escaping (SideMessage<Left.Message, Right.Message>) -> Void) -> View {
    combine(left.view { send(.left($0)) }, right.view { send(.right($0)) })
  }

  /// Returns the effects of both children, once, each named within its side.
  @inlinable
  public mutating func takeEffect() -> Effect<SideMessage<Left.Message, Right.Message>> {
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

extension SideBySide: SavedChild where Left: SavedChild, Right: SavedChild {
  /// Returns what is saved of both children.
  public func save() throws(Refusal) -> SavedChildState {
    SavedChildState(try left.saved(beside: right))
  }

  /// Loads both children.
  public mutating func load(_ saved: SavedChildState) throws(Refusal) {
    try left.load(beside: &right, saved.texts(of: "pair")[...])
  }
}

/// Two pairs are equal if their children are.
extension SideBySide: Equatable where Left: Equatable, Right: Equatable {
  /// Returns whether the children on both sides are equal.
  @inlinable
  public static func == (one: SideBySide, other: SideBySide) -> Bool {
    one.left == other.left && one.right == other.right
  }
}

extension SideBySide: Hashable where Left: Hashable, Right: Hashable {
  /// Hashes the children.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(left)
    hasher.combine(right)
  }
}

extension SideBySide: Sendable where Left: Sendable, Right: Sendable {}

extension SideMessage: Equatable where Left: Equatable, Right: Equatable {}
extension SideMessage: Hashable where Left: Hashable, Right: Hashable {}
extension SideMessage: Sendable where Left: Sendable, Right: Sendable {}

#if !hasFeature(Embedded)
extension SideMessage: Codable where Left: Codable, Right: Codable {}
#endif
