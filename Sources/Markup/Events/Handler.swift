/// What an element answers to a kind of event.
struct Handler<Move: Sendable>: Sendable {
  let kind: Event.Kind

  /// Returns the move, or nil where this event is none for the element.
  let move: @Sendable (Event) -> Move?

  func map<Other: Sendable>(_ transform: @escaping @Sendable (Move) -> Other) -> Handler<Other> {
    Handler<Other>(kind: kind) { [move] in move($0).map(transform) }
  }
}
