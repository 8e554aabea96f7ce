import EmbeddedText
import Markup

/// A diagram as it is drawn: how large, and the parts.
package struct Figure: Equatable, Sendable {
  /// The width.
  package let width: Double

  /// The height.
  package let height: Double

  /// The background, the title and the caption.
  package let ground: [Shape]

  /// The arrows, each a group.
  package let arrows: [Shape]

  /// The boxes in their order, each a group.
  package let boxes: [Shape]

  /// The offset of arrows and boxes.
  package let shift: Point

  /// The shift as SVG writes it.
  package var transform: String {
    "translate(\(shift.x.written) \(shift.y.written))"
  }

  /// The view box, as SVG writes it.
  package var viewBox: String {
    "0 0 \(width.written) \(height.written)"
  }
}

extension Diagram {
  /// Returns the diagram as it is drawn.
  ///
  /// - Parameter columns: Counts the columns that a line of text fills.
  /// - Returns: The figure.
  package func figure(columns: @escaping (String) -> Int) -> Figure {
    let layout = Layout(self, columns: columns)
    let metrics = Metrics(columns: columns)
    let heading = 44.0
    let width = max(
      layout.width,
      metrics.width(of: [title]) * 1.2 + 2 * metrics.margin,
      metrics.width(of: [caption]) + 2 * metrics.margin
    )
    return Figure(
      width: width,
      height: layout.height + heading,
      ground: [
        Shape("rect", [.init("class", "page"), .init("width", "100%"), .init("height", "100%")]),
        Shape("text", [.init("class", "title"), .init("x", "20"), .init("y", "28")], text: title),
        Shape("text", [.init("class", "note"), .init("x", "20"), .init("y", "46")], text: caption),
      ],
      arrows: zip(arrows, layout.routes).map { Shape.arrow($0, $1, metrics) },
      boxes: zip(nodes, layout.nodes).enumerated().map {
        Shape.node($1.0, $1.1, isFirst: $0 == 0, metrics)
      },
      shift: Point(x: (width - layout.width) / 2, y: heading)
    )
  }
}
