/// A child with the messages and the view of its parent.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
/// }
/// let byText = Embedding<String, Int>({ "\($0)" }, extract: { Int($0) })
/// var counter = Component<Elm<Counter>>(Counter()).mapped(message: byText) { "count \($0)" }
/// counter.send("12")
/// counter.view  // "count 12"
/// counter.send("twelve")  // Refusal("the message must be for the child")
/// ```
///
/// Messages from the view and the work of the child are embedded into the parent's. Its meaning is the
/// prism of the messages.
///
/// ## Laws
///
/// ```text
/// c.mapped(message: e) { f($0) } after e.embed(m)  shows f of what c shows after m
/// ```
///
/// - Complexity: The cost of the child, and of the embedding.
public struct MappedChild<C: Child, Message, View> {
  @usableFromInline
  var child: C

  @usableFromInline
  let embedding: Embedding<Message, C.Message>

  @usableFromInline
  let transform: @Sendable (C.View) -> View

  @inlinable
  init(
    _ child: C,
    _ embedding: Embedding<Message, C.Message>,
    _ transform: @escaping @Sendable (C.View) -> View
  ) {
    self.child = child
    self.embedding = embedding
    self.transform = transform
  }
}

extension Child {
  /// Returns the child with other messages, of which its own are parts, and another view.
  @inlinable
  public func mapped<Larger, Other>(
    message embedding: Embedding<Larger, Message>,
    view transform: @escaping @Sendable (View) -> Other
  ) -> MappedChild<Self, Larger, Other> {
    MappedChild(self, embedding, transform)
  }
}

extension MappedChild: Child {
  /// The refusal of a message that is not for the child.
  @inlinable
  static var foreign: Refusal { Refusal("the message must be for the child") }

  /// Returns why the child would refuse the message, or that it is not for the child.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    guard let message = embedding.extract(message) else { return Self.foreign }
    return child.refusal(of: message)
  }

  /// Sends the message to the child, in place, or returns why not.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    guard let message = embedding.extract(message) else { return Self.foreign }
    return child.send(message)
  }

  /// Returns the transformed view, whose messages are embedded.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> View {
    transform(child.view { [embedding] in send(embedding.embed($0)) })
  }

  /// Returns the effects of the child, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> {
    let effect = child.takeEffect()
    if case .none = effect { return .none }
    return effect.map(embedding.embed)
  }

  /// Requests the work that follows the child's state, when no work is running.
  @inlinable
  public mutating func resume() { child.resume() }
}

/// Two are equal if their children are.
extension MappedChild: Equatable where C: Equatable {
  /// Returns whether the children are equal.
  @inlinable
  public static func == (left: MappedChild, right: MappedChild) -> Bool {
    left.child == right.child
  }
}

extension MappedChild: Hashable where C: Hashable {
  /// Hashes the child.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(child) }
}

extension MappedChild: Sendable where C: Sendable {}
