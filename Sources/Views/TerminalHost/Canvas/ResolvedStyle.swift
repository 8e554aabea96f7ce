import Markup

/// How text looks within an element, and what the element's styles say of its layout.
struct ResolvedStyle {
  /// How a cell looks.
  var text = TextStyle()

  /// Whether blanks and line feeds stay as they are.
  var isPre = false

  /// Whether lines are broken between words.
  var wraps = true

  /// Where a line stands that is shorter than its frame.
  var alignment = Alignment.start

  /// Whether the element's children stand side by side.
  var isRow = false

  /// Whether buttons are drawn without brackets, as in a grid of them.
  var isCompact = false

  /// How wide the element wants to be, where it says so.
  var width: Width?

  enum Alignment { case start, center, end }

  enum Width: Equatable {
    case percent(Int)
    case columns(Int)
  }

  enum Display { case none, block, inline }
}

extension ResolvedStyle {
  /// Looks as an element makes what is within it text.
  mutating func apply(_ element: Element) {
    isRow = false
    width = nil
    switch element.tag {
    case "h1", "h2", "h3", "h4", "h5", "h6", "strong", "b", "th", "dt", "legend", "summary":
      text.isBold = true
    case "em", "i", "cite", "var", "dfn": text.isItalic = true
    case "u", "ins": text.isUnderlined = true
    case "a": text.isUnderlined = true
    case "small": text.isDim = true
    case "s", "del", "strike": text.isStruck = true
    case "mark": text.isReversed = true
    case "pre":
      isPre = true
      wraps = false
    default: break
    }
    if element.tag == "h1" { text.isUnderlined = true }
    if element["disabled"] != nil { text.isDim = true }
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
    case "font-style": text.isItalic = value == "italic" || value == "oblique"
    case "text-decoration", "text-decoration-line":
      text.isUnderlined = value == "underline"
      text.isStruck = value == "line-through"
    case "opacity": text.isDim = (Double(value) ?? 1) < 1
    case "text-align":
      alignment = value == "center" ? .center : value == "right" || value == "end" ? .end : .start
    case "white-space":
      isPre = value.hasPrefix("pre") || value == "break-spaces"
      wraps = value != "pre" && value != "nowrap"
    case "display": isRow = value == "flex" || value == "inline-flex" || value == "grid"
    case "width", "flex-basis":
      if value.hasSuffix("%") {
        width = Int(value.dropLast()).map { .percent(max(0, min(100, $0))) }
      } else if value.hasSuffix("ch") {
        width = Int(value.dropLast(2)).map { .columns(max(0, min(10_000, $0))) }
      }
    default: break
    }
  }

  /// Returns whether an element has rows of its own, stands in a line, or is not shown.
  static func display(of element: Element) -> Display {
    if element["hidden"] != nil { return .none }
    if element.tag == "input", element["type"] == "hidden" { return .none }
    var display: Display = blocks.contains(element.tag) ? .block : .inline
    for (name, value) in element.styles where name == "display" {
      switch value {
      case "none": display = .none
      case "inline", "inline-block", "contents": display = .inline
      default: display = .block
      }
    }
    return display
  }

  private static let blocks: Set<String> = [
    "div", "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "menu", "li", "table", "thead",
    "tbody", "tfoot", "tr", "caption", "form", "header", "footer", "section", "main", "nav",
    "article", "aside", "pre", "hr", "blockquote", "dl", "dt", "dd", "fieldset", "legend",
    "figure", "figcaption", "address", "details", "summary", "dialog", "search", "hgroup",
  ]
}

// MARK: - Elements

extension Element {
  /// Whether the element stays at an edge while the rest moves.
  var isFixed: Bool {
    styles.contains { $0.name == "position" && ($0.value == "fixed" || $0.value == "sticky") }
  }

  /// Whether the element is a block, or a line that contains one.
  var needsRows: Bool {
    switch ResolvedStyle.display(of: self) {
    case .none: false
    case .block: true
    case .inline: children.contains { $0.element?.needsRows ?? false }
    }
  }

  /// Whether the element can come into focus: in its turn, or as a part of a grid.
  var isFocusable: Bool { isStop || self["disabled"] == nil && self["tabindex"] != nil }

  /// Whether the element comes into focus in its turn.
  var isStop: Bool {
    if self["disabled"] != nil { return false }
    if let index = self["tabindex"].flatMap({ Int($0) }) { return index >= 0 }
    switch tag {
    case "button", "input", "select", "textarea": return true
    case "a": return self["href"] != nil || kinds.contains(Event.Kinds(.click))
    default: return kinds.contains(Event.Kinds(.click))
    }
  }

  /// Whether a person writes text into the element.
  var isTextField: Bool {
    switch tag {
    case "textarea": true
    case "input":
      switch self["type"] {
      case "checkbox", "radio", "button", "submit", "reset", "range", "color", "file", "image",
        "hidden":
        false
      default: true
      }
    default: false
    }
  }

  /// Whether the element is pressed rather than written into.
  var isButton: Bool {
    tag == "button"
      || tag == "input" && ["button", "submit", "reset"].contains(self["type"] ?? "text")
  }

  /// Whether the element is a box to check.
  var isBox: Bool { tag == "input" && ["checkbox", "radio"].contains(self["type"] ?? "text") }

  /// The values that a choice offers, each with what is shown of it.
  var choices: [(value: String, text: String, isSelected: Bool)] {
    children.flatMap { child -> [(value: String, text: String, isSelected: Bool)] in
      guard let element = child.element else { return [] }
      guard element.tag == "option" else { return element.choices }
      let text = child.text
      return [(element["value"] ?? text, text, element["selected"] != nil)]
    }
  }

  /// Whether the program says what a field holds.
  var saysWhatItHolds: Bool { self["value"] != nil || choices.contains { $0.isSelected } }

  /// The value of a field as the program gives it.
  var givenValue: String {
    if tag == "select" {
      let choices = choices
      return choices.first { $0.isSelected }?.value ?? self["value"] ?? choices.first?.value ?? ""
    }
    return self["value"] ?? ""
  }
}
