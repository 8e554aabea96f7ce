/// What a ``KeyedList`` takes.
///
/// Rows are inserted as seeds, of which the list makes the children: so messages can be sent from
/// anywhere and kept in files.
public enum KeyedMessage<Key: Hashable & Sendable, Seed, Message> {
  /// A new row, made of a seed and put at a position, by default at the end.
  case insert(Key, Seed, at: Int? = nil)

  /// An end to a row and to its work.
  case remove(Key)

  /// A row put at a position among the others; its work goes on.
  case move(Key, to: Int)

  /// A message to the child of a row.
  case child(Key, Message)

  /// What the work of a row has sent; the serial number tells the row from others of its key.
  case heard(Key, serial: Int, Message)
}

extension KeyedMessage: Sendable where Seed: Sendable, Message: Sendable {}

extension KeyedMessage: Equatable where Seed: Equatable, Message: Equatable {}

extension KeyedMessage: Hashable where Seed: Hashable, Message: Hashable {}

#if !hasFeature(Embedded)
extension KeyedMessage: Codable where Key: Codable, Seed: Codable, Message: Codable {}
#endif
