#if !hasFeature(Embedded)
/// The properties of text that tags and styles determine in the same way for every host.
package struct TextTraits: Equatable, Sendable {
  /// The alignments of a line in its frame.
  package enum Alignment: Sendable { case start, center, end }

  /// Whether letters are bold.
  package var isBold = false
  /// Whether letters are italic.
  package var isItalic = false
  /// Whether the text is underlined.
  package var isUnderlined = false
  /// Whether the text is struck through.
  package var isStruck = false
  /// Whether blanks and line feeds stay as they are.
  package var keepsBlanks = false
  /// The alignment of lines that are shorter than their frame.
  package var alignment = Alignment.start

  /// Creates the traits of plain text.
  package init() {}

  /// Applies a tag.
  package mutating func apply(tag: String) {
    switch tag {
    case "strong", "b", "th", "dt", "legend", "summary": isBold = true
    case "em", "i", "cite", "var", "dfn": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "del", "strike": isStruck = true
    case "pre": keepsBlanks = true
    default: break
    }
  }

  /// Applies a style.
  package mutating func apply(_ name: String, _ value: String) {
    switch name {
    case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    case "text-align":
      alignment = value == "center" ? .center : value == "right" || value == "end" ? .end : .start
    case "white-space": keepsBlanks = value.hasPrefix("pre") || value == "break-spaces"
    default: break
    }
  }
}
#endif
