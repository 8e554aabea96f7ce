/// The place of a row among the others: a key in a list; a key under another row in a tree.
///
/// Its meaning is the lens that leads from the whole to one row. ``ListPlace`` and ``TreePlace``
/// conform; views, changes and caches of lists and trees differ in it alone.
public protocol KeyedPlace: Hashable, Sendable {
  /// The type of the keys.
  associatedtype Key: Hashable & Sendable

  /// The type of the names by which messages reach rows: keys in a list, paths in a tree.
  associatedtype Name: Hashable & Sendable

  /// The key of the row.
  var key: Key { get }

  /// The number of the row above this one, or nil for an outermost row.
  var parent: Int? { get }

  /// Whether no row stands under another one.
  static var isFlat: Bool { get }

  /// Returns the name of the row, given the places of the rows above it.
  func name(_ place: (Int) -> Self) -> Name
}

/// The place of a row in a ``KeyedList``: its key.
public struct ListPlace<Key: Hashable & Sendable>: KeyedPlace {
  /// The key of the row.
  public let key: Key

  /// No row: a list has no rows under others.
  @inlinable
  public var parent: Int? { nil }

  /// True: a list has no rows under others.
  @inlinable
  public static var isFlat: Bool { true }

  @inlinable
  init(_ key: Key) { self.key = key }

  /// Returns the key.
  @inlinable
  public func name(_ place: (Int) -> ListPlace) -> Key { key }
}

/// The place of a row in a ``KeyedTree``: its key, under another row.
public struct TreePlace<Key: Hashable & Sendable>: KeyedPlace {
  /// The number of the row above this one, or nil for an outermost row.
  public let parent: Int?

  /// The key of the row.
  public let key: Key

  /// False: rows stand under others.
  @inlinable
  public static var isFlat: Bool { false }

  @inlinable
  init(_ parent: Int?, _ key: Key) {
    self.parent = parent
    self.key = key
  }

  /// Returns the path: the keys of the rows above, the outermost first, and that of the row.
  ///
  /// - Complexity: O(depth).
  @inlinable
  public func name(_ place: (Int) -> TreePlace) -> [Key] {
    var path = [key]
    var above = parent
    while let slot = above {
      let next = place(slot)
      path.append(next.key)
      above = next.parent
    }
    path.reverse()
    return path
  }
}
