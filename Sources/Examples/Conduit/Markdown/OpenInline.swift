import Markup

/// An inline that may still grow: the text itself, or what follows a mark whose end has not come.
struct OpenInline {
  /// The run of `*` or `_`, or the bracket, with which the inline begins; empty for the text itself.
  let mark: Bytes

  /// The inlines so far, and the text after them.
  private(set) var inlines: [Markdown.Inline] = []
  var text: [UInt8] = []

  /// Whether the inline may become a link or an image.
  var isBracket: Bool { mark.last == UInt8(ascii: "[") }

  /// Whether some marks can end the emphasis that may begin here.
  ///
  /// One mark and two do not match, so that `**a*b*c**` is what it looks like.
  func matches(_ marks: Bytes) -> Bool {
    mark.first == marks.first && (mark.count == marks.count || max(mark.count, marks.count) == 3)
  }

  /// All inlines, in which no text is next to another.
  var all: [Markdown.Inline] { text.isEmpty ? inlines : inlines + [.text(String(bytes: text))] }

  mutating func add(_ inline: Markdown.Inline) {
    if !text.isEmpty { inlines.append(.text(String(bytes: text))) }
    text = []
    inlines.append(inline)
  }

  /// Adds what follows the mark of another inline.
  mutating func add(contentsOf inner: OpenInline) {
    for inline in inner.all {
      if case .text(let part) = inline { part.append(to: &text) } else { add(inline) }
    }
  }
}
