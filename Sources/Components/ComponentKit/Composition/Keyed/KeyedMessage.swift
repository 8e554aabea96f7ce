/// A message to a ``KeyedList``.
///
/// Rows are inserted as seeds, of which the list makes the children: so messages can be sent from
/// anywhere and kept in files.
public enum KeyedMessage<Key: Hashable & Sendable, Seed, Message> {
  /// Inserts a row, made of a seed, at a position, by default at the end.
  case insert(Key, Seed, at: Int? = nil)

  /// Removes a row and cancels its work.
  case remove(Key)

  /// Moves a row to a position among the others; its work goes on.
  case move(Key, to: Int)

  /// A message to the child of a row.
  case child(Key, Message)

  /// A message from the work of a row, which the serial number tells from other rows of the key.
  case fromEffect(Key, serial: Int, Message)
}

/// A message to a ``KeyedTree``: rows are named by their paths, the key of the outermost first.
public enum TreeMessage<Key: Hashable & Sendable, Seed, Message> {
  /// Inserts a row, made of a seed, under the row of a path, by default as its last.
  ///
  /// Under the empty path are the outermost rows.
  case insert(Key, Seed, under: [Key] = [], at: Int? = nil)

  /// Removes a row and all rows under it, and cancels their work.
  case remove([Key])

  /// Moves a row under another one, with all rows under it; their work goes on.
  case move([Key], under: [Key], at: Int? = nil)

  /// A message to the child of a row.
  case child([Key], Message)

  /// A message from the work of a row, wherever the row has moved.
  case fromEffect(Message, slot: Int, serial: Int)
}

extension KeyedMessage: Sendable where Seed: Sendable, Message: Sendable {}
extension KeyedMessage: Equatable where Seed: Equatable, Message: Equatable {}
extension KeyedMessage: Hashable where Seed: Hashable, Message: Hashable {}

extension TreeMessage: Sendable where Seed: Sendable, Message: Sendable {}
extension TreeMessage: Equatable where Seed: Equatable, Message: Equatable {}
extension TreeMessage: Hashable where Seed: Hashable, Message: Hashable {}

#if !hasFeature(Embedded)
extension KeyedMessage: Codable where Key: Codable, Seed: Codable, Message: Codable {}
extension TreeMessage: Codable where Key: Codable, Seed: Codable, Message: Codable {}
#endif
