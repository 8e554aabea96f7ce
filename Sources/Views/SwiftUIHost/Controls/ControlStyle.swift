package import Markup

/// The style of a control, which tags and styles of markup determine.
package struct ControlStyle: Equatable, Sendable {
  /// The rank of a heading, from 1.
  package var rank: Int?
  /// The properties of text.
  package var traits = TextTraits()
  /// Whether letters are monospaced.
  package var isMonospaced = false
  /// Whether letters are smaller.
  package var isSmall = false
  /// The color of letters.
  package var color: StyleColor?
  /// The size of letters, in points.
  package var size: Double?

  // Children do not inherit the following properties.

  /// The color behind.
  package var background: StyleColor?
  /// The opacity, from 0 to 1.
  package var opacity = 1.0
  /// The distance from the frame, in points.
  package var padding: Double?
  /// The width, in points.
  package var width: Double?
  /// The height, in points.
  package var height: Double?
  /// Whether children are side by side.
  package var isRow: Bool?
  /// The distance between children, in points.
  package var gap: Double?
}

extension ControlStyle {
  /// Returns the style of an element within an element of this style.
  func within(_ element: Element) -> ControlStyle {
    var style = inherited
    style.applyTag(of: element)
    for (name, value) in element.styles { style.apply(name, value) }
    return style
  }

  /// The style that children inherit.
  var inherited: ControlStyle {
    var style = self
    (style.background, style.opacity, style.padding) = (nil, 1, nil)
    (style.width, style.height, style.isRow, style.gap) = (nil, nil, nil, nil)
    return style
  }

  private mutating func applyTag(of element: Element) {
    traits.apply(tag: element.tag)
    switch element.tag {
    case "small", "figcaption", "caption": isSmall = true
    case "code", "kbd", "samp", "tt", "pre": isMonospaced = true
    case "mark": background = .mark
    default: break
    }
    if let rank = element.headingRank { self.rank = rank }
  }

  private mutating func apply(_ name: String, _ value: String) {
    traits.apply(name, value)
    switch name {
    case "color": color = StyleColor(css: value) ?? color
    case "background", "background-color": background = StyleColor(css: value) ?? background
    case "font-family": isMonospaced = value.contains("monospace")
    case "font-size": size = value.points ?? size
    case "opacity": opacity = value.number.map { min(1, max(0, $0)) } ?? opacity
    case "padding": padding = value.points ?? padding
    case "width": width = value.points ?? width
    case "height": height = value.points ?? height
    case "gap": gap = value.points ?? gap
    case "display": isRow = value == "flex" || value == "inline-flex" ? true : isRow
    case "flex-direction": isRow = !value.hasPrefix("column")
    default: break
    }
  }
}

// MARK: - Lengths

extension String {
  /// A length in points: a number, `px`, or `em` and `rem` as sixteen points.
  fileprivate var points: Double? {
    for (unit, scale) in [("rem", 16.0), ("em", 16.0), ("px", 1.0)] where hasSuffix(unit) {
      // The limit exceeds all screens, and excludes infinite lengths.
      return String(dropLast(unit.count)).number.map { min(1e6, max(0, $0 * scale)) }
    }
    return number.map { min(1e6, max(0, $0)) }
  }
}
