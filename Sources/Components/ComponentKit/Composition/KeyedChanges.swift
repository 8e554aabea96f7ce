/// What has become of the rows of a ``KeyedList`` since an earlier view of it.
public struct KeyedChanges<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The keys of the rows whose children have taken messages.
  public var changed: [Key] = []

  /// The keys of the rows that are new.
  public var inserted: [Key] = []

  /// The keys of the rows that are gone; one that came back under its key is new as well.
  public var removed: [Key] = []

  /// Whether positions have changed; a new row in the place of a removed one changes none.
  public var isReordered = false

  /// Creates no changes.
  @inlinable
  public init() {}

  /// Whether nothing has changed.
  @inlinable
  public var isEmpty: Bool {
    changed.isEmpty && inserted.isEmpty && removed.isEmpty && !isReordered
  }
}

extension KeyedViews {
  /// Returns what has become of the rows since an earlier view of the same list.
  ///
  /// A row counts as changed when its child has taken a message, whether or not it shows
  /// something else now.
  ///
  /// - Complexity: O(c log n) for c rows; where rows have come, gone or moved, O(n) to compare the
  ///   two orders.
  @inlinable
  public func changes(since earlier: KeyedViews) -> KeyedChanges<Key> {
    var changes = KeyedChanges<Key>()
    changes.isReordered = order != earlier.order
    visitChanges(since: earlier) { _, new, old in changes.note(new, old) }
    return changes
  }

  /// Visits each slot that holds another row than it did.
  @inlinable
  func visitChanges(
    since earlier: KeyedViews,
    _ visit: (_ slot: Int, _ new: KeyedRow<Key, C>?, _ old: KeyedRow<Key, C>?) -> Void
  ) {
    slots.visitChanges(since: earlier.slots, visit)
  }
}

extension KeyedChanges {
  /// Notes what has become of the row of one slot.
  @inlinable
  mutating func note<C>(_ new: KeyedRow<Key, C>?, _ old: KeyedRow<Key, C>?) {
    if let new, let old, new.key == old.key, new.serial == old.serial {
      changed.append(new.key)
    } else {
      if let old { removed.append(old.key) }
      if let new { inserted.append(new.key) }
    }
  }
}
