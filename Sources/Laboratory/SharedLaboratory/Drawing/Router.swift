/// Finds the ways of arrows through the layers.
///
/// Between two layers an arrow is a curve that is upright at both ends; within a layer it goes
/// straight up or down through its own item. So it meets no box but those where it starts and ends.
struct Router {
  private let diagram: Diagram
  private let layers: Layers
  private let boxes: [Box]
  private let nodes: [Box]
  private let metrics: Metrics
  private let ports: Ports

  /// For each layer its upper and its lower edge.
  private let edges: [(top: Double, bottom: Double)]

  /// Prepares to find ways between items whose boxes are known.
  init(_ diagram: Diagram, _ layers: Layers, _ boxes: [Box], _ nodes: [Box], _ metrics: Metrics) {
    self.diagram = diagram
    self.layers = layers
    self.boxes = boxes
    self.nodes = nodes
    self.metrics = metrics
    ports = Ports(layers, boxes, nodes)
    edges = layers.rows.map { row in
      (row.map { boxes[$0].top }.min() ?? 0, row.map { boxes[$0].bottom }.max() ?? 0)
    }
  }

  /// Returns the way of each arrow.
  func routes() -> [Layout.Route] {
    var tops = nodes.map { $0.top + 2 }
    return zip(diagram.arrows, layers.chains).map { arrow, chain in
      guard let end = chain.last else {
        return loop(arrow, at: nodes[arrow.source], from: &tops[arrow.source])
      }
      let isTurn = layers.items[arrow.source].layer == layers.items[end].layer
      return isTurn ? turn(chain) : way(chain)
    }
  }

  /// A loop at the right of a box, its labels behind it.
  private func loop(_ arrow: Diagram.Arrow, at node: Box, from top: inout Double) -> Layout.Route {
    let height = metrics.loopHeight(arrow.labels)
    let middle = top + height / 2
    top += height
    let reach = node.right + metrics.loop
    let half = metrics.height(of: arrow.labels) / 2
    let label = Box(
      left: reach,
      top: middle - half,
      right: reach + metrics.width(of: arrow.labels) + 4,
      bottom: middle + half
    )
    let start = Point(x: node.right, y: middle - 7)
    let end = Point(x: node.right, y: middle + 7)
    var route = Layout.Route(start: start, label: label, isLoop: true)
    route.curve(
      Point(x: reach, y: middle - 14),
      Point(x: reach + 2, y: middle + 7),
      to: Point(x: node.right + metrics.head, y: middle + 7)
    )
    route.line(to: end)
    return route
  }

  /// A way down or up, through the items of its chain.
  private func way(_ chain: [Int]) -> Layout.Route {
    let isDown = layers.items[chain[0]].layer < layers.items[chain[1]].layer
    let last = chain.count - 1
    let start = ports.point(of: chain[0], to: chain[1])
    var route = Layout.Route(start: start, label: boxes[chain[1]])
    for place in 1..<last {
      let box = boxes[chain[place]]
      let (entry, exit) = isDown ? (box.top, box.bottom) : (box.bottom, box.top)
      pass(&route, chain[place - 1], chain[place], to: Point(x: box.centre, y: entry))
      route.line(to: Point(x: box.centre, y: exit))
    }
    let end = ports.point(of: chain[last], to: chain[last - 1])
    pass(&route, chain[last - 1], chain[last], to: end)
    return route
  }

  /// A way down to a label and up again, to a box of the same rank.
  private func turn(_ chain: [Int]) -> Layout.Route {
    let label = boxes[chain[1]]
    let start = ports.point(of: chain[0], to: chain[1])
    let end = ports.point(of: chain[2], to: chain[1])
    let half = Layers.turn / (start.x <= end.x ? -2 : 2)
    let (left, right) = (label.centre + half, label.centre - half)
    let low = label.top + Layers.turn
    var route = Layout.Route(start: start, label: label)
    pass(&route, chain[0], chain[1], to: Point(x: left, y: label.top))
    route.curve(Point(x: left, y: low), Point(x: right, y: low), to: Point(x: right, y: label.top))
    pass(&route, chain[1], chain[2], to: end)
    route.label.top = low
    return route
  }

  /// Goes from one item to a point at the border of an item in the next layer.
  ///
  /// The curve lies between the layers, with room for a head at both ends: so all curves there have
  /// one shape, and two of them cross only where their ends are in another order.
  private func pass(_ route: inout Layout.Route, _ one: Int, _ other: Int, to end: Point) {
    let (layer, next) = (layers.items[one].layer, layers.items[other].layer)
    let isDown = layer < next
    let room = isDown ? metrics.head : -metrics.head
    let exit = isDown ? edges[layer].bottom : edges[layer].top
    let entry = isDown ? edges[next].top : edges[next].bottom
    route.line(to: Point(x: route.end.x, y: exit + room))
    route.curve(to: Point(x: end.x, y: entry - room))
    route.line(to: end)
  }
}
