extension TreeViews {
  /// Returns what has become of the nodes of the whole tree since an earlier view of it, by path.
  ///
  /// ```swift
  /// struct Lamp: Program {
  ///   var initial = false
  ///   func update(_ isOn: inout Bool, by message: Bool) { isOn = message }
  ///   func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> String { isOn ? "light" : "dark" }
  /// }
  /// var tree = KeyedTree<String, Bool, _> { Component<Elm<Lamp>>(Lamp(initial: $0)) }
  /// tree.send(.insert("house", false))
  /// tree.send(.insert("roof", false, under: ["house"]))
  /// let before = tree.view
  /// tree.send(.child(["house", "roof"], true))
  /// tree.view.changes(since: before).changed  // [["house", "roof"]]
  /// ```
  ///
  /// A node counts as changed when its child has taken a message, when it has moved, and when nodes
  /// right under it have come, gone or moved. What has moved is named by where
  /// it is now, what is gone by where it was.
  ///
  /// - Complexity: O(c (log n + depth)) for c nodes, and O(outermost nodes) to compare their order.
  @inlinable
  public func changes(since earlier: TreeViews) -> KeyedChanges<[Key]> {
    var changes = KeyedChanges<[Key]>()
    changes.isReordered = order != earlier.order
    slots.visitChanges(since: earlier.slots) { slot, new, old in
      if let new, let old, new.key == old.key, new.serial == old.serial {
        changes.changed.append(path(of: slot))
        if new.order != old.order || new.parent != old.parent { changes.isReordered = true }
      } else {
        if old != nil { changes.removed.append(earlier.path(of: slot)) }
        if new != nil { changes.inserted.append(path(of: slot)) }
      }
    }
    return changes
  }

  @inlinable
  func path(of slot: Int) -> [Key] { TreeView(slots: slots, slot: slot, send: send).path }
}
