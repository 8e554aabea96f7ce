/// A block that may still grow: the text itself, a quote, or an item.
struct OpenBlock {
  /// The columns before the blocks of an item; nil for the others.
  var indent: Int?
  var blocks: [Markdown.Block] = []

  /// The list that ends the blocks and may still grow, and the byte that marks its items.
  var list: Markdown.List?
  var mark: UInt8 = 0

  var isEmpty: Bool { blocks.isEmpty && list == nil }

  /// Moves the list to the blocks.
  mutating func endList() {
    guard let list else { return }
    self.list = nil
    blocks.append(.list(list))
  }
}
