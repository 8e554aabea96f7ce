#if !hasFeature(Embedded)
/// A child of any type with given messages and views: so one list holds children of all types.
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
/// It is a value: a copy is independent. Embedded Swift has no existential types; there, use an
/// enumeration of the types.
///
/// - Complexity: The cost of the child, and a dynamic call.
public struct AnyChild<Message, View> {
  @usableFromInline
  var child: any Child<Message, View>

  /// Creates a child whose type is hidden.
  @inlinable
  public init(_ child: some Child<Message, View>) { self.child = child }
}

extension AnyChild: Child {
  /// Returns why the child would refuse the message.
  @inlinable
  public func refusal(of message: Message) -> Refusal? { child.refusal(of: message) }

  /// Sends the message to the child, in place, or returns why not.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? { child.send(message) }

  /// Returns the child's view.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> View { child.view(send: send) }

  /// Returns the effects of the child, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> { child.takeEffect() }

  /// Requests the work that follows the child's state, when no work is running.
  @inlinable
  public mutating func resume() { child.resume() }
}
#endif
