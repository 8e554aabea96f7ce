import Markup

/// A block that may still grow: the text itself, a quote, or an item.
struct OpenBlock {
  /// The mark of an item; nil for the others.
  var item: ItemMark?
  private(set) var blocks: [Markdown.Block] = []

  mutating func add(_ block: Markdown.Block) { blocks.append(block) }

  /// Adds a quote or an item, which may continue the list before it.
  mutating func add(contentsOf inner: OpenBlock) {
    guard let item = inner.item else { return add(.quote(inner.blocks)) }
    guard case .list(let start, var items)? = blocks.last, (start == nil) == (item.number == nil)
    else { return add(.list(start: item.number, [inner.blocks])) }
    // Without this list the items have one owner, so that adding one copies none.
    blocks.removeLast()
    items.append(inner.blocks)
    add(.list(start: start, items))
  }
}
