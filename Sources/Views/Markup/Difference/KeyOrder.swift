import EmbeddedText

/// The nodes that have a key, in the order of their keys, by which they are found.
///
/// Keys that stand in their order already, as the numbers of rows mostly do, are only looked
/// through once; the others are merged from the runs that do.
///
/// A table of hashes would be as quick, but who chooses the keys could choose them to collide.
@usableFromInline
struct KeyOrder {
  private let nodes: [Node]

  /// The positions of the nodes that have a key, in the order of their keys.
  private(set) var positions: [Int] = []

  /// Creates the order of some of the nodes.
  ///
  /// - Complexity: O(n) where the keys are in order; else O(n log r) for r runs that are.
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

  /// The position of the node under a key, if there is one.
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

  /// Merges neighbouring runs, given where each ends, until one is left.
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
