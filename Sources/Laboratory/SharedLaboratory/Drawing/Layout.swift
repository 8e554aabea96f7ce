/// The positions of all parts of a diagram.
package struct Layout: Equatable, Sendable {
  /// A piece of an arrow: a curve from the end of the piece before it.
  package struct Curve: Equatable, Sendable {
    /// The control point of the start.
    package var control1: Point

    /// The control point of the end.
    package var control2: Point

    /// The end.
    package var end: Point
  }

  /// The way of an arrow.
  package struct Route: Equatable, Sendable {
    /// The start, at the border of a box.
    package var start: Point

    /// Its curves, of which the last ends at the border of a box.
    package var curves: [Curve] = []

    /// The place of its labels.
    package var label: Box

    /// Whether it is a loop, whose labels are beside it and not on it.
    package var isLoop = false

    /// The end.
    package var end: Point { curves.last?.end ?? start }

    /// Adds a curve.
    mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
      curves.append(Curve(control1: control1, control2: control2, end: end))
    }

    /// Adds a curve that is upright where it starts and where it ends.
    mutating func curve(to next: Point) {
      let middle = (end.y + next.y) / 2
      curve(Point(x: end.x, y: middle), Point(x: next.x, y: middle), to: next)
    }

    /// Adds a straight line, unless it would have no length.
    mutating func line(to next: Point) {
      if next != end { curve(end, next, to: next) }
    }
  }

  /// The boxes.
  package var nodes: [Box]

  /// The ways of the arrows.
  package var routes: [Route]

  /// The width of the drawing.
  package var width: Double

  /// The height of the drawing.
  package var height: Double

  /// Lays a diagram out, from top to bottom.
  ///
  /// - Complexity: For `n` boxes, bends and labels and `k` links between them, O((n + k) log n)
  ///   steps for each of some sixty sweeps.
  package init(_ diagram: Diagram) {
    let metrics = Metrics()
    var layers = Layers(diagram, metrics)
    layers.order()
    let places = layers.placed(metrics)
    let left = zip(layers.items, places).map { $1 - $0.left }.min() ?? 0
    let boxes = layers.boxes(at: places.map { $0 - left + metrics.margin }, metrics)
    nodes = diagram.nodes.indices.map { index in
      var box = boxes[index]
      box.right = box.left + 2 * layers.items[index].left
      return box
    }
    routes = Router(diagram, layers, boxes, nodes, metrics).routes()
    width = (boxes.map { $0.right }.max() ?? 0) + metrics.margin
    height = (boxes.map { $0.bottom }.max() ?? 0) + metrics.margin
  }
}

extension Layers {
  /// Returns the boxes of all items: each layer below the one before, more so where links are flat.
  fileprivate func boxes(at places: [Double], _ metrics: Metrics) -> [Box] {
    var boxes = items.map { _ in Box(left: 0, top: 0, right: 0, bottom: 0) }
    var top = metrics.margin
    for (layer, row) in rows.enumerated() {
      let height = row.map { items[$0].height }.max() ?? 0
      for item in row {
        let spare = layer.isMultiple(of: 2) ? (height - items[item].height) / 2 : 0
        boxes[item] = Box(
          left: places[item] - items[item].left,
          top: top + spare,
          right: places[item] + items[item].right,
          bottom: top + spare + items[item].height
        )
      }
      let lengths = row.flatMap { upper in
        items[upper].lower.map { lower in abs(places[upper] - places[lower]) }
      }
      let far = lengths.max() ?? 0
      top += height + min(56, max(34, 2 * metrics.head + far * 0.15))
    }
    return boxes
  }
}
