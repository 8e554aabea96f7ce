import Markup

// Buttons, fields and boxes as parts of a line.

extension CanvasRenderer {
  /// Adds a control to a line.
  mutating func addControl(
    _ element: Element,
    at path: [Int],
    to line: inout Line,
    style: ResolvedStyle
  ) {
    if element.isButton {
      addButton(element, at: path, to: &line, style: style)
    } else if element.isTextField {
      addField(element, at: path, to: &line, style: style)
    } else {
      addChoice(element, at: path, to: &line, style: style)
    }
  }

  private mutating func addButton(
    _ element: Element,
    at path: [Int],
    to line: inout Line,
    style: ResolvedStyle
  ) {
    if style.isCompact, element.tag == "button" {
      return addChildren(of: element, at: path, to: &line, style: style)
    }
    line.draw("[ ", style.text)
    if let value = element["value"], element.tag == "input" { line.draw(value, style.text) }
    var within = style
    within.wraps = false
    addChildren(of: element, at: path, to: &line, style: within)
    line.draw(" ]", style.text)
  }

  /// Adds a checkbox, a radio button, or the selected option of a menu.
  private func addChoice(
    _ element: Element,
    at path: [Int],
    to line: inout Line,
    style: ResolvedStyle
  ) {
    if element.isBox {
      let isRound = element["type"] == "radio"
      let mark = element["checked"] != nil ? (isRound ? "*" : "x") : " "
      line.draw(isRound ? "(\(mark))" : "[\(mark)]", style.text)
    } else {
      let value = editing.drafts[path]?.text ?? element.givenValue
      let choice = element.choices.first { $0.value == value }
      line.draw("[\(choice?.text ?? value) v]", style.text)
    }
  }

  /// Adds a field of one or more lines: its text or its hint, and underscores.
  private func addField(
    _ element: Element,
    at path: [Int],
    to line: inout Line,
    style: ResolvedStyle
  ) {
    let isInFocus = editing.focus == path
    let draft = editing.drafts[path] ?? TextDraft(element.givenValue)
    let isSecret = element["type"] == "password"
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
      let isHere = isInFocus && before >= 0 && before <= text.count && index < rows.count
      let shown = isSecret ? Substring(String(repeating: "*", count: text.count)) : text
      addRow(
        shown,
        hint: draft.text.isEmpty && index == 0 ? element["placeholder"] ?? "" : "",
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
      line.pieces.append(
        Line.Piece(kind: .glyph, glyph: glyph, style: style, isCursor: isCursor)
      )
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
