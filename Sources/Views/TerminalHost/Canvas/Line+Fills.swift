import Markup

// Fields, boxes, menus and bars as the theme shows them: filled runs without brackets.

extension Line {
  /// Adds a control without content as a filled run.
  mutating func fill(
    _ control: FormControl,
    _ element: Element,
    _ editing: Editing?,
    _ style: ResolvedStyle
  ) {
    let isFocused = editing?.isFocused == true
    let fill = style.fieldFill(element, isFocused: isFocused)
    var lead = fill
    lead.color = .role(.accent)
    let marks = FieldMarks(
      start: isFocused ? "▌" : " ",
      end: " ",
      blank: " ",
      edge: lead,
      hintColor: .soft
    )
    switch control {
    case .box(let box):
      var mark = fill
      if box.isOn { (mark.color, mark.isBold) = (.role(.good), true) }
      mark.isReversed = isFocused
      draw(box.isRadio ? (box.isOn ? " ● " : " ○ ") : (box.isOn ? " ✓ " : "   "), mark)
    case .choice(let choice) where element.listSize > 1:
      fillList(choice, element.listSize, editing, fill)
    case .choice(let choice): fillMenu(choice, isFocused, editing, style, fill)
    case .field(let field) where element.tag == "textarea":
      drawArea(field, element, editing, fill, marks)
    case .field(let field): drawField(field, element, editing, fill, marks)
    case .slider(let slider):
      let range = slider.greatest - slider.least
      fillBar(range > 0 ? (slider.value - slider.least) / range : 0, knob: "●", isFocused, fill)
    case .progress(let share): fillBar(share, knob: nil, isFocused, fill)
    case .button: break
    }
  }

  /// Adds a menu, as wide as its longest option.
  private mutating func fillMenu(
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
    var style = fill
    style.isReversed = isFocused
    draw(row: text, min(widest, max(1, width - 4)), start: " ", end: " ▾ ", style)
  }

  /// Adds a list of options, of which the chosen one is visible.
  private mutating func fillList(
    _ choice: FormControl.Choice,
    _ size: Int,
    _ editing: Editing?,
    _ fill: TextStyle
  ) {
    let value = editing?.draft?.text ?? choice.value
    let here = choice.options.firstIndex { $0.value == value }
    let widest = choice.options.reduce(20) { max($0, displayWidth(of: $1.text)) }
    let first = max(0, min((here ?? 0) - size / 2, choice.options.count - size))
    for place in first..<(first + size) {
      var style = fill
      if place == here {
        style.fill(.accent, on: .wash)
        style.isBold = true
        style.isReversed = editing?.isFocused == true
      }
      let text = place < choice.options.count ? choice.options[place].text : ""
      draw(row: text, min(widest, max(1, width - 2)), start: " ", end: " ", style)
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

  /// Adds a bar that is filled up to a share; nil if that is unknown.
  private mutating func fillBar(
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

extension Element {
  /// The number of rows of a list of options.
  var listSize: Int { min(100, self["size"].flatMap { Int($0) } ?? 1) }
}
