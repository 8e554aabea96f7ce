import EmbeddedText

/// The old positions of new children.
///
/// An old child is that of one new child; where a key comes more than once, the other children are new.
struct Sources {
  /// The value in place of the old position of an inserted child.
  static let none = -1

  /// The old position of each new child, or `none`.
  private(set) var positions: [Int] = []

  /// Finds the children of a range among the old ones of a range.
  ///
  /// - Complexity: O(n) if all children follow their old neighbours; else O(n log n).
  init<Keys: KeySource>(
    of new: Keys,
    in places: Range<Int>,
    among old: Keys,
    in range: Range<Int>
  ) {
    var order: KeyOrder<Keys>?
    var unnamed = range.lowerBound
    var next = range.lowerBound
    var isTaken = [Bool](repeating: false, count: range.count)
    positions.reserveCapacity(places.count)
    for place in places {
      if let key = new.key(at: place) {
        var found: Int? = next
        if !range.contains(next) || old.key(at: next) != key {
          let named = order ?? KeyOrder(old, in: range)
          order = named
          found = named.position(of: key)
        }
        if let old = found, isTaken[old - range.lowerBound] { found = nil }
        positions.append(found ?? Sources.none)
        if let found {
          isTaken[found - range.lowerBound] = true
          next = found + 1
        }
      } else {
        while unnamed < range.upperBound, old.key(at: unnamed) != nil { unnamed += 1 }
        positions.append(unnamed < range.upperBound ? unnamed : Sources.none)
        unnamed += 1
      }
    }
  }

  /// Whether each new child stays while others move; as many as possible stay.
  ///
  /// The staying children are a longest increasing subsequence of the positions. (Fredman, On computing the length
  /// of longest increasing subsequences, 1975.)
  ///
  /// - Complexity: O(n log n).
  var staying: [Bool] {
    var ends: [Int] = []  // The least end of an increasing subsequence of each length.
    var before = [Int](repeating: Sources.none, count: positions.count)
    for place in 0..<positions.count where positions[place] != Sources.none {
      var (low, high) = (0, ends.count)
      // Usually the child follows the last one.
      if let last = ends.last, positions[last] < positions[place] { low = high }
      while low < high {
        let middle = (low + high) / 2
        if positions[ends[middle]] < positions[place] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var staying = [Bool](repeating: false, count: positions.count)
    var place = ends.last ?? Sources.none
    while place != Sources.none {
      staying[place] = true
      place = before[place]
    }
    return staying
  }
}
