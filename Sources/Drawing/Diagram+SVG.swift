extension Diagram {
  /// Returns the picture of the diagram as an SVG file, for light and for dark pages.
  ///
  /// The same diagram gives the same bytes. No text of the diagram can become anything but text.
  ///
  /// - Parameter columns: Counts the columns that a line of text fills.
  /// - Returns: The text of the file.
  package func svg(columns: @escaping (String) -> Int) -> String {
    let layout = Layout(self, columns: columns)
    let metrics = Metrics(columns: columns)
    let heading = 44.0
    let width = max(
      layout.width,
      metrics.width(of: [title]) * 1.2 + 2 * metrics.margin,
      metrics.width(of: [caption]) + 2 * metrics.margin
    )
    let size = (width: width.written, height: (layout.height + heading).written)
    let arrows = zip(arrows, layout.routes).map { Picture.arrow($0, $1, metrics) }
    let boxes = zip(nodes, layout.nodes).enumerated().map {
      Picture.node($1.0, $1.1, isFirst: $0 == 0, metrics)
    }
    let shift = ((width - layout.width) / 2).written
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="0 0 \(size.width) \(size.height)" role="img">
      <title>\(title.xml)</title>
      <desc>\(caption.xml)</desc>
      <style>
      \(Picture.style)
      </style>
      <rect class="page" width="100%" height="100%"/>
      <text class="title" x="20" y="28">\(title.xml)</text>
      <text class="note" x="20" y="46">\(caption.xml)</text>
      <g transform="translate(\(shift) \(heading.written))" xml:space="preserve">
      \((arrows + boxes).joined(separator: "\n"))
      </g>
      </svg>

      """
  }
}

extension Double {
  /// The number with one digit behind the point, or none where that is zero.
  var written: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return "\(sign)\(whole)\(rest == 0 ? "" : ".\(rest)")"
  }
}

extension String {
  /// The text as XML, in which it is nothing but text, also within an attribute.
  var xml: String {
    var xml = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"": xml += "&quot;"
      case "'": xml += "&#39;"
      case "\n", "\t": xml.unicodeScalars.append(scalar)
      // Other controls, and what is no character, must not stand in XML at all.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": xml += "\u{FFFD}"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }
}
