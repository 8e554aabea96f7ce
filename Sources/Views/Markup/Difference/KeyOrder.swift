import EmbeddedText

/// Things with keys, by their positions.
protocol KeySource {
  /// Returns the key at a position, if there is one.
  func key(at position: Int) -> Key?
}

extension [Node]: KeySource {
  func key(at position: Int) -> Key? { self[position].key }
}

/// The positions of keys, sorted by the keys for binary search.
///
/// Keys that are already in order, such as the numbers of rows, are read once. Others are merged from
/// their ordered runs.
///
/// A hash table would be as fast, but input could contain keys with colliding hashes.
struct KeyOrder<Source: KeySource> {
  private let source: Source

  /// The positions with keys, in the order of these keys.
  private(set) var positions: [Int] = []

  /// Creates the order of the keys at the positions of a range.
  ///
  /// - Complexity: O(n) if the keys are in order; else O(n log r) for r ordered runs.
  init(_ source: Source, in range: Range<Int>) {
    self.source = source
    var ends: [Int] = []
    var last: Key?
    for position in range {
      guard let key = source.key(at: position) else { continue }
      if let last, key.isBefore(last) { ends.append(positions.count) }
      last = key
      positions.append(position)
    }
    if ends.isEmpty { return }
    ends.append(positions.count)
    sort(ends)
  }

  /// The position of a key, if there is one.
  ///
  /// - Complexity: O(log n).
  func position(of key: Key) -> Int? {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      guard let other = source.key(at: positions[middle]) else { return nil }
      if other == key { return positions[middle] }
      if other.isBefore(key) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  @inline(never)
  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    guard let left = source.key(at: left), let right = source.key(at: right) else { return false }
    return left.isBefore(right)
  }

  /// Merges neighbouring runs, given their ends, until one is left.
  private mutating func sort(_ ends: [Int]) {
    var ends = ends
    while ends.count > 1 {
      var (merged, newEnds): ([Int], [Int]) = ([], [])
      var (start, run) = (0, 0)
      while run < ends.count {
        let middle = ends[run]
        let end = run + 1 < ends.count ? ends[run + 1] : middle
        var (left, right) = (start, middle)
        while left < middle || right < end {
          let takesRight =
            left == middle || right < end && isBefore(positions[right], positions[left])
          merged.append(positions[takesRight ? right : left])
          if takesRight { right += 1 } else { left += 1 }
        }
        newEnds.append(end)
        (start, run) = (end, run + 2)
      }
      (positions, ends) = (merged, newEnds)
    }
  }
}
