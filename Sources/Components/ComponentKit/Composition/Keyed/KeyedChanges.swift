/// The differences between two views of one ``KeyedList`` or ``KeyedTree``.
///
/// Rows are named by their keys in a list, and by their paths in a tree.
public struct KeyedChanges<Name: Hashable & Sendable>: Hashable, Sendable {
  /// The names of the rows that have changed.
  public var changed: [Name] = []

  /// The names of the rows that are new.
  public var inserted: [Name] = []

  /// The names of the rows that are gone; one that came back under its key is new as well.
  public var removed: [Name] = []

  /// Whether positions have changed; a new row in the place of a removed one changes none.
  public var isReordered = false

  @inlinable
  init() {}

  /// Whether nothing has changed.
  @inlinable
  public var isEmpty: Bool {
    changed.isEmpty && inserted.isEmpty && removed.isEmpty && !isReordered
  }
}

extension KeyedViews {
  /// Returns the differences from an earlier view of the same list or tree.
  ///
  /// A row counts as changed when its child has taken a message, whether or not its view differs. A
  /// row of a tree also counts as changed when it has moved, and when rows right under it have come,
  /// gone or moved. A row that has moved is named by its new path, a removed one by its old path.
  ///
  /// ```swift
  /// struct Lamp: Program {
  ///   var initial = false
  ///   func update(_ isOn: inout Bool, by message: Bool) { isOn = message }
  ///   func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> String { isOn ? "light" : "dark" }
  /// }
  /// var tree = KeyedTree<String, Bool, _> { Component<Elm<Lamp>>(Lamp(initial: $0)) }
  /// tree.send(.insert(["house"], false))
  /// tree.send(.insert(["house", "roof"], false))
  /// let before = tree.view
  /// tree.send(.child(["house", "roof"], true))
  /// tree.view.changes(since: before).changed  // [["house", "roof"]]
  /// ```
  ///
  /// - Complexity: O(c (log n + depth)) for c rows; where outermost rows have come, gone or moved,
  ///   O(outermost rows) to compare the two orders.
  @inlinable
  public func changes(since earlier: KeyedViews) -> KeyedChanges<Place.Name> {
    var changes = KeyedChanges<Place.Name>()
    changes.isReordered = order != earlier.order
    slots.visitChanges(since: earlier.slots) { _, new, old in
      if let new, let old, new.key == old.key, new.serial == old.serial {
        changes.changed.append(name(of: new))
        if !Place.isFlat, new.order != old.order || new.place != old.place {
          changes.isReordered = true
        }
      } else {
        if let old { changes.removed.append(earlier.name(of: old)) }
        if let new { changes.inserted.append(name(of: new)) }
      }
    }
    return changes
  }
}
