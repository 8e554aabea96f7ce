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
  init(
    _ diagram: Diagram,
    _ layers: Layers,
    _ boxes: [Box],
    _ nodes: [Box],
    _ metrics: Metrics
  ) {
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
    return diagram.arrows.enumerated().map { index, arrow in
      guard arrow.source != arrow.target else {
        return loop(arrow, at: nodes[arrow.source], from: &tops[arrow.source])
      }
      let chain = layers.chains[index]
      let isTurn = layers.items[arrow.source].layer == layers.items[arrow.target].layer
      return isTurn ? turn(index, chain) : way(index, chain)
    }
  }

  /// A loop at the right of a box, its labels behind it.
  private func loop(
    _ arrow: Diagram.Arrow,
    at node: Box,
    from top: inout Double
  ) -> Layout.Route {
    let height = metrics.loopHeight(arrow.labels)
    let middle = top + height / 2
    top += height
    let reach = node.right + metrics.loop
    let half = metrics.height(of: arrow.labels) / 2
    var builder = RouteBuilder(at: Point(x: node.right, y: middle - 7))
    builder.curves.append(
      Layout.Curve(
        control1: Point(x: reach, y: middle - 14),
        control2: Point(x: reach + 2, y: middle + 7),
        end: Point(x: node.right + metrics.head, y: middle + 7)
      )
    )
    builder.line(to: Point(x: node.right, y: middle + 7))
    let label = Box(
      left: reach,
      top: middle - half,
      right: reach + metrics.width(of: arrow.labels) + 4,
      bottom: middle + half
    )
    return Layout.Route(start: builder.start, curves: builder.curves, label: label, isLoop: true)
  }

  /// A way down or up, through the items of its chain.
  private func way(_ arrow: Int, _ chain: [Int]) -> Layout.Route {
    let isDown = layers.items[chain[0]].layer < layers.items[chain[1]].layer
    var builder = RouteBuilder(at: ports.start(of: arrow))
    for place in 1..<chain.count - 1 {
      let box = boxes[chain[place]]
      pass(
        &builder,
        chain[place - 1],
        chain[place],
        to: Point(x: box.centre, y: isDown ? box.top : box.bottom)
      )
      builder.line(to: Point(x: box.centre, y: isDown ? box.bottom : box.top))
    }
    pass(&builder, chain[chain.count - 2], chain[chain.count - 1], to: ports.end(of: arrow))
    return Layout.Route(
      start: builder.start,
      curves: builder.curves,
      label: boxes[chain[1]],
      isLoop: false
    )
  }

  /// A way down to a label and up again, to a box of the same rank.
  private func turn(_ arrow: Int, _ chain: [Int]) -> Layout.Route {
    var label = boxes[chain[1]]
    let (start, end) = (ports.start(of: arrow), ports.end(of: arrow))
    let half = Layers.turn / (start.x <= end.x ? -2 : 2)
    var builder = RouteBuilder(at: start)
    pass(&builder, chain[0], chain[1], to: Point(x: label.centre + half, y: label.top))
    let low = label.top + Layers.turn
    builder.curves.append(
      Layout.Curve(
        control1: Point(x: label.centre + half, y: low),
        control2: Point(x: label.centre - half, y: low),
        end: Point(x: label.centre - half, y: label.top)
      )
    )
    pass(&builder, chain[1], chain[2], to: end)
    label.top = low
    return Layout.Route(start: builder.start, curves: builder.curves, label: label, isLoop: false)
  }

  /// Goes from one item to a point at the border of an item in the next layer.
  ///
  /// The curve lies between the layers, with room for a head at both ends: so all curves there have
  /// one shape, and two of them cross only where their ends are in another order.
  private func pass(_ builder: inout RouteBuilder, _ one: Int, _ other: Int, to end: Point) {
    let (layer, next) = (layers.items[one].layer, layers.items[other].layer)
    let isDown = layer < next
    let room = isDown ? metrics.head : -metrics.head
    let exit = isDown ? edges[layer].bottom : edges[layer].top
    let entry = isDown ? edges[next].top : edges[next].bottom
    builder.line(to: Point(x: builder.place.x, y: exit + room))
    builder.curve(to: Point(x: end.x, y: entry - room))
    builder.line(to: end)
  }
}
