/// The answer of an element to a kind of event.
@usableFromInline
struct Handler<Message: Sendable>: Sendable {
  @usableFromInline
  let kind: Event.Kind

  /// Returns the message, or nil where this event is none for the element.
  @usableFromInline
  let message: @Sendable (Event) -> Message?

  @inlinable
  init(kind: Event.Kind, message: @escaping @Sendable (Event) -> Message?) {
    self.kind = kind
    self.message = message
  }

  @inlinable
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Message) -> Other) -> Handler<Other> {
    Handler<Other>(kind: kind) { [message] in message($0).map(transform) }
  }
}
