/// The ends of arrows at boxes: spread over the upper and the lower side, in the order in which they
/// arrive, so that they do not cross there.
struct Ports {
  /// One end of an arrow at a box.
  private struct Touch {
    let arrow: Int
    let isStart: Bool
    let other: Double
  }

  /// The start and the end of each arrow.
  private(set) var starts, ends: [Point]

  /// Spreads the ends of all arrows.
  init(_ layers: Layers, _ boxes: [Box], _ nodes: [Box]) {
    starts = Array(repeating: Point(x: 0, y: 0), count: layers.chains.count)
    ends = starts
    var lower: [[Touch]] = Array(repeating: [], count: nodes.count)
    var upper = lower
    for arrow in layers.chains.indices where !layers.chains[arrow].isEmpty {
      let chain = layers.chains[arrow]
      let last = chain.count - 1
      for isStart in [true, false] {
        let (node, neighbour) =
          isStart ? (chain[0], chain[1]) : (chain[last], chain[last - 1])
        let touch = Touch(arrow: arrow, isStart: isStart, other: boxes[neighbour].centre)
        if layers.items[neighbour].layer > layers.items[node].layer {
          lower[node].append(touch)
        } else {
          upper[node].append(touch)
        }
      }
    }
    for node in nodes.indices {
      spread(lower[node], over: nodes[node], at: nodes[node].bottom)
      spread(upper[node], over: nodes[node], at: nodes[node].top)
    }
  }

  /// Spreads ends over one side of a box.
  private mutating func spread(_ touches: [Touch], over box: Box, at side: Double) {
    guard !touches.isEmpty else { return }
    // The touches stand in the order of their arrows already.
    let order = ascending(touches.map { $0.other })
    let step = min(26, (box.right - box.left - 12) / Double(touches.count))
    for place in order.indices {
      let touch = touches[order[place]]
      let offset = Double(place) - Double(touches.count - 1) / 2
      let point = Point(x: box.centre + offset * step, y: side)
      if touch.isStart { starts[touch.arrow] = point } else { ends[touch.arrow] = point }
    }
  }
}
