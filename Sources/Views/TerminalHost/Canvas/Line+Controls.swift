import Markup

// Buttons, fields and boxes as parts of a line.

extension Element {
  /// The control that the element shows with brackets, if it is one.
  func shownControl(_ style: ResolvedStyle) -> FormControl? {
    switch formControl {
    case nil: nil
    case .slider, .progress: style.isFilled ? formControl : nil
    case .button(title: nil, _) where style.isCompact: nil
    case let control?: control
    }
  }

  /// Whether the element is a button that can stay pressed; several in a row are one control.
  var isSegment: Bool { tag == "button" && self["aria-pressed"] != nil }
}

extension Line {
  /// Adds a field, a box or a menu.
  mutating func draw(
    _ control: FormControl,
    _ element: Element,
    _ editing: Editing?,
    _ resolved: ResolvedStyle
  ) {
    if resolved.isFilled { return fill(control, element, editing, resolved) }
    let style = resolved.text
    switch control {
    case .box(let box) where box.isRadio: draw(box.isOn ? "(*)" : "( )", style)
    case .box(let box): draw(box.isOn ? "[x]" : "[ ]", style)
    case .choice(let choice):
      let value = editing?.draft?.text ?? choice.value
      let text = choice.options.first { $0.value == value }?.text
      draw("[\(text ?? value) v]", style)
    case .field(let field) where element.tag == "textarea":
      drawArea(field, element, editing, style)
    case .field(let field): drawField(field, element, editing, style)
    case .button, .slider, .progress: break
    }
  }

  /// Adds a field of one row.
  mutating func drawField(
    _ field: FormControl.Field,
    _ element: Element,
    _ editing: Editing?,
    _ style: TextStyle,
    _ marks: FieldMarks = .brackets
  ) {
    let draft = editing?.draft ?? TextDraft(field.text)
    let row = FieldRow(
      draft.text[...],
      cursor: editing?.isFocused == true ? draft.place : nil,
      hint: draft.text.isEmpty ? field.hint : "",
      isSecret: field.sort == .secret
    )
    let size = element["size"].flatMap { Int($0) } ?? marks.size(for: field.hint)
    draw(row, size: size, style, marks)
  }

  /// Adds a field of several rows, which are rows of their own.
  mutating func drawArea(
    _ field: FormControl.Field,
    _ element: Element,
    _ editing: Editing?,
    _ style: TextStyle,
    _ marks: FieldMarks = .brackets
  ) {
    let draft = editing?.draft ?? TextDraft(field.text)
    let rows = draft.rows
    let height = max(rows.count, element["rows"].flatMap { Int($0) } ?? 2)
    let here = editing?.isFocused == true ? rows.lastIndex { $0.startIndex <= draft.place } : nil
    endRow()
    for index in 0..<min(height, 1_000) {
      let row = FieldRow(
        index < rows.count ? rows[index] : "",
        cursor: index == here ? draft.place : nil,
        hint: draft.text.isEmpty && index == 0 ? field.hint : "",
        isSecret: false
      )
      draw(row, size: element["cols"].flatMap { Int($0) } ?? 30, style, marks)
      endRow()
    }
  }

  /// Adds a row of a field: the part of its text around the cursor, or its hint, and underscores.
  private mutating func draw(
    _ row: FieldRow,
    size: Int,
    _ style: TextStyle,
    _ marks: FieldMarks
  ) {
    var left = max(1, min(size, width - 2))
    draw(marks.start, marks.edge ?? style)
    for (glyph, isCursor) in row.glyphs(in: left, end: marks.blank) {
      draw(glyph, style, isCursor: isCursor)
      left -= glyph.width
    }
    for glyph in row.hint.flatMap(Glyph.showing) where glyph.width <= left {
      draw(glyph, marks.hint(style))
      left -= glyph.width
    }
    draw(String(repeating: marks.blank, count: left) + marks.end, style)
  }
}

/// What is around the text of a field.
struct FieldMarks {
  let start: String
  let end: String
  /// What stands in the columns without text.
  let blank: Character
  /// The style of the start; nil for that of the text.
  var edge: TextStyle?
  /// The color of a hint; nil for a dim one.
  var hintColor: ColorRole?

  static let brackets = FieldMarks(start: "[", end: "]", blank: "_")

  /// The number of columns of a field that asks for none.
  fileprivate func size(for hint: String) -> Int {
    hintColor == nil ? 20 : max(20, displayWidth(of: hint) + 1)
  }

  fileprivate func hint(_ style: TextStyle) -> TextStyle {
    var style = style
    if let hintColor { style.color = .role(hintColor) } else { style.isDim = true }
    return style
  }
}

/// A row of a field, of which only as many characters are looked at as there is room for.
struct FieldRow {
  private let text: Substring
  private let cursor: String.Index?
  let hint: String
  private let isSecret: Bool

  init(_ text: Substring, cursor: String.Index?, hint: String, isSecret: Bool) {
    self.text = text
    self.cursor = cursor
    self.hint = hint
    self.isSecret = isSecret
  }

  /// Returns the glyphs that are shown in a number of columns.
  ///
  /// The first characters are hidden if the cursor would not fit otherwise.
  ///
  /// - Complexity: O(number of columns).
  func glyphs(in size: Int, end: Character = "_") -> [(glyph: Glyph, isCursor: Bool)] {
    let start = cursor ?? text.startIndex
    var (shown, before): ([(glyph: Glyph, isCursor: Bool)], [Glyph]) = ([], [])
    var (next, left, isFull) = (start, size, false)
    func showNext() {
      for glyph in glyphs(at: next) {
        isFull = isFull || glyph.width > left
        if isFull { break }
        shown.append((glyph, cursor != nil && shown.isEmpty))
        left -= glyph.width
      }
      next = text.index(after: next)
    }
    if cursor != nil {
      // The cell of the cursor comes first, then those before it, then those behind it.
      while shown.isEmpty, !isFull, next < text.endIndex { showNext() }
      if shown.isEmpty {
        shown.append((Glyph(character: end, width: 1), true))
        left -= 1
      }
      var first = start
      while first > text.startIndex, left > 0 {
        first = text.index(before: first)
        let fitting = glyphs(at: first).reversed().prefix { glyph in
          left -= glyph.width
          return left >= 0
        }
        before += fitting
      }
    }
    while next < text.endIndex, !isFull, left > 0 { showNext() }
    return before.reversed().map { ($0, false) } + shown
  }

  private func glyphs(at index: String.Index) -> [Glyph] {
    isSecret ? [Glyph(character: "*", width: 1)] : Glyph.showing(text[index])
  }
}
