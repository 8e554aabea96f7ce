/// A list of items.
@usableFromInline
final class List<Item: Equatable & Sendable>: AnyList, @unchecked Sendable {
  private let items: [Item]
  private let site: MemoSite
  private let selected: Key?
  private let place: Int?
  private let key: @Sendable (Item) -> Key
  private let row: @Sendable (Item, _ isSelected: Bool) -> Node

  @usableFromInline
  init(
    _ items: [Item],
    in outer: Node,
    at site: MemoSite,
    selected: Key?,
    key: @escaping @Sendable (Item) -> Key,
    row: @escaping @Sendable (Item, _ isSelected: Bool) -> Node
  ) {
    self.items = items
    self.site = site
    self.selected = selected
    self.key = key
    self.row = row
    place = nil
    super.init(in: outer, within: Node.mostLevels)
  }

  /// Creates a list with the position of its selected row.
  private init(_ other: List, selectedRow: Int?, within levels: Int) {
    items = other.items
    site = other.site
    selected = other.selected
    key = other.key
    row = other.row
    place = selectedRow
    super.init(in: other.outer, within: levels)
  }

  override var count: Int { items.count }

  override func key(at row: Int) -> Key? { key(items[row]) }

  override func content(at row: Int) -> Node { self.row(items[row], isSelected(row)) }

  override var selectedRow: Int? { place }

  override func within(_ levels: Int) -> AnyList {
    let selectedRow = selected.flatMap { selected in
      items.firstIndex { key($0) == selected }
    }
    return List(self, selectedRow: selectedRow, within: levels)
  }

  override func isSame(as other: AnyMemo) -> Bool {
    guard let other = other as? List<Item> else { return false }
    return site.isSame(as: other.site) && outer == other.outer && selected == other.selected
      && items == other.items
  }

  override func isSameKind(as other: AnyList) -> Bool {
    guard let other = other as? List<Item> else { return false }
    return site.isSame(as: other.site)
  }

  override func hasSameItems(as other: AnyList) -> Bool {
    guard let other = other as? List<Item>, items.count == other.items.count else { return false }
    return items.withUnsafeBufferPointer { items in
      other.items.withUnsafeBufferPointer { items.baseAddress == $0.baseAddress }
    }
  }

  override func countOfSame(_ rows: Range<Int>, as other: AnyList, from otherRow: Int) -> Int {
    guard let other = other as? List<Item> else { return 0 }
    var count = 0
    while count < rows.count, items[rows.lowerBound + count] == other.items[otherRow + count] {
      count += 1
    }
    return count
  }

  override func countOfSame(
    before end: Int,
    as other: AnyList,
    before otherEnd: Int,
    atMost limit: Int
  ) -> Int {
    guard let other = other as? List<Item> else { return 0 }
    var count = 0
    while count < limit, items[end - 1 - count] == other.items[otherEnd - 1 - count] { count += 1 }
    return count
  }
}
