import EmbeddedText
import Markup

// The boxes and the arrows of a diagram as SVG.
extension Shape {
  /// A box with its text.
  static func node(
    _ node: Diagram.Node,
    _ box: Box,
    isFirst: Bool,
    _ metrics: Metrics
  ) -> Shape {
    let kind = "node\(isFirst ? " first" : "")\(node.isCut ? " cut" : "")"
    let lines = node.lines + node.notes
    let first = box.middle - metrics.height(of: lines) / 2 + 12
    let x = box.centre - metrics.width(of: lines) / 2
    let texts = lines.enumerated().map { row, line in
      let kind: [Shape.Property] = row < node.lines.count ? [] : [.init("class", "more")]
      return Shape(
        "text",
        kind + [.init("x", x), .init("y", first + Double(row) * metrics.line)],
        text: line
      )
    }
    let frame: [Shape.Property] = [
      .init("x", box.left), .init("y", box.top), .init("rx", "6"),
      .init("width", box.right - box.left), .init("height", box.bottom - box.top),
    ]
    return Shape(
      "g",
      [.init("class", kind)],
      parts: title(node.details) + [Shape("rect", frame)] + texts
    )
  }

  /// An arrow with its labels.
  static func arrow(_ arrow: Diagram.Arrow, _ route: Layout.Route, _ metrics: Metrics) -> Shape {
    let label = route.label
    let first = label.middle - metrics.height(of: arrow.labels) / 2 + 12
    let texts = arrow.labels.enumerated().map { row, line in
      let y = Shape.Property("y", first + Double(row) * metrics.line)
      return route.isLoop
        ? Shape("text", [.init("x", label.left + 2), y], text: line)
        : Shape("text", [.init("class", "middle"), .init("x", label.centre), y], text: line)
    }
    let veil: [Shape.Property] = [
      .init("class", "veil"), .init("x", label.left), .init("y", label.top),
      .init("width", label.right - label.left), .init("height", label.bottom - label.top),
    ]
    let line = [
      Shape("path", [.init("class", "way"), .init("d", way(route))]),
      Shape("path", [.init("class", "head"), .init("d", head(route, metrics))]),
    ]
    return Shape(
      "g",
      [.init("class", arrow.isDashed ? "refused" : "sent")],
      parts: title(arrow.details) + line
        + (route.isLoop || arrow.labels.isEmpty ? [] : [Shape("rect", veil)]) + texts
    )
  }

  /// The tooltip of a part.
  private static func title(_ text: String) -> [Shape] {
    text.isEmpty ? [] : [Shape("title", text: text)]
  }

  /// The line of an arrow, up to within its head.
  private static func way(_ route: Layout.Route) -> String {
    var curves = route.curves
    if let last = curves.popLast() {
      var end = last
      let (dx, dy) = (last.end.x - last.control1.x, last.end.y - last.control1.y)
      let length = (dx * dx + dy * dy).squareRoot()
      end.end.x -= dx / length * 4
      end.end.y -= dy / length * 4
      end.control2 = end.end
      curves.append(end)
    }
    var parts = ["M", written(route.start)]
    for curve in curves {
      parts += ["C", written(curve.control1), " ", written(curve.control2), " "]
      parts.append(written(curve.end))
    }
    return parts.joined()
  }

  /// The head of an arrow, which points where its last line goes.
  private static func head(_ route: Layout.Route, _ metrics: Metrics) -> String {
    guard let last = route.curves.last else { return "" }
    let (dx, dy) = (last.end.x - last.control1.x, last.end.y - last.control1.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let (x, y) = (dx / length * metrics.head, dy / length * metrics.head)
    let left = Point(x: last.end.x - x - y / 2, y: last.end.y - y + x / 2)
    let right = Point(x: last.end.x - x + y / 2, y: last.end.y - y - x / 2)
    return "M\(written(last.end))L\(written(left))L\(written(right))Z"
  }

  /// A point as a path writes it.
  private static func written(_ point: Point) -> String {
    "\(point.x.written) \(point.y.written)"
  }
}
