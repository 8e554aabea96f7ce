extension SavedChild {
  /// Returns what is saved of this child on the left and of another one on the right.
  func saved(beside right: some SavedChild) throws(Refusal) -> [String] {
    [try save().text, try right.save().text]
  }

  /// Loads this child on the left and another one on the right, or neither.
  mutating func load(
    beside right: inout some SavedChild,
    _ texts: ArraySlice<String>
  ) throws(Refusal) {
    guard texts.count == 2, let first = texts.first, let second = texts.last else {
      throw .savedChildren("pair", "two children")
    }
    var loaded = self
    try loaded.load(SavedChildState(text: first))
    try right.load(SavedChildState(text: second))
    self = loaded
  }
}
