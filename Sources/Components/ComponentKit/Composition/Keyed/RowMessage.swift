/// A message to ``KeyedChildren``: rows are named by keys in a list, by paths in a tree.
///
/// Rows are inserted as seeds, of which the whole makes the children: so messages can be sent from
/// anywhere and kept in files. The path of a node has the key of the outermost node first.
public enum RowMessage<Place: KeyedPlace, Seed, Message> {
  /// Inserts a row, made of a seed, at a position among its siblings, by default at the end.
  case insert(Place.Name, Seed, at: Int? = nil)

  /// Removes a row and all rows under it, and cancels their work.
  case remove(Place.Name)

  /// Moves a row to a position among the others, by default the last one; its work goes on.
  ///
  /// A node of a tree is put under the node of a path, by default among the outermost ones, with all
  /// nodes under it.
  case move(Place.Name, under: Place.Parent? = nil, to: Int? = nil)

  /// A message to the child of a row, of an identity if it must be no other.
  ///
  /// The row of an identity is reached wherever it has moved, also if its name is another one then.
  case child(Place.Name, Message, of: ChildID? = nil)
}

/// A message to a ``KeyedList``.
public typealias KeyedMessage<Key: Hashable & Sendable, Seed, Message> =
  RowMessage<ListPlace<Key>, Seed, Message>

/// A message to a ``KeyedTree``.
public typealias TreeMessage<Key: Hashable & Sendable, Seed, Message> =
  RowMessage<TreePlace<Key>, Seed, Message>

extension RowMessage: Sendable where Seed: Sendable, Message: Sendable {}
extension RowMessage: Equatable where Seed: Equatable, Message: Equatable {}
extension RowMessage: Hashable where Seed: Hashable, Message: Hashable {}

#if !hasFeature(Embedded)
extension RowMessage: Codable
where
  Place.Name: Codable,
  Place.Parent: Codable,
  Seed: Codable,
  Message: Codable
{}
#endif
