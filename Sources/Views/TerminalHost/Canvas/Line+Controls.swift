import Markup

// Fields, boxes, menus and bars as parts of a line.

extension Element {
  /// The control that the element shows, if it is one.
  func shownControl(_ style: ResolvedStyle) -> FormControl? {
    if case .button(title: nil, _)? = formControl, style.isCompact { nil } else { formControl }
  }

  /// Whether the element is a button that can stay pressed; several in a row are one control.
  var isSegment: Bool { tag == "button" && self["aria-pressed"] != nil }

  /// The number of rows of a list of options.
  fileprivate var listSize: Int { min(100, self["size"].flatMap { Int($0) } ?? 1) }
}

extension Line {
  /// Adds a control without content.
  mutating func draw(
    _ control: FormControl,
    _ element: Element,
    _ editing: Editing?,
    _ style: ResolvedStyle
  ) {
    let isFocused = editing?.isFocused == true
    let fill = style.fieldFill(element, isFocused: isFocused)
    switch control {
    case .box(let box):
      var mark = fill
      if box.isOn { (mark.color, mark.isBold) = (.role(.positive), true) }
      mark.isReversed = isFocused
      draw(style.signs.box(box), mark)
    case .choice(let choice) where element.listSize > 1:
      drawList(choice, element.listSize, editing, style, fill)
    case .choice(let choice): drawMenu(choice, isFocused, editing, style, fill)
    case .field(let field) where element.tag == "textarea":
      drawArea(field, element, editing, style, fill)
    case .field(let field): drawField(field, element, editing, style, fill)
    case .slider(let slider):
      let range = slider.greatest - slider.least
      drawBar(range > 0 ? (slider.value - slider.least) / range : 0, knob: "●", isFocused, fill)
    case .progress(let share): drawBar(share, knob: nil, isFocused, fill)
    case .button: break
    }
  }

  // MARK: - Fields

  /// Adds a field of one row.
  private mutating func drawField(
    _ field: FormControl.Field,
    _ element: Element,
    _ editing: Editing?,
    _ style: ResolvedStyle,
    _ fill: TextStyle
  ) {
    let draft = editing?.draft ?? TextDraft(field.text)
    let isFocused = editing?.isFocused == true
    let row = FieldRow(
      draft.text[...],
      cursor: isFocused ? draft.place : nil,
      hint: draft.text.isEmpty ? field.hint : "",
      isSecret: field.isSecret
    )
    let size = element["size"].flatMap { Int($0) } ?? max(20, displayWidth(of: field.hint) + 1)
    draw(row, size: size, style.signs, isFocused, fill)
  }

  /// Adds a field of several rows, which are rows of their own.
  private mutating func drawArea(
    _ field: FormControl.Field,
    _ element: Element,
    _ editing: Editing?,
    _ style: ResolvedStyle,
    _ fill: TextStyle
  ) {
    let draft = editing?.draft ?? TextDraft(field.text)
    let rows = draft.rows
    let height = max(rows.count, element["rows"].flatMap { Int($0) } ?? 2)
    let isFocused = editing?.isFocused == true
    let here = isFocused ? rows.lastIndex { $0.startIndex <= draft.place } : nil
    endRow()
    for index in 0..<min(height, 1_000) {
      let row = FieldRow(
        index < rows.count ? rows[index] : "",
        cursor: index == here ? draft.place : nil,
        hint: draft.text.isEmpty && index == 0 ? field.hint : "",
        isSecret: false
      )
      let size = element["cols"].flatMap { Int($0) } ?? 30
      draw(row, size: size, style.signs, isFocused, fill)
      endRow()
    }
  }

  /// Adds a row of a field: the part of its text around the cursor, or its hint, and blanks.
  private mutating func draw(
    _ row: FieldRow,
    size: Int,
    _ signs: ControlSigns,
    _ isFocused: Bool,
    _ style: TextStyle
  ) {
    let (start, end, blank) = signs.field
    var (edge, hint) = (style, style)
    (edge.color, hint.color) = (.role(.accent), .role(.soft))
    var left = max(1, min(size, width - 2))
    draw(isFocused && signs == .fills ? "▌" : start, edge)
    for (glyph, isCursor) in row.glyphs(in: left, end: blank) {
      draw(glyph, style, isCursor: isCursor)
      left -= glyph.width
    }
    for glyph in row.hint.flatMap(Glyph.showing) where glyph.width <= left {
      draw(glyph, hint)
      left -= glyph.width
    }
    draw(String(repeating: blank, count: left) + end, style)
  }

  // MARK: - Options

  /// Adds a menu, as wide as its longest option.
  private mutating func drawMenu(
    _ choice: FormControl.Choice,
    _ isFocused: Bool,
    _ editing: Editing?,
    _ style: ResolvedStyle,
    _ fill: TextStyle
  ) {
    let value = editing?.draft?.text ?? choice.value
    let text = choice.options.first { $0.value == value }?.text ?? value
    let widest = choice.options.reduce(style.isInField ? 18 : 1) {
      max($0, displayWidth(of: $1.text))
    }
    var row = fill
    row.isReversed = isFocused
    let (start, end) = style.signs.menu
    draw(row: text, min(widest, max(1, width - 4)), start: start, end: end, row)
  }

  /// Adds a list of options, of which the chosen one is visible.
  private mutating func drawList(
    _ choice: FormControl.Choice,
    _ size: Int,
    _ editing: Editing?,
    _ style: ResolvedStyle,
    _ fill: TextStyle
  ) {
    let value = editing?.draft?.text ?? choice.value
    let here = choice.options.firstIndex { $0.value == value }
    let widest = choice.options.reduce(20) { max($0, displayWidth(of: $1.text)) }
    let first = max(0, min((here ?? 0) - size / 2, choice.options.count - size))
    for place in first..<(first + size) {
      var row = fill
      if place == here {
        row.fill(.accent, on: .wash)
        row.isBold = true
        row.isReversed = editing?.isFocused == true
      }
      let text = place < choice.options.count ? choice.options[place].text : ""
      let start = place == here ? style.signs.selected : " "
      draw(row: text, min(widest, max(1, width - 2)), start: start, end: " ", row)
      if place + 1 < first + size { endRow() }
    }
  }

  /// Adds a text in a number of columns.
  private mutating func draw(
    row text: String,
    _ columns: Int,
    start: String,
    end: String,
    _ style: TextStyle
  ) {
    var left = columns
    draw(start, style)
    for glyph in text.flatMap(Glyph.showing) {
      if glyph.width > left { break }
      draw(glyph, style)
      left -= glyph.width
    }
    draw(String(repeating: " ", count: left) + end, style)
  }

  // MARK: - Bars

  /// Adds a bar that is filled up to a share; nil if that is unknown.
  private mutating func drawBar(
    _ share: Double?,
    knob: Character?,
    _ isFocused: Bool,
    _ fill: TextStyle
  ) {
    let size = max(1, min(22, width))
    var (bar, rest) = (fill, fill)
    bar.color = .role(.accent)
    if knob != nil { (bar.background, rest.background, rest.color) = (nil, nil, .role(.edge)) }
    let full = Int((share ?? 0) * Double(knob == nil ? size : size - 1) + 0.5)
    for place in 0..<size {
      var style = place < full ? bar : rest
      var glyph: Character = knob == nil ? (place < full ? "█" : " ") : "─"
      if share == nil { glyph = "░" }
      if let knob, place == full {
        (glyph, style) = (knob, bar)
        style.isReversed = isFocused
      }
      draw(Glyph(character: glyph, width: 1), style)
    }
  }
}
