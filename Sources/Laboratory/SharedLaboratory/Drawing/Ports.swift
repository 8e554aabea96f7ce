/// The ends of arrows at boxes: spread over the upper and the lower side, in the order in which they
/// arrive, so that they do not cross there.
struct Ports {
  /// For each box the items that it is linked to, and where their arrows touch it.
  private let points: [[(item: Int, point: Point)]]

  /// Spreads the ends of all arrows.
  init(_ layers: Layers, _ boxes: [Box], _ nodes: [Box]) {
    points = nodes.enumerated().map { number, node in
      let item = layers.items[number]
      return Ports.spread(item.lower, boxes, over: node, at: node.bottom)
        + Ports.spread(item.upper, boxes, over: node, at: node.top)
    }
  }

  /// Spreads the ends of the arrows to some items over one side of a box.
  private static func spread(
    _ items: [Int],
    _ boxes: [Box],
    over box: Box,
    at side: Double
  ) -> [(item: Int, point: Point)] {
    // The items stand in the order of their arrows already.
    let order = ascending(items.map { boxes[$0].centre })
    let step = min(26, (box.right - box.left - 12) / Double(items.count))
    return order.enumerated().map { place, index in
      let offset = Double(place) - Double(items.count - 1) / 2
      return (items[index], Point(x: box.centre + offset * step, y: side))
    }
  }

  /// The point where the arrow through an item touches a box.
  ///
  /// - Complexity: O(arrows of the box).
  func point(of box: Int, to item: Int) -> Point {
    points[box].first { $0.item == item }?.point ?? Point(x: 0, y: 0)
  }
}
