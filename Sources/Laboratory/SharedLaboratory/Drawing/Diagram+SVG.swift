import EmbeddedText
package import Markup

extension Diagram {
  /// Returns the picture of the diagram as an SVG file, for light and for dark pages.
  ///
  /// The same diagram gives the same bytes. No text of the diagram can become anything but text.
  ///
  /// - Returns: The text of the file.
  package func svg() -> String {
    let figure = Figure<Never>(of: self)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(figure.width.written)" \
      height="\(figure.height.written)" viewBox="\(figure.viewBox)" role="img">
      <title>\(title.xml)</title>
      <desc>\(caption.xml)</desc>
      <style>
      \(Diagram.style)
      </style>
      \(figure.ground.map { $0.node.xml }.joined(separator: "\n"))
      <g transform="\(figure.transform)" xml:space="preserve">
      \((figure.arrows + figure.boxes).map { $0.group().node.xml }.joined(separator: "\n"))
      </g>
      </svg>

      """
  }
}

extension Node {
  /// The node as XML, in which an element without content has no end tag.
  package var xml: String {
    guard !isText else { return word.xml }
    let start = word + attributes.map { " \($0.name)=\"\($0.value.xml)\"" }.joined()
    let content = children.map { $0.xml }.joined()
    return content.isEmpty ? "<\(start)/>" : "<\(start)>\(content)</\(word)>"
  }
}

extension Double {
  /// The number with one digit behind the point, or none where that is zero.
  var written: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = (abs(tenths / 10), abs(tenths % 10))
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest)"
  }
}
