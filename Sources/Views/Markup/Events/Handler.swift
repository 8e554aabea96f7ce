/// What an element answers to a kind of event.
@usableFromInline
struct Handler<Move: Sendable>: Sendable {
  @usableFromInline
  let kind: Event.Kind

  /// Returns the move, or nil where this event is none for the element.
  @usableFromInline
  let move: @Sendable (Event) -> Move?

  @inlinable
  init(kind: Event.Kind, move: @escaping @Sendable (Event) -> Move?) {
    self.kind = kind
    self.move = move
  }

  @inlinable
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Move) -> Other) -> Handler<Other> {
    Handler<Other>(kind: kind) { [move] in move($0).map(transform) }
  }
}
