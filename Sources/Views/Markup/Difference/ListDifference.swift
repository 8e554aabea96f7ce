/// The comparison of two lists: which rows differ, and in which order they are.
///
/// Of the first and the last rows, the items are compared first: equal items have equal keys.
struct ListDifference {
  private let old: AnyList
  private let new: AnyList

  /// A row, by its positions in the old and in the new list.
  typealias Pair = (row: Int, newRow: Int)

  /// The rows that may differ, in the new order.
  private(set) var changed: [Pair] = []

  private var pieces: [Patch.Piece] = []
  private var isOrderSame = true

  /// Creates the comparison of a shown list with a new one, whose selected row is known.
  init(_ old: AnyList, _ new: AnyList) {
    self.old = old
    self.new = new
    if old.hasSameItems(as: new) {
      changed = selections(0..<old.count, 0)
    } else {
      compare()
    }
  }

  /// The rows in their new order, if it changes.
  var order: [Patch.Piece]? { isOrderSame ? nil : pieces }

  private mutating func compare() {
    let shorter = min(old.count, new.count)
    let first = pairFirst(shorter)
    if first == old.count, first == new.count { return }
    isOrderSame = false
    let last = pairLast(shorter - first)
    pieces.keep(0..<first)
    arrange(first..<(old.count - last.count), first..<(new.count - last.count))
    pieces.keep((old.count - last.count)..<old.count)
    changed += last.changed
  }

  /// Pairs the first rows, at most a limit, and returns their number.
  private mutating func pairFirst(_ limit: Int) -> Int {
    var first = 0
    while first < limit {
      let same = old.countOfSame(first..<limit, as: new, from: first)
      changed += selections(first..<(first + same), 0)
      first += same
      guard first < limit, old.key(at: first) == new.key(at: first) else { break }
      changed.append((first, first))
      first += 1
    }
    return first
  }

  /// Pairs the last rows, at most a limit, and returns their number and those that may differ.
  private func pairLast(_ limit: Int) -> (count: Int, changed: [Pair]) {
    var (last, changed): (Int, [Pair]) = (0, [])
    while last < limit {
      let (end, newEnd) = (old.count - last, new.count - last)
      let same = old.countOfSame(before: end, as: new, before: newEnd, atMost: limit - last)
      changed = selections((end - same)..<end, newEnd - end) + changed
      last += same
      let (row, newRow) = (end - same - 1, newEnd - same - 1)
      guard last < limit, old.key(at: row) == new.key(at: newRow) else { break }
      changed.insert((row, newRow), at: 0)
      last += 1
    }
    return (last, changed)
  }

  /// Finds the order of the rows between the first and the last ones.
  private mutating func arrange(_ rows: Range<Int>, _ places: Range<Int>) {
    let sources = Sources(of: new, in: places, among: old, in: rows)
    let staying = sources.staying
    for (index, place) in places.enumerated() {
      let row = sources.positions[index]
      if row == Sources.none {
        pieces.append(.inserted(Node(part: ListRow(place, of: new), key: new.key(at: place))))
        continue
      }
      if staying[index] { pieces.keep(row..<(row + 1)) } else { pieces.append(.moved(row)) }
      let isEqual = old.countOfSame(row..<(row + 1), as: new, from: place) == 1
      if !isEqual || old.isSelected(row) != new.isSelected(place) { changed.append((row, place)) }
    }
  }

  /// Returns the rows of a range that are selected in one list only, given the distance to the new rows.
  private func selections(_ rows: Range<Int>, _ distance: Int) -> [Pair] {
    let selected = [old.selectedRow, new.selectedRow.map { $0 - distance }]
    if selected[0] == selected[1] { return [] }
    return selected.compactMap { $0 }.filter { rows.contains($0) }.sorted()
      .map { ($0, $0 + distance) }
  }
}
