import EmbeddedText

/// The nodes with keys, sorted by their keys for binary search.
///
/// Keys that are already in order, such as the numbers of rows, are read once. Others are merged from
/// their ordered runs.
///
/// A hash table would be as fast, but input could contain keys with colliding hashes.
@usableFromInline
struct KeyOrder {
  private let nodes: [Node]

  /// The positions of the nodes with keys, in the order of these keys.
  private(set) var positions: [Int] = []

  /// Creates the order of some of the nodes.
  ///
  /// - Complexity: O(n) if the keys are in order; else O(n log r) for r ordered runs.
  @usableFromInline
  init(_ nodes: [Node], in range: Range<Int>) {
    self.nodes = nodes
    var ends: [Int] = []
    for position in range where nodes[position].key != nil {
      if let last = positions.last, isBefore(position, last) { ends.append(positions.count) }
      positions.append(position)
    }
    if !ends.isEmpty { sort(ends + [positions.count]) }
  }

  /// The position of the node with a key, if there is one.
  ///
  /// - Complexity: O(log n).
  @usableFromInline
  func position(of key: Key) -> Int? {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      guard let other = nodes[positions[middle]].key else { return nil }
      if other == key { return positions[middle] }
      if other.isBefore(key) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// A key that two nodes have, if there is one.
  var repeated: Key? {
    for place in positions.indices.dropFirst() {
      let node = nodes[positions[place]]
      if node.hasKey(of: nodes[positions[place - 1]]) { return node.key }
    }
    return nil
  }

  @inline(never)
  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    guard let left = nodes[left].key, let right = nodes[right].key else { return false }
    return left.isBefore(right)
  }

  /// Merges neighbouring runs, given their ends, until one is left.
  private mutating func sort(_ ends: [Int]) {
    var ends = ends
    while ends.count > 1 {
      var (merged, newEnds): ([Int], [Int]) = ([], [])
      merged.reserveCapacity(positions.count)
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
