extension Layers {
  /// Orders each layer so that few links cross: by sweeps down and up, of which the best counts.
  ///
  /// In each sweep a layer is sorted by where the neighbours of its items stand on average; equal
  /// ones stay as they are, so that the same diagram is always drawn alike.
  mutating func order() {
    let neighbours = Neighbours(self)
    var best = (rows: rows, crossings: crossings(neighbours))
    for sweep in 0..<24 where best.crossings > 0 {
      let isDown = sweep.isMultiple(of: 2)
      for layer in isDown ? Array(rows.indices) : rows.indices.reversed() {
        sort(layer, by: isDown ? neighbours.upper : neighbours.lower)
      }
      let count = crossings(neighbours)
      if count < best.crossings { best = (rows, count) }
    }
    rows = best.rows
  }

  /// Sorts a layer by the average place of the items that it is linked to.
  private mutating func sort(_ layer: Int, by neighbours: [[Int]]) {
    let places = places
    let keys = rows[layer].enumerated().map { place, item in
      let linked = neighbours[item]
      return linked.isEmpty
        ? Double(place)
        : Double(linked.reduce(0) { $0 + places[$1] }) / Double(linked.count)
    }
    let order = rows[layer].indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    rows[layer] = order.map { rows[layer][$0] }
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
  private func crossings(_ neighbours: Neighbours) -> Int {
    let places = places
    return rows.reduce(0) { sum, row in
      sum + inversions(row.flatMap { neighbours.lower[$0].map { places[$0] }.sorted() })
    }
  }
}

/// The items that each item is linked to.
struct Neighbours {
  /// Those in the layer above.
  private(set) var upper: [[Int]]

  /// Those in the layer below.
  private(set) var lower: [[Int]]

  /// Collects the neighbours of all items.
  init(_ layers: Layers) {
    upper = layers.items.map { _ in [] }
    lower = upper
    for link in layers.links {
      upper[link.lower].append(link.upper)
      lower[link.upper].append(link.lower)
    }
  }
}

/// How many pairs of numbers stand in the wrong order, counted while they are merged.
func inversions(_ numbers: [Int]) -> Int {
  var numbers = numbers
  var count = 0
  var width = 1
  while width < numbers.count {
    for start in stride(from: 0, to: numbers.count, by: 2 * width) {
      let end = min(start + 2 * width, numbers.count)
      var left = numbers[start..<min(start + width, end)]
      var right = numbers[min(start + width, end)..<end]
      for place in start..<end {
        if let first = left.first, right.first.map({ first <= $0 }) ?? true {
          numbers[place] = left.removeFirst()
        } else {
          numbers[place] = right.removeFirst()
          count += left.count
        }
      }
    }
    width *= 2
  }
  return count
}
