import EmbeddedText
package import Markup

/// A diagram as it is drawn: how large, and the parts as elements of SVG.
///
/// A page shows the elements, and a file holds their text, so both show the same.
package struct Figure<Message: Sendable>: Sendable {
  /// A group of elements: an arrow with its labels, or a box with its text.
  package struct Part: Sendable {
    /// The classes of the group.
    package let kind: String

    /// The elements of the group.
    package let children: [Markup<Message>]

    /// Returns the group, with further attributes.
    package func group(_ attributes: [Attribute<Message>] = []) -> Markup<Message> {
      .element("g", [.class(kind)] + attributes, children)
    }
  }

  /// The width.
  package let width: Double

  /// The height.
  package let height: Double

  /// The background, the title and the caption.
  package let ground: [Markup<Message>]

  /// The arrows.
  package let arrows: [Part]

  /// The boxes in their order.
  package let boxes: [Part]

  /// The rectangle of each box, without the shift.
  package let frames: [Box]

  /// The offset of arrows and boxes.
  package let shift: Point

  /// The shift as SVG writes it.
  package var transform: String { "translate(\(shift.x.written) \(shift.y.written))" }

  /// The view box, as SVG writes it.
  package var viewBox: String { "0 0 \(width.written) \(height.written)" }
}

extension Figure {
  /// Draws a diagram.
  package init(of diagram: Diagram) {
    let layout = Layout(diagram)
    let metrics = Metrics()
    let heading = 44.0
    width = max(
      layout.width,
      metrics.width(of: [diagram.title]) * 1.2 + 2 * metrics.margin,
      metrics.width(of: [diagram.caption]) + 2 * metrics.margin
    )
    height = layout.height + heading
    ground = [
      .element(
        "rect",
        [.class("page"), .attribute("width", "100%"), .attribute("height", "100%")]
      ),
      .note("title", y: 28, diagram.title),
      .note("note", y: 46, diagram.caption),
    ]
    arrows = zip(diagram.arrows, layout.routes).map { Self.arrow($0, $1, metrics) }
    frames = layout.nodes
    boxes = zip(diagram.nodes, layout.nodes).enumerated().map {
      Self.box($1.0, $1.1, isFirst: $0 == 0, metrics)
    }
    shift = Point(x: (width - layout.width) / 2, y: heading)
  }
}

extension Markup {
  /// A line of text at the left edge of a picture.
  fileprivate static func note(_ kind: String, y: Double, _ text: String) -> Markup {
    .element(
      "text",
      [.class(kind), .number("x", 20), .number("y", y)],
      [.text(text)]
    )
  }
}
