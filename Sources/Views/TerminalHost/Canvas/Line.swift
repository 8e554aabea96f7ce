import Markup

/// Adjacent texts, buttons and fields, before the renderer breaks them into rows.
struct Line {
  /// A character, or a place where a row may or must end.
  struct Piece {
    enum Kind {
      /// A character.
      case glyph
      /// A blank, at which a row may end; several count as one.
      case blank
      /// The end of a row.
      case end
    }

    var kind: Kind
    var glyph = Glyph(character: " ", width: 1)
    var style = TextStyle()
    /// The number of the character in the text; 0 for decorations.
    var ordinal: Int32 = 0
    /// Whether the cursor is here.
    var isCursor = false
  }

  /// The pieces of an element in the line.
  struct Span {
    let path: [Int]
    var pieces: Range<Int>
  }

  var pieces: [Piece] = []
  var spans: [Span] = []
}

// MARK: - Adding

extension CanvasRenderer {
  /// Adds a text to a line.
  mutating func add(_ text: String, to line: inout Line, style: ResolvedStyle) {
    for character in text {
      if character.isBlankInMarkup {
        addBlank(character, to: &line, style: style)
        continue
      }
      ordinal += 1
      for glyph in Glyph.showing(character) {
        line.pieces.append(
          Line.Piece(kind: .glyph, glyph: glyph, style: style.text, ordinal: ordinal)
        )
      }
    }
  }

  private func addBlank(_ character: Character, to line: inout Line, style: ResolvedStyle) {
    var piece = Line.Piece(kind: .blank, style: style.text)
    if style.traits.keepsBlanks {
      switch character {
      case "\n", "\r\n", "\r": piece.kind = .end
      case "\t":
        piece.kind = .glyph
        let start = (line.pieces.lastIndex { $0.kind == .end } ?? -1) + 1
        let column = line.pieces[start...].reduce(0) { $0 + $1.glyph.width }
        line.pieces += Array(repeating: piece, count: 8 - column % 8)
        return
      default: piece.kind = style.wraps ? .blank : .glyph
      }
      line.pieces.append(piece)
      return
    }
    if !style.wraps { piece.kind = .glyph }
    // Several blanks count as one; a row does not start with one.
    guard let last = line.pieces.last, last.kind != .end, !last.isBlank else { return }
    line.pieces.append(piece)
  }

  /// Adds an element to a line.
  mutating func add(_ element: Element, at path: [Int], to line: inout Line, style: ResolvedStyle) {
    guard !element.isHidden else { return }
    if element.tag == "br" {
      line.pieces.append(Line.Piece(kind: .end))
      return
    }
    var style = style
    style.apply(element)
    if editing.focus == path, !element.isTextField { style.text.isReversed = true }
    if element.isFocusable { canvas.stops.append(path) }
    let index = begin(element, at: path, in: &line)
    let part = addControl(element, at: path, to: &line, style: style)
    if part == .opening { style.wraps = false }
    if part != .whole { addChildren(of: element, at: path, to: &line, style: style) }
    if part == .opening { line.draw(" ]", style.text) }
    line.spans[index].pieces = line.spans[index].pieces.lowerBound..<line.pieces.count
  }

  /// Begins an element in a line, and returns the number of its span.
  private func begin(_ element: Element, at path: [Int], in line: inout Line) -> Int {
    // A blank separates adjacent controls.
    if let last = line.pieces.last, last.ordinal == 0, last.glyph.character == "]",
      element.formControl != nil
    {
      line.pieces.append(Line.Piece(kind: .blank))
    }
    let start = line.pieces.count
    line.spans.append(Line.Span(path: path, pieces: start..<start))
    return line.spans.count - 1
  }

  /// Adds the children of an element.
  mutating func addChildren(
    of element: Element,
    at path: [Int],
    to line: inout Line,
    style: ResolvedStyle
  ) {
    if element.tag == "img", let text = element["alt"], !text.isEmpty {
      line.draw("[\(text)]", style.text)
    }
    for (position, child) in element.children.enumerated() {
      if let inner = child.element {
        add(inner, at: path + [position], to: &line, style: style)
      } else {
        add(child.text, to: &line, style: style)
      }
    }
  }
}

extension Line.Piece {
  /// Whether the piece is invisible.
  var isBlank: Bool { kind == .blank || kind == .glyph && ordinal == 0 && glyph.character == " " }
}

extension Line {
  /// Adds a decoration.
  mutating func draw(_ text: String, _ style: TextStyle) {
    for glyph in text.flatMap(Glyph.showing) {
      pieces.append(Piece(kind: .glyph, glyph: glyph, style: style))
    }
  }
}
