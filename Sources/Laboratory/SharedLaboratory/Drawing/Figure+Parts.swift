import EmbeddedText
package import Markup

// The boxes and the arrows of a diagram as SVG.
extension Figure {
  /// A box with its text.
  static func box(_ node: Diagram.Node, _ box: Box, isFirst: Bool, _ metrics: Metrics) -> Part {
    let lines = node.lines + node.notes
    let x = Attribute<Message>.number("x", box.centre - metrics.width(of: lines) / 2)
    let frame: [Attribute<Message>] = [
      .number("x", box.left), .number("y", box.top), .number("rx", 6),
      .number("width", box.right - box.left), .number("height", box.bottom - box.top),
    ]
    return Part(
      kind: "node\(isFirst ? " first" : "")\(node.isCut ? " cut" : "")",
      children: title(node.details) + [.element("rect", frame)]
        + texts(lines, in: box, metrics) { [.class("more", if: $0 >= node.lines.count), x] }
    )
  }

  /// An arrow with its labels.
  static func arrow(_ arrow: Diagram.Arrow, _ route: Layout.Route, _ metrics: Metrics) -> Part {
    let label = route.label
    let place: [Attribute<Message>] =
      route.isLoop
      ? [.number("x", label.left + 2)] : [.class("middle"), .number("x", label.centre)]
    let veil: [Attribute<Message>] = [
      .class("veil"), .number("x", label.left), .number("y", label.top),
      .number("width", label.right - label.left), .number("height", label.bottom - label.top),
    ]
    let line: [Markup<Message>] = [
      .element("path", [.class("way"), .attribute("d", way(route))]),
      .element("path", [.class("head"), .attribute("d", head(route, metrics))]),
    ]
    return Part(
      kind: arrow.isDashed ? "refused" : "sent",
      children: title(arrow.details) + line
        + (route.isLoop || arrow.labels.isEmpty ? [] : [.element("rect", veil)])
        + texts(arrow.labels, in: label, metrics) { _ in place }
    )
  }

  /// The tooltip of a part.
  private static func title(_ text: String) -> [Markup<Message>] {
    text.isEmpty ? [] : [.title(text)]
  }

  /// Lines of text in the middle of a box, each with the attributes of its row.
  private static func texts(
    _ lines: [String],
    in box: Box,
    _ metrics: Metrics,
    _ attributes: (Int) -> [Attribute<Message>]
  ) -> [Markup<Message>] {
    let first = box.middle - metrics.height(of: lines) / 2 + 12
    return lines.enumerated().map { row, line in
      let y = first + Double(row) * metrics.line
      return .element("text", attributes(row) + [.number("y", y)], [.text(line)])
    }
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
  private static func written(_ point: Point) -> String { "\(point.x.written) \(point.y.written)" }
}

extension Attribute {
  /// Gives the element a number of a picture, with one digit behind the point.
  @inline(never)
  package static func number(_ name: String, _ number: Double) -> Attribute {
    .attribute(name, number.written)
  }
}
