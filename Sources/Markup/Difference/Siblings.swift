/// The comparison of the children of an element.
///
/// Children with a key are found by it; the others are paired in their order. What stands first and
/// last on both sides is paired at once; of what is between, the longest part that keeps its order
/// stays, and the rest moves.
enum Siblings {
  /// Notes what changes among children, and returns the new ones with everything drawn.
  static func compare(
    _ old: [Node],
    _ new: [Node],
    into change: inout Patch.Change
  ) -> [Node] {
    var drawn: [Node] = []
    drawn.reserveCapacity(new.count)
    /// Pairs a child with what it was, and notes what changes of it.
    func pair(_ position: Int, _ child: Node) {
      let (patch, node) = Difference.between(old[position], child)
      if let patch { change.children.append(Patch.At(position: position, patch: patch)) }
      drawn.append(node)
    }

    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first].key == new[first].key {
      pair(first, new[first])
      first += 1
    }
    if first == old.count, first == new.count { return drawn }
    var last = 0
    while last < shorter - first,
      old[old.count - 1 - last].key == new[new.count - 1 - last].key
    {
      last += 1
    }

    let between = Matching(old[first..<(old.count - last)], new[first..<(new.count - last)])
    let staying = between.staying
    var order = Order()
    order.keep(0..<first)
    for (place, source) in between.sources.enumerated() {
      let child = new[first + place]
      guard let source else {
        drawn.append(child.drawn)
        order.pieces.append(.inserted(drawn[drawn.count - 1]))
        continue
      }
      pair(source, child)
      if staying[place] {
        order.keep(source..<(source + 1))
      } else {
        order.pieces.append(.moved(source))
      }
    }
    for offset in 0..<last { pair(old.count - last + offset, new[new.count - last + offset]) }
    order.keep((old.count - last)..<old.count)
    change.order = order.pieces
    return drawn
  }

  /// A new order under way.
  private struct Order {
    var pieces: [Patch.Piece] = []

    mutating func keep(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      guard case .kept(let before)? = pieces.last, before.upperBound == range.lowerBound else {
        return pieces.append(.kept(range))
      }
      pieces[pieces.count - 1] = .kept(before.lowerBound..<range.upperBound)
    }
  }
}

/// Which old children new ones were.
struct Matching {
  /// The position of what each new child was, or nil where it is new.
  let sources: [Int?]

  init(_ old: ArraySlice<Node>, _ new: ArraySlice<Node>) {
    var byKey: [Key: Int] = [:]
    var unnamed: [Int] = []
    for position in old.indices {
      if let key = old[position].key { byKey[key] = position } else { unnamed.append(position) }
    }
    var next = unnamed.makeIterator()
    sources = new.map { child in
      guard let key = child.key else { return next.next() }
      return byKey[key]
    }
  }

  /// Whether each new child keeps its place among the others that do: the most that can.
  ///
  /// They are a longest increasing subsequence of the sources. (Fredman, On computing the length of
  /// longest increasing subsequences, 1975.)
  ///
  /// - Complexity: O(n log n).
  var staying: [Bool] {
    var ends: [Int] = []  // The place of the least end of an increasing run of each length.
    var before = [Int?](repeating: nil, count: sources.count)
    for (place, source) in sources.enumerated() {
      guard let source else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if (sources[ends[middle]] ?? 0) < source { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var staying = [Bool](repeating: false, count: sources.count)
    var place = ends.last
    while let here = place {
      staying[here] = true
      place = before[here]
    }
    return staying
  }
}
