import EmbeddedText

/// The place of a row among the others: a key in a list; a key under another row in a tree.
///
/// Its meaning is the lens that leads from the whole to one row. ``ListPlace`` and ``TreePlace``
/// conform; lists and trees differ in it alone.
public protocol KeyedPlace: Hashable, Sendable {
  /// The type of the keys.
  associatedtype Key: Hashable & Sendable

  /// The type of the names by which messages reach rows: keys in a list, paths in a tree.
  associatedtype Name: Hashable & Sendable

  /// The type of the names under which rows are put: none in a list, paths in a tree.
  associatedtype Parent: Hashable & Sendable

  /// The key of the row.
  var key: Key { get }

  /// The number of the row above this one, or nil for an outermost row.
  var parent: Int? { get }

  /// Creates the place of a key under another row, or among the outermost rows.
  init(_ parent: Int?, _ key: Key)

  /// Whether no row is under another one.
  static var isFlat: Bool { get }

  /// Returns the name of the row, given the places of the rows above it.
  func name(_ place: (Int) -> Self) -> Name

  /// Returns the place of a name among numbered rows, or nil where the row above is missing.
  static func place(of name: Name, in index: [Self: Int]) -> Self?

  /// Returns the name of a row after it was moved under another one, or to the outermost ones.
  static func name(_ name: Name, under parent: Parent?) -> Name

  /// Returns the keys of the rows above, the outermost first, and the key of the row.
  static func path(of name: Name) -> [Key]
}

/// The place of a row in a ``KeyedList``: its key.
public struct ListPlace<Key: Hashable & Sendable>: KeyedPlace {
  /// The key of the row.
  public let key: Key

  @inlinable
  init(_ key: Key) { self.key = key }

  /// Creates the place of a key; no row is under another one.
  @inlinable
  public init(_ parent: Int?, _ key: Key) { self.key = key }
}

extension ListPlace {
  /// No row: a list has no rows under others.
  @inlinable
  public var parent: Int? { nil }

  /// True: a list has no rows under others.
  @inlinable
  public static var isFlat: Bool { true }

  /// Returns the key.
  @inlinable
  public func name(_ place: (Int) -> ListPlace) -> Key { key }

  /// Returns the place of a key.
  @inlinable
  public static func place(of key: Key, in index: [ListPlace: Int]) -> ListPlace? { ListPlace(key) }

  /// Returns the key: a row of a list is under no other.
  @inlinable
  public static func name(_ key: Key, under parent: Never?) -> Key { key }

  /// Returns the key alone: a row of a list is under no other.
  @inlinable
  public static func path(of key: Key) -> [Key] { [key] }
}

/// The place of a row in a ``KeyedTree``: its key, under another row.
public struct TreePlace<Key: Hashable & Sendable>: KeyedPlace {
  /// The number of the row above this one, or nil for an outermost row.
  public let parent: Int?

  /// The key of the row.
  public let key: Key

  /// Creates the place of a key under another row, or among the outermost rows.
  @inlinable
  public init(_ parent: Int?, _ key: Key) {
    self.parent = parent
    self.key = key
  }
}

extension TreePlace {
  /// False: rows are under others.
  @inlinable
  public static var isFlat: Bool { false }

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

  /// Returns the place of a path; nil for the empty path, and where a node above is missing.
  ///
  /// - Complexity: O(depth).
  @inlinable
  public static func place(of path: [Key], in index: [TreePlace: Int]) -> TreePlace? {
    guard let last = path.last else { return nil }
    var parent: Int?
    for key in path.dropLast() {
      parent = index[TreePlace(parent, key)]
      if parent == nil { return nil }
    }
    return TreePlace(parent, last)
  }

  /// Returns the path with its last key under another path, by default the empty one.
  ///
  /// - Complexity: O(depth).
  @inlinable
  public static func name(_ path: [Key], under parent: [Key]?) -> [Key] {
    (parent ?? []) + path.suffix(1)
  }

  /// Returns the path.
  @inlinable
  public static func path(of path: [Key]) -> [Key] { path }
}

// MARK: - Texts of refusals

extension KeyedPlace {
  /// What the whole is called.
  static var kind: String { isFlat ? "list" : "tree" }

  private static var row: String { isFlat ? "row" : "node" }

  private static var nameKind: String { isFlat ? "key" : "path" }

  /// Returns the text of a path; in a list, that of its one key.
  @usableFromInline
  static func describe(_ path: [Key]) -> String {
    var text = ""
    for key in path {
      if !text.isEmpty { text += "/" }
      #if hasFeature(Embedded)
      // Embedded Swift cannot describe a value of an unknown type.
      text += "given"
      #else
      text += "\(key)"
      #endif
    }
    return text
  }

  /// Returns why a message is refused to a path that no row has.
  @usableFromInline
  static func absence(of path: [Key]) -> Refusal {
    path.isEmpty
      ? Refusal("a path must name a node; got an empty one")
      : Refusal("no " + row + " has the " + nameKind + " " + describe(path))
  }

  /// Returns the refusal of a message to a row of an identity that has been removed.
  @usableFromInline
  static func end(of path: [Key]) -> Refusal {
    Refusal("the " + row + " " + describe(path) + " that this message is for is gone")
  }

  /// Returns the refusal of a row at a path that another row has.
  @usableFromInline
  static func presence(of path: [Key]) -> Refusal {
    Refusal("there is a " + row + " with the " + nameKind + " " + describe(path) + " already")
  }

  /// Returns the refusal of a node under a path that leads through itself.
  @usableFromInline
  static func cycle(under path: [Key]) -> Refusal {
    Refusal("a node must not be put under itself; got " + describe(path))
  }

  /// Returns the refusal of a position that is not from 0 to the last one.
  @usableFromInline
  static func invalidPosition(_ position: Int, upTo last: Int) -> Refusal {
    Refusal(
      "a " + row + " must be put at a position from 0 to " + String(last) + "; got "
        + String(position)
    )
  }
}
