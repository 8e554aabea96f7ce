/// Where arrows touch boxes: spread over the upper and the lower side, in the order in which they
/// arrive, so that they do not cross there.
struct Ports {
  /// One end of an arrow at a box.
  private struct Touch {
    let arrow: Int
    let isStart: Bool
    let other: Double
  }

  private var starts: [Int: Point] = [:]
  private var ends: [Int: Point] = [:]

  /// Spreads the ends of all arrows.
  init(_ layers: Layers, _ boxes: [Box], _ nodes: [Box]) {
    var lower: [[Touch]] = nodes.map { _ in [] }
    var upper = lower
    for (arrow, chain) in layers.chains.enumerated() where !chain.isEmpty {
      let last = chain.count - 1
      for (node, neighbour, isStart) in [
        (chain[0], chain[1], true), (chain[last], chain[last - 1], false),
      ] {
        let touch = Touch(arrow: arrow, isStart: isStart, other: boxes[neighbour].centre)
        if layers.items[neighbour].layer > layers.items[node].layer {
          lower[node].append(touch)
        } else {
          upper[node].append(touch)
        }
      }
    }
    for (index, box) in nodes.enumerated() {
      spread(lower[index], over: box, at: box.bottom)
      spread(upper[index], over: box, at: box.top)
    }
  }

  /// Spreads ends over one side of a box.
  private mutating func spread(_ touches: [Touch], over box: Box, at side: Double) {
    guard !touches.isEmpty else { return }
    let sorted = touches.sorted { ($0.other, $0.arrow) < ($1.other, $1.arrow) }
    let step = min(26, (box.right - box.left - 12) / Double(touches.count))
    for (place, touch) in sorted.enumerated() {
      let offset = Double(place) - Double(touches.count - 1) / 2
      let point = Point(x: box.centre + offset * step, y: side)
      if touch.isStart { starts[touch.arrow] = point } else { ends[touch.arrow] = point }
    }
  }

  /// Where an arrow starts.
  func start(of arrow: Int) -> Point { starts[arrow] ?? Point(x: 0, y: 0) }

  /// Where an arrow ends.
  func end(of arrow: Int) -> Point { ends[arrow] ?? Point(x: 0, y: 0) }
}

/// Draws one way, from where it stands.
struct Pen {
  /// Where it started.
  let start: Point

  /// What it has drawn.
  var curves: [Layout.Curve] = []

  /// Puts the pen down.
  init(at start: Point) { self.start = start }

  /// Where it stands.
  var place: Point { curves.last?.end ?? start }

  /// Draws a straight line, unless it would have no length.
  mutating func line(to end: Point) {
    guard end != place else { return }
    curves.append(Layout.Curve(control1: place, control2: end, end: end))
  }

  /// Draws a curve that is upright where it starts and where it ends.
  mutating func curve(to end: Point) {
    let middle = (place.y + end.y) / 2
    curves.append(
      Layout.Curve(
        control1: Point(x: place.x, y: middle),
        control2: Point(x: end.x, y: middle),
        end: end
      )
    )
  }
}
