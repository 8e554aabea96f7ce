/// The function that turns the events of a kind into messages.
@usableFromInline
struct Handler<Message: Sendable>: Sendable {
  @usableFromInline
  let kind: Event.Kind

  /// Returns the message of an event, or nil if the event has none.
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
