/// A child with a number by which its work is told from that of children before and after it.
@usableFromInline
struct NumberedChild<C: Child> {
  @usableFromInline
  var child: C

  @usableFromInline
  let serial: Int

  @inlinable
  init(_ child: C, serial: Int) {
    self.child = child
    self.serial = serial
  }

  /// Returns why a message of some work would be refused: it is not of this child, or the child
  /// does not take it.
  @inlinable
  func refusal(of message: C.Message, from serial: Int) -> Refusal? {
    serial == self.serial
      ? child.refusal(of: message) : Refusal("the child that asked for this is gone")
  }

  /// Returns what the child asks to be done, once, with its names within the number.
  @inlinable
  mutating func takeEffect<Message>(
    _ heard: @escaping @Sendable (C.Message, Int) -> Message
  ) -> Effect<Message> {
    let effect = child.takeEffect()
    if case .none = effect { return .none }
    return effect.map { [serial] in heard($0, serial) }.within(EffectID(serial))
  }

  /// An end to all work of the child.
  @inlinable
  func end<Message>() -> Effect<Message> { .cancel(EffectID(serial)) }
}
