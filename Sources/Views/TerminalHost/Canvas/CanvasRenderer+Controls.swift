import Markup

// Buttons, fields and boxes as parts of a line.

extension CanvasRenderer {
  /// The part of an element that is drawn before its children.
  enum ControlPart {
    /// The whole element, whose children are not drawn.
    case whole
    /// The opening bracket.
    case opening
    /// Nothing, because the element is not a control with brackets.
    case nothing
  }

  /// Adds a control to a line, and returns the part that this is.
  func addControl(
    _ element: Element,
    at path: [Int],
    to line: inout Line,
    style: ResolvedStyle
  ) -> ControlPart {
    switch element.formControl {
    case nil, .slider, .progress: return .nothing
    case .button(title: nil, _) where style.isCompact: return .nothing
    case .button(let title, _):
      line.draw("[ " + (title ?? ""), style.text)
      return .opening
    case .field(let field): addField(field, element, at: path, to: &line, style: style)
    case .box(let box) where box.isRadio: line.draw(box.isOn ? "(*)" : "( )", style.text)
    case .box(let box): line.draw(box.isOn ? "[x]" : "[ ]", style.text)
    case .choice(let choice):
      let value = editing.drafts[path]?.text ?? choice.value
      let text = choice.options.first { $0.value == value }?.text
      line.draw("[\(text ?? value) v]", style.text)
    }
    return .whole
  }

  /// Adds a field of one or more lines: its text or its hint, and underscores.
  private func addField(
    _ field: FormControl.Field,
    _ element: Element,
    at path: [Int],
    to line: inout Line,
    style: ResolvedStyle
  ) {
    let draft = editing.drafts[path] ?? TextDraft(field.text)
    let isArea = element.tag == "textarea"
    let count = element[isArea ? "cols" : "size"].flatMap { Int($0) } ?? (isArea ? 30 : 20)
    let size = max(1, min(count, canvas.width - 2))
    var rows = [Substring(draft.text)]
    if isArea { rows = draft.text.split(separator: "\n", omittingEmptySubsequences: false) }
    let height = isArea ? max(rows.count, element["rows"].flatMap { Int($0) } ?? 2) : 1
    var before = draft.cursor
    for index in 0..<min(height, 1_000) {
      if index > 0 { line.pieces.append(Line.Piece(kind: .end)) }
      let text = index < rows.count ? rows[index] : ""
      let isHere =
        editing.focus == path && before >= 0 && before <= text.count && index < rows.count
      addRow(
        field.sort == .secret ? Substring(String(repeating: "*", count: text.count)) : text,
        hint: draft.text.isEmpty && index == 0 ? field.hint : "",
        cursor: isHere ? before : nil,
        size: size,
        to: &line,
        style.text
      )
      before -= text.count + 1
    }
  }

  /// Adds one row of a field, scrolled so that the cursor is visible.
  private func addRow(
    _ text: Substring,
    hint: String,
    cursor: Int?,
    size: Int,
    to line: inout Line,
    _ style: TextStyle
  ) {
    var glyphs: [(glyph: Glyph, isCursor: Bool)] = []
    var isCursor = false
    for (offset, character) in text.enumerated() {
      if offset == cursor { isCursor = true }
      for glyph in Glyph.showing(character) {
        glyphs.append((glyph, isCursor))
        isCursor = false
      }
    }
    if let cursor {
      glyphs.append((Glyph(character: "_", width: 1), isCursor || cursor >= text.count))
      // The first characters are hidden if the cursor would not fit.
      let place = glyphs.firstIndex { $0.isCursor } ?? 0
      var width = glyphs[...place].reduce(0) { $0 + $1.glyph.width }
      var hidden = 0
      while width > size, hidden < place {
        width -= glyphs[hidden].glyph.width
        hidden += 1
      }
      glyphs.removeFirst(hidden)
    }
    line.draw("[", style)
    var left = size
    for (glyph, isCursor) in glyphs where glyph.width <= left {
      line.pieces.append(Line.Piece(kind: .glyph, glyph: glyph, style: style, isCursor: isCursor))
      left -= glyph.width
    }
    if text.isEmpty, cursor == nil || left == size - 1 {
      var faint = style
      faint.isDim = true
      for glyph in hint.flatMap(Glyph.showing) where glyph.width <= left {
        line.pieces.append(Line.Piece(kind: .glyph, glyph: glyph, style: faint))
        left -= glyph.width
      }
    }
    line.draw(String(repeating: "_", count: left) + "]", style)
  }
}
