extension Layers {
  /// Returns the distance of each item from the left: near its neighbours, in its layer's order.
  ///
  /// Layer by layer, down and up, each item has a wanted place, the average of its neighbours;
  /// the layer is moved from these places as little as keeps its items apart.
  func placed(_ metrics: Metrics) -> [Double] {
    // For each bend the items that its arrow passes between its ends, and else all neighbours.
    var straight = items.map { $0.upper + $0.lower }
    for chain in chains where chain.count > 3 {
      let inner = Array(chain[1..<chain.count - 1])
      for item in inner[1...] { straight[item] = inner }
    }
    var places = Array(repeating: 0.0, count: items.count)
    var wished: [Double?] = Array(repeating: nil, count: items.count)
    for row in rows { settle(row, wished, &places, metrics) }
    for round in 0..<64 {
      let isLast = round >= 24
      let isDown = round.isMultiple(of: 2)
      for layer in rows.indices {
        let row = rows[isDown ? layer : rows.count - 1 - layer]
        for item in row {
          // At last the wanted places of the bends and the label of an arrow are below each other.
          let near = isDown ? items[item].upper : items[item].lower
          wished[item] = wish(of: item, among: isLast ? straight[item] : near, places)
        }
        settle(row, wished, &places, metrics)
      }
    }
    return places
  }

  /// Returns the weighted mean of the places of an item's neighbours, or nil if it has none.
  private func wish(of item: Int, among neighbours: [Int], _ places: [Double]) -> Double? {
    guard !neighbours.isEmpty else { return nil }
    var (sum, total) = (0.0, 0.0)
    for neighbour in neighbours {
      let weight = items[item].weight * items[neighbour].weight
      sum += places[neighbour] * weight
      total += weight
    }
    return sum / total
  }

  /// Places a row near the wanted places: the least sum of weighted squares of distances.
  ///
  /// Without the distances that items must keep, the numbers must ascend: neighbours
  /// that do not are pooled at their average.
  ///
  /// (Ayer, Brunk, Ewing, Reid and Silverman, An empirical distribution function for sampling with
  /// incomplete information, 1955.)
  private func settle(
    _ row: [Int],
    _ wishes: [Double?],
    _ places: inout [Double],
    _ metrics: Metrics
  ) {
    var offsets: [Double] = []
    var pools: [(mean: Double, weight: Double, count: Int)] = []
    for (place, item) in row.enumerated() {
      let before = place == 0 ? nil : row[place - 1]
      let gap = before.map { items[$0].right + metrics.gap + items[item].left } ?? 0
      offsets.append((offsets.last ?? 0) + gap)
      let isFree = wishes[item] == nil
      let wish = wishes[item] ?? places[item]
      pools.append((wish - offsets[place], isFree ? 0.01 : items[item].weight, 1))
      while pools.count > 1, pools[pools.count - 2].mean > pools[pools.count - 1].mean {
        let last = pools.removeLast()
        let other = pools.removeLast()
        let weight = last.weight + other.weight
        let mean = (last.mean * last.weight + other.mean * other.weight) / weight
        pools.append((mean, weight, last.count + other.count))
      }
    }
    let means = pools.flatMap { Array(repeating: $0.mean, count: $0.count) }
    for (place, item) in row.enumerated() { places[item] = means[place] + offsets[place] }
  }
}
