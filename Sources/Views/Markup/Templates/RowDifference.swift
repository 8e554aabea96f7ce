import EmbeddedText

/// The comparison of two lists of one template.
///
/// A row is found by its key. Values of the same bytes have the same key, so only the others are asked
/// for theirs.
struct RowDifference {
  private let old: AnyTemplateList
  private let new: AnyTemplateList

  /// The changes of the rows, with their old positions.
  private(set) var changed: [Patch.At] = []

  private var pieces: [Patch.Piece] = []
  private var isOrderSame = true

  /// Creates the comparison of a shown list with a new one, whose marked row is known.
  init(_ old: AnyTemplateList, _ new: AnyTemplateList) {
    self.old = old
    self.new = new
    old.withValues { before in
      new.withValues { after in
        if before.isIdentical(to: after) {
          compareMarks(0..<before.count, 0)
        } else {
          compare(before, after)
        }
      }
    }
  }

  /// The rows in their new order, if it changes.
  var order: [Patch.Piece]? { isOrderSame ? nil : pieces }

  private mutating func compare(_ before: RowStorage, _ after: RowStorage) {
    let shorter = min(before.count, after.count)
    let first = pairFirst(shorter, before, after)
    if first == before.count, first == after.count { return }
    isOrderSame = false
    let last = pairLast(shorter - first, before, after)
    let (rows, places) = (first..<(before.count - last), first..<(after.count - last))
    pieces.keep(0..<first)
    if !exchange(rows, places, before, after) { arrange(rows, places, before, after) }
    pieces.keep((before.count - last)..<before.count)
  }

  /// Pairs the first rows, at most a limit, and returns their number.
  private mutating func pairFirst(
    _ limit: Int,
    _ before: RowStorage,
    _ after: RowStorage
  ) -> Int {
    var first = 0
    while first < limit {
      let end = first + before.countOfSame(first..<limit, as: after, from: first)
      compareMarks(first..<end, 0)
      first = end
      guard first < limit, pair(first, first, before, after) else { break }
      first += 1
    }
    return first
  }

  /// Pairs the last rows, at most a limit, and returns their number.
  private mutating func pairLast(
    _ limit: Int,
    _ before: RowStorage,
    _ after: RowStorage
  ) -> Int {
    var last = before.countOfSameAtEnd(as: after, atMost: limit)
    compareMarks((before.count - last)..<before.count, after.count - before.count)
    while last < limit, pair(before.count - 1 - last, after.count - 1 - last, before, after) {
      last += 1
    }
    return last
  }

  /// Exchanges the first and the last row if all between them are the same, and returns whether they
  /// are.
  private mutating func exchange(
    _ range: Range<Int>,
    _ places: Range<Int>,
    _ before: RowStorage,
    _ after: RowStorage
  ) -> Bool {
    guard range == places, range.count > 2 else { return false }
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    let inner = (first + 1)..<last
    guard before.isSame(first, as: after, last), before.isSame(last, as: after, first),
      before.countOfSame(inner, as: after, from: inner.lowerBound) == inner.count
    else { return false }
    compareMarks(first..<(first + 1), last - first)
    compareMarks(inner, 0)
    compareMarks(last..<(last + 1), first - last)
    pieces.append(.moved(last))
    pieces.keep(inner)
    pieces.append(.moved(first))
    return true
  }

  /// Compares the marks of rows with those at the same distance in the new list.
  @inline(never)
  private mutating func compareMarks(_ range: Range<Int>, _ distance: Int) {
    let (row, newRow) = (old.markedRow, new.markedRow.map { $0 - distance })
    if row == newRow { return }
    if let row, range.contains(row) { fill(row, row + distance) }
    if let newRow, range.contains(newRow) { fill(newRow, newRow + distance) }
  }

  /// Pairs a row with a new one if both have the same key, and records the changes.
  @inline(never)
  private mutating func pair(
    _ row: Int,
    _ newRow: Int,
    _ before: RowStorage,
    _ after: RowStorage
  ) -> Bool {
    if before.isSame(row, as: after, newRow) {
      if old.isMarked(row) != new.isMarked(newRow) { fill(row, newRow) }
      return true
    }
    guard old.name(of: row) == new.name(of: newRow) else { return false }
    fill(row, newRow)
    return true
  }

  /// Finds the order of the rows between the first and the last ones.
  private mutating func arrange(
    _ range: Range<Int>,
    _ places: Range<Int>,
    _ before: RowStorage,
    _ after: RowStorage
  ) {
    let sources = sources(range, places, before, after)
    let staying = Sources(positions: sources).staying
    var hasNew = false
    for place in places {
      let source = sources[place - places.lowerBound]
      if source == Sources.none {
        hasNew = true
        insert(place)
      } else if staying[place - places.lowerBound] {
        pieces.keep(source..<(source + 1))
      } else {
        pieces.append(.moved(source))
      }
    }
    if hasNew { new.requireDistinctKeys() }
  }

  /// Returns the old position of each new row, or `none`.
  private mutating func sources(
    _ range: Range<Int>,
    _ places: Range<Int>,
    _ before: RowStorage,
    _ after: RowStorage
  ) -> [Int] {
    var sources = [Int](repeating: Sources.none, count: places.count)
    var isTaken = [Bool](repeating: false, count: range.count)
    var left: [Int] = []
    var next = range.lowerBound
    for place in places {
      // A row often follows the same one as before, or stays where it was.
      let same = range.lowerBound + place - places.lowerBound
      if range.contains(next), !isTaken[next - range.lowerBound], pair(next, place, before, after) {
        sources[place - places.lowerBound] = next
      } else if same != next, range.contains(same), !isTaken[same - range.lowerBound],
        pair(same, place, before, after)
      {
        sources[place - places.lowerBound] = same
      } else {
        left.append(place)
        continue
      }
      let source = sources[place - places.lowerBound]
      isTaken[source - range.lowerBound] = true
      next = source + 1
    }
    if left.isEmpty || !isTaken.contains(false) { return sources }
    let order = KeyOrder(old, in: range, without: isTaken)
    guard let bounds = order.bounds else { return sources }
    for place in left {
      // The keys of new rows are often greater than all others.
      let key = new.name(of: place)
      guard !key.isBefore(bounds.first), !bounds.last.isBefore(key),
        let source = order.position(of: key)
      else { continue }
      precondition(
        !isTaken[source - range.lowerBound] && pair(source, place, before, after),
        "keys of siblings must be different; got \(key) twice"
      )
      isTaken[source - range.lowerBound] = true
      sources[place - places.lowerBound] = source
    }
    return sources
  }

  private mutating func insert(_ row: Int) {
    if case .filled(let before)? = pieces.last {
      pieces[pieces.count - 1] = .filled(before.extended(by: row))
    } else {
      pieces.append(.filled(Patch.Rows(list: new, range: row..<(row + 1))))
    }
  }

  /// Records the holes whose contents differ.
  @inline(never)
  private mutating func fill(_ row: Int, _ newRow: Int) {
    let holes = new.holes(newRow, differingFrom: old, row)
    if holes.isEmpty { return }
    let fill = Patch.Fill(list: new, row: newRow, holes: holes)
    changed.append(Patch.At(position: row, patch: .fill(fill)))
  }
}
