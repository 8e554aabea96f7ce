/// The parts of a picture as SVG.
enum Picture {
  /// The colours and lines, for light and for dark pages.
  static let style = """
    text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    white-space: pre; }
    .title { font: 600 15px system-ui, sans-serif; } .note { font: 12px system-ui, sans-serif; }
    .middle { text-anchor: middle; } .way { fill: none; stroke-width: 1.5; }
    .refused .way { stroke-dasharray: 5 3; } .node rect { stroke-width: 1; }
    .first rect { stroke-width: 2.5; } .cut rect { stroke-dasharray: 2 3; }
    .page, .veil { fill: #ffffff; } text { fill: #1f2328; } .note, .more { fill: #57606a; }
    .node rect { fill: #f6f8fa; stroke: #57606a; }
    .sent .way { stroke: #0060a8; } .sent .head, .sent text { fill: #0060a8; }
    .refused .way { stroke: #b34700; } .refused .head, .refused text { fill: #b34700; }
    @media (prefers-color-scheme: dark) {
    .page, .veil { fill: #0d1117; } text { fill: #e6edf3; } .note, .more { fill: #9da7b3; }
    .node rect { fill: #161b22; stroke: #9da7b3; }
    .sent .way { stroke: #6cb6ff; } .sent .head, .sent text { fill: #6cb6ff; }
    .refused .way { stroke: #ff9e5e; } .refused .head, .refused text { fill: #ff9e5e; }
    }
    """

  /// A box with its text.
  static func node(
    _ node: Diagram.Node,
    _ box: Box,
    isFirst: Bool,
    _ metrics: Metrics
  ) -> String {
    let kind = "node" + (isFirst ? " first" : "") + (node.isCut ? " cut" : "")
    let height = metrics.height(of: node.lines + node.notes)
    let first = box.middle - height / 2 + 12
    let rows = node.lines.map { ($0, "") } + node.notes.map { ($0, " class=\"more\"") }
    let texts = rows.enumerated().map { row, line in
      let y = (first + Double(row) * metrics.line).written
      let x = (box.centre - metrics.width(of: node.lines + node.notes) / 2).written
      return "<text\(line.1) x=\"\(x)\" y=\"\(y)\">\(line.0.xml)</text>"
    }
    return "<g class=\"\(kind)\">\(title(node.details))"
      + "<rect x=\"\(box.left.written)\" y=\"\(box.top.written)\" rx=\"6\""
      + " width=\"\((box.right - box.left).written)\""
      + " height=\"\((box.bottom - box.top).written)\"/>"
      + "\(texts.joined())</g>"
  }

  /// An arrow with its labels.
  static func arrow(_ arrow: Diagram.Arrow, _ route: Layout.Route, _ metrics: Metrics) -> String {
    let kind = arrow.isDashed ? "refused" : "sent"
    let label = route.label
    let first = label.middle - metrics.height(of: arrow.labels) / 2 + 12
    let texts = arrow.labels.enumerated().map { row, line in
      let y = (first + Double(row) * metrics.line).written
      return route.isLoop
        ? "<text x=\"\((label.left + 2).written)\" y=\"\(y)\">\(line.xml)</text>"
        : "<text class=\"middle\" x=\"\(label.centre.written)\" y=\"\(y)\">\(line.xml)</text>"
    }
    let veil =
      route.isLoop || arrow.labels.isEmpty
      ? ""
      : "<rect class=\"veil\" x=\"\(label.left.written)\" y=\"\(label.top.written)\""
        + " width=\"\((label.right - label.left).written)\""
        + " height=\"\((label.bottom - label.top).written)\"/>"
    return "<g class=\"\(kind)\">\(title(arrow.details))<path class=\"way\" d=\"\(way(route))\"/>"
      + "<path class=\"head\" d=\"\(head(route, metrics))\"/>\(veil)\(texts.joined())</g>"
  }

  /// What is shown to those who point at a thing.
  private static func title(_ text: String) -> String {
    text.isEmpty ? "" : "<title>\(text.xml)</title>"
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
    return "M\(written(route.start))"
      + curves.map { curve in
        let before = [curve.control1, curve.control2].map(written)
        return "C\(before[0]) \(before[1]) \(written(curve.end))"
      }.joined()
  }

  /// The head of an arrow, which points where its last line goes.
  private static func head(_ route: Layout.Route, _ metrics: Metrics) -> String {
    guard let last = route.curves.last else { return "" }
    let (dx, dy) = (last.end.x - last.control1.x, last.end.y - last.control1.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let (x, y) = (dx / length * metrics.head, dy / length * metrics.head)
    let corners = [1.0, -1.0].map { side in
      Point(x: last.end.x - x - side * y / 2, y: last.end.y - y + side * x / 2)
    }
    return "M\(written(last.end))L\(written(corners[0]))L\(written(corners[1]))Z"
  }

  /// A point as a path writes it.
  private static func written(_ point: Point) -> String {
    "\(point.x.written) \(point.y.written)"
  }
}
