import Markup

/// Adjacent texts, buttons and fields, before they are broken into rows.
///
/// A field or a button is a word of its own: a blank separates it from a label before it, and from
/// a word behind it.
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
    /// The number of the character in the text of the line; 0 for decorations.
    var ordinal: Int32 = 0
    /// Whether the cursor is here.
    var isCursor = false
    /// Whether the piece belongs to a control, within which no row ends.
    var isInControl = false
    /// Whether a row may end before the piece, although no blank does.
    var startsSegment = false
  }

  /// The pieces of an element in the line.
  struct Span {
    let path: [Int]
    var pieces: Range<Int>
  }

  /// The number of columns between the frame and the line.
  var indent: Int32 = 0

  /// Whether the last control is one of several pressed buttons, which are one run.
  private var endsInSegment = false

  /// The number of columns, which no field exceeds.
  let width: Int

  private(set) var pieces: [Piece] = []
  private(set) var spans: [Span] = []

  /// The number of the last character of the text.
  private var ordinal: Int32 = 0

  /// The number of pieces up to the end of the last control.
  private var endOfControl = 0

  init(width: Int) { self.width = width }

  /// Whether a row would show anything.
  func isVisible(keepingBlanks: Bool) -> Bool {
    pieces.contains { $0.kind == .end || !$0.isBlank || keepingBlanks }
  }
}

extension Line.Piece {
  /// Whether the piece is invisible.
  var isBlank: Bool {
    kind == .blank
      || kind == .glyph && ordinal == 0 && glyph.character == " "
        && !(isInControl && style.background != nil)
  }
}

// MARK: - Texts

extension Line {
  /// Adds a text.
  mutating func add(_ text: String, style: ResolvedStyle) {
    if endOfControl == pieces.count, let first = text.first, first.isLetter || first.isNumber {
      separate(style)
    }
    for character in text {
      if character.isBlankInMarkup {
        addBlank(character, style: style)
        continue
      }
      ordinal += 1
      for glyph in Glyph.showing(character) {
        pieces.append(Piece(kind: .glyph, glyph: glyph, style: style.text, ordinal: ordinal))
      }
    }
  }

  private mutating func addBlank(_ character: Character, style: ResolvedStyle) {
    guard style.keepsBlanks else { return separate(style) }
    var piece = Piece(kind: style.wraps ? .blank : .glyph, style: style.text)
    switch character {
    case "\n", "\r\n", "\r": piece.kind = .end
    case "\t":
      piece.kind = .glyph
      let start = (pieces.lastIndex { $0.kind == .end } ?? -1) + 1
      let column = pieces[start...].reduce(0) { $0 + $1.glyph.width }
      pieces += Array(repeating: piece, count: 8 - column % 8)
      return
    default: break
    }
    pieces.append(piece)
  }

  /// Adds a blank, unless there is one, or nothing before it: several count as one.
  private mutating func separate(_ style: ResolvedStyle) {
    guard let last = pieces.last, last.kind != .end, !last.isBlank else { return }
    pieces.append(Piece(kind: style.wraps ? .blank : .glyph, style: style.text))
  }

  /// Ends the row, unless nothing is in it.
  mutating func endRow() {
    if let last = pieces.last, last.kind != .end { pieces.append(Piece(kind: .end)) }
  }

  /// Adds a decoration.
  mutating func draw(_ text: String, _ style: TextStyle) {
    for glyph in text.flatMap(Glyph.showing) { draw(glyph, style) }
  }

  /// Adds a glyph of a decoration.
  mutating func draw(_ glyph: Glyph, _ style: TextStyle, isCursor: Bool = false) {
    pieces.append(Piece(kind: .glyph, glyph: glyph, style: style, isCursor: isCursor))
  }
}

// MARK: - Elements

extension Line {
  /// Adds a text or an element.
  mutating func add(_ node: Node, at path: [Int], _ editing: Editing?, style: ResolvedStyle) {
    if let element = node.element {
      add(element, at: path, editing, style: style)
    } else {
      add(node.text, style: style)
    }
  }

  private mutating func add(
    _ element: Element,
    at path: [Int],
    _ editing: Editing?,
    style outer: ResolvedStyle
  ) {
    if element.isHidden { return }
    var (style, content) = start(element, at: path, editing, outer)
    let span = spans.count - 1
    if content != .nothing {
      let isClosed = element.tag == "details" && !element.isOpen(editing)
      style.isClosed = isClosed
      for position in 0..<element.children.count {
        let child = element.children[position]
        if isClosed, child.element?.tag != "summary" { continue }
        add(child, at: path + [position], editing?[position], style: style)
      }
    }
    end(span, content, style, isSegment: element.isSegment)
  }

  /// What follows the beginning of an element.
  private enum Content { case children, button, nothing }

  /// Adds the beginning of an element, or the whole element if its children are not shown.
  private mutating func start(
    _ element: Element,
    at path: [Int],
    _ editing: Editing?,
    _ outer: ResolvedStyle
  ) -> (ResolvedStyle, Content) {
    var style = outer
    style.apply(element)
    if editing?.isFocused == true, !element.isTextField { style.text.isReversed = true }
    let control = element.shownControl(style)
    let follows = element.isSegment && endsInSegment && endOfControl == pieces.count
    if control != nil, !follows { separate(outer) }
    let first = pieces.count
    defer { if follows, first < pieces.count { pieces[first].startsSegment = true } }
    spans.append(Span(path: path, pieces: pieces.count..<pieces.count))
    switch control {
    case .button(let title, _):
      style.wraps = false
      style.text = style.buttonFill(element)
      draw(style.signs.button.start + (title ?? ""), style.text)
      return (style, .button)
    case let control?:
      draw(control, element, editing, style)
      return (style, .nothing)
    case nil:
      if element.tag == "summary" {
        separate(outer)
        draw(style.isClosed ? "▸ " : "▾ ", style.text)
      }
      if element.tag == "br" { pieces.append(Piece(kind: .end)) }
      if element.tag == "img", let text = element["alt"], !text.isEmpty {
        draw("[\(text)]", style.text)
      }
      return (style, .children)
    }
  }

  private mutating func end(
    _ span: Int,
    _ content: Content,
    _ style: ResolvedStyle,
    isSegment: Bool
  ) {
    if content == .button { draw(style.signs.button.end, style.text) }
    spans[span].pieces = spans[span].pieces.lowerBound..<pieces.count
    if content == .children { return }
    for index in spans[span].pieces { pieces[index].isInControl = true }
    endOfControl = pieces.count
    endsInSegment = isSegment
  }
}
