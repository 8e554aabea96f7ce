import EmbeddedText

extension KeyedChildren: SavedChild
where Place.Key: LosslessStringConvertible, Seed: LosslessStringConvertible, C: SavedChild {
  /// Returns the rows, each after the one that it is under: how many rows are right under it, its key,
  /// its seed, and what is saved of its child.
  public func save() throws(Refusal) -> SavedChildState {
    var texts: [String] = []
    var waiting = Array(order.reversed())
    while let slot = waiting.popLast() {
      let row = slots[slot]
      texts.append(String(row.order.count))
      texts += [row.key.description, row.seed.description, try row.child.save().text]
      waiting += row.order.reversed()
    }
    return SavedChildState(texts)
  }

  /// Replaces the rows by those that were saved.
  public mutating func load(_ saved: SavedChildState) throws(Refusal) {
    let (texts, kind) = (try saved.texts(of: Place.kind), Place.kind)
    var loaded = KeyedChildren(make: make)
    // No identity of a row that was here before is used again.
    loaded.serials = serials
    /// The rows that wait for rows under them, and how many they still have.
    var above: [(slot: Int, count: Int)] = []
    for index in stride(from: 0, to: texts.count, by: 4) {
      guard index + 4 <= texts.count, let count = Int(decimal: texts[index]), count >= 0 else {
        throw .savedChildren(kind, "a number, a key, a seed and a child for each row")
      }
      while let last = above.last, last.count == 0 { above.removeLast() }
      let parent = above.last?.slot
      if let last = above.indices.last { above[last].count -= 1 }
      let own = Place(parent, try Place.Key(saved: texts[index + 1]))
      guard loaded.index[own] == nil else {
        throw .savedChildren(kind, "of rows with different keys")
      }
      let seed = try Seed(saved: texts[index + 2])
      var child = make(seed)
      try child.load(SavedChildState(text: texts[index + 3]))
      above.append((loaded.slots.nextSlot, count))
      loaded.insert(child, of: seed, at: own, position: nil)
    }
    guard above.allSatisfy({ $0.count == 0 }) else {
      throw .savedChildren(kind, "of as many rows under each as it says")
    }
    self = loaded
  }
}
