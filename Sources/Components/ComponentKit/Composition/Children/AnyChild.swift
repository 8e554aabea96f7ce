/// A child of any type with given messages and views: so one place holds children of all types.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var list = KeyedList([("a", true), ("b", false)]) { isLogged in
///   isLogged
///     ? AnyChild(Component<Redux<Counter>>(Counter())) : AnyChild(Component<Elm<Counter>>(Counter()))
/// }
/// list.send(.child("a", 1))
/// list.send(.child("b", 2))
/// list.view.map(\.view)  // ["1", "2"]
/// ```
///
/// It is a value: a copy is independent.
///
/// - Complexity: The cost of the child, a dynamic call, and one object; a message to a shared copy
///   copies the object.
public struct AnyChild<Message, View> {
  @usableFromInline
  var box: ChildBox<Message, View>

  /// Creates a child whose type is hidden.
  @inlinable
  public init<C: Child>(_ child: C) where C.Message == Message, C.View == View {
    box = KnownChildBox(child)
  }

  /// Returns the box, which no other copy shares.
  @inlinable
  mutating func ownBox() -> ChildBox<Message, View> {
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
    return box
  }
}

extension AnyChild: Child {
  /// Returns why the child would refuse the message.
  @inlinable
  public func refusal(of message: Message) -> Refusal? { box.refusal(of: message) }

  /// Sends the message to the child, in place, or returns why not.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? { ownBox().send(message) }

  /// Returns the child's view.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> View { box.view(send: send) }

  /// Returns the effects of the child, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> { ownBox().takeEffect() }

  /// Requests the work that follows the child's state, when no work is running.
  @inlinable
  public mutating func resume() { ownBox().resume() }
}

// MARK: - Implementation

/// A child whose type only the subclass names.
///
/// This is a class, since Embedded Swift has no existential types.
@usableFromInline
class ChildBox<Message, View> {
  @inlinable
  init() {}

  @usableFromInline
  func refusal(of message: Message) -> Refusal? { missing() }

  @usableFromInline
  func send(_ message: Message) -> Refusal? { missing() }

  @usableFromInline
  func view(send: @escaping (Message) -> Void) -> View { missing() }

  @usableFromInline
  func takeEffect() -> Effect<Message> { missing() }

  @usableFromInline
  func resume() { missing() }

  @usableFromInline
  func copy() -> ChildBox { missing() }

  func missing() -> Never { fatalError("a box must hold a child of a known type") }
}

/// A child of a known type.
@usableFromInline
final class KnownChildBox<C: Child>: ChildBox<C.Message, C.View> {
  @usableFromInline
  var child: C

  @inlinable
  init(_ child: C) {
    self.child = child
    super.init()
  }

  @inlinable
  override func refusal(of message: C.Message) -> Refusal? { child.refusal(of: message) }

  @inlinable
  override func send(_ message: C.Message) -> Refusal? { child.send(message) }

  @inlinable
  override func view(send: @escaping (C.Message) -> Void) -> C.View { child.view(send: send) }

  @inlinable
  override func takeEffect() -> Effect<C.Message> { child.takeEffect() }

  @inlinable
  override func resume() { child.resume() }

  @inlinable
  override func copy() -> ChildBox<C.Message, C.View> { KnownChildBox(child) }
}
