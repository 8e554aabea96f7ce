extension Layers {
  /// Orders each layer so that few links cross: by sweeps down and up, of which the best counts.
  ///
  /// Each sweep sorts a layer by the average place of the neighbours of its items; equal
  /// ones keep their order, so that the same diagram is always drawn alike.
  mutating func order() {
    var best = (rows: rows, crossings: crossings)
    for sweep in 0..<24 where best.crossings > 0 {
      let isDown = sweep.isMultiple(of: 2)
      for layer in rows.indices {
        sort(isDown ? layer : rows.count - 1 - layer) { isDown ? $0.upper : $0.lower }
      }
      let count = crossings
      if count < best.crossings { best = (rows, count) }
    }
    rows = best.rows
  }

  /// Sorts a layer by the average place of the items that it is linked to.
  private mutating func sort(_ layer: Int, by neighbours: (Item) -> [Int]) {
    let places = places
    let keys = rows[layer].enumerated().map { place, item in
      let linked = neighbours(items[item])
      return linked.isEmpty
        ? Double(place)
        : Double(linked.reduce(0) { $0 + places[$1] }) / Double(linked.count)
    }
    rows[layer] = ascending(keys).map { rows[layer][$0] }
  }

  /// For each item its place in its layer.
  private var places: [Int] {
    var places = Array(repeating: 0, count: items.count)
    for row in rows {
      for (place, item) in row.enumerated() { places[item] = place }
    }
    return places
  }

  /// How many pairs of links cross.
  private var crossings: Int {
    let places = places
    var count = 0
    for row in rows {
      var reached: [Int] = []
      for item in row {
        let linked = items[item].lower.map { places[$0] }
        reached += ascending(linked.map { Double($0) }).map { linked[$0] }
      }
      count += inversions(reached)
    }
    return count
  }
}

/// The places of some numbers in the order in which these ascend; of equal ones the first is first.
@inline(never)
package func ascending(_ numbers: [Double]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}

/// The number of pairs in the wrong order, counted while the numbers are merged.
func inversions(_ numbers: [Int]) -> Int {
  var numbers = numbers
  var count = 0
  var width = 1
  while width < numbers.count {
    let old = numbers
    for start in stride(from: 0, to: numbers.count, by: 2 * width) {
      let middle = min(start + width, numbers.count)
      let end = min(start + 2 * width, numbers.count)
      var (left, right) = (start, middle)
      for place in start..<end {
        if left < middle, right == end || old[left] <= old[right] {
          numbers[place] = old[left]
          left += 1
        } else {
          numbers[place] = old[right]
          right += 1
          count += middle - left
        }
      }
    }
    width *= 2
  }
  return count
}
