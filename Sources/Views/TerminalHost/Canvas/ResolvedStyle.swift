import Markup

/// The style of text within an element, and the layout of the element.
struct ResolvedStyle: Equatable, Sendable {
  /// The style of cells.
  var text = TextStyle()

  /// Whether blanks and line feeds stay as they are.
  var keepsBlanks = false

  /// The alignment of lines that are shorter than their frame.
  var alignment = Alignment.start

  enum Alignment { case start, center, end }

  /// Whether lines break between words.
  var wraps = true

  /// Whether the children of the element are side by side.
  var isRow = false

  /// Whether buttons have no brackets, as in a grid.
  var isCompact = false

  /// Whether the cells of a grid touch each other, since they are the squares of a picture.
  var isPicture = false

  /// What is around controls.
  var signs = ControlSigns.brackets

  /// Whether the element is the control of a field, or in the head of a table.
  var (isInField, isInHead) = (false, false)

  /// Whether the details around show their summary alone.
  var isClosed = false

  /// The requested width, if there is one.
  var width: Width?

  enum Width: Equatable, Sendable {
    case percent(Int16)
    case columns(Int16)
  }
}

extension ResolvedStyle {
  /// Applies the tag and the styles of an element.
  mutating func apply(_ element: Element) {
    isRow = false
    width = nil
    switch element.tag {
    case "h1", "h2", "h3", "h4", "h5", "h6", "strong", "b", "th", "dt", "legend", "summary":
      text.isBold = true
    case "em", "i", "cite", "var", "dfn": text.isItalic = true
    case "a", "u", "ins": text.isUnderlined = true
    case "s", "del", "strike": text.isStruck = true
    case "pre": (wraps, keepsBlanks) = (false, true)
    default: break
    }
    if element.isChosen, element.tag != "button" {
      text.isBold = true
      text.isReversed = false
    }
    applyTheme(element)
    for (name, value) in element.styles { apply(name, value) }
  }

  private mutating func apply(_ name: String, _ value: String) {
    switch name {
    case "color": text.color = TerminalColor(css: value) ?? text.color
    case "background", "background-color":
      text.background = TerminalColor(css: value) ?? text.background
    case "font-weight":
      text.isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
      text.isDim = value == "lighter" || (1..<400).contains(Int(value) ?? 400)
    case "opacity": text.isDim = (Double(value) ?? 1) < 1
    case "font-style": text.isItalic = value == "italic" || value == "oblique"
    case "text-decoration", "text-decoration-line":
      text.isUnderlined = value.contains("underline")
      text.isStruck = value.contains("line-through")
    case "text-align":
      alignment = value == "center" ? .center : value == "right" || value == "end" ? .end : .start
    case "white-space":
      wraps = value != "pre" && value != "nowrap"
      keepsBlanks = value.hasPrefix("pre") || value == "break-spaces"
    case "display": isRow = value == "flex" || value == "inline-flex" || value == "grid"
    case "width", "flex-basis":
      if value.hasSuffix("%") {
        width = Int(value.dropLast()).map { .percent(Int16(max(0, min(100, $0)))) }
      } else if value.hasSuffix("ch") {
        width = Int(value.dropLast(2)).map { .columns(Int16(max(0, min(10_000, $0)))) }
      }
    default: break
    }
  }
}

// MARK: - Elements

extension Element {
  /// Whether the element stays at the lower edge while the rest scrolls.
  var isFixed: Bool {
    styles.contains { $0.name == "position" && ($0.value == "fixed" || $0.value == "sticky") }
  }

  /// Whether the element is a block, or a line that contains one.
  var needsRows: Bool {
    !isHidden && (isBlock || children.contains { $0.element?.needsRows ?? false })
  }

  /// Whether the element receives the focus by the Tab key, unless it is disabled.
  var isStop: Bool {
    if let index = self["tabindex"].flatMap({ Int($0) }) { return index >= 0 }
    switch tag {
    case "button", "input", "select", "textarea", "summary": return true
    case "a": return self["href"] != nil || kinds.contains(Event.Kinds(.click))
    default: return kinds.contains(Event.Kinds(.click))
    }
  }

  /// Whether a person types text into the element.
  var isTextField: Bool {
    if case .field = formControl { true } else { false }
  }

  /// The options of a menu; none for other elements.
  var options: [FormControl.Option] {
    if case .choice(let choice) = formControl { choice.options } else { [] }
  }

  /// Whether the program gives the value of a field.
  var hasGivenValue: Bool { self["value"] != nil || holds { $0["selected"] != nil } }

  /// The value of a field as the program gives it.
  var givenValue: String {
    if case .choice(let choice) = formControl { choice.value } else { self["value"] ?? "" }
  }
}
