import EmbeddedText
import Markup

// What an element means, as the theme shows it: the same classes and attributes as on pages.

extension ResolvedStyle {
  /// Applies the meaning of an element, before its own styles.
  mutating func applyTheme(_ element: Element) {
    switch element.tag {
    case "a": text.color = .role(.accent)
    case "small", "figcaption", "caption", "blockquote", "dt", "s", "del", "summary":
      text.color = .role(.soft)
      text.isBold = false
    case "mark": text.fill(.accent, on: .wash)
    case "output": text.isBold = true
    case "hr": text.color = .role(.edge)
    case "thead": isInHead = true
    case "th" where isInHead:
      text.color = .role(.soft)
      text.isBold = false
    default: break
    }
    if isCompact, element.tag == "button", element["aria-pressed"] != nil {
      text.color = .role(element.isChosen ? .accent : .soft)
    }
    if element.isChosen, element.tag != "button" { text.fill(.accent, on: .wash) }
    if let names = element["class"] { applyClasses(names) }
    if element["role"] == "status", element.hasClass("reason") { text.color = .role(.negative) }
    if element["aria-invalid"] == "true" { text.color = .role(.negative) }
    if element["disabled"] != nil || element["aria-disabled"] == "true" {
      text.color = .role(.soft)
    }
  }

  private mutating func applyClasses(_ names: String) {
    for name in names.split(separator: " ") {
      switch name {
      case "finished":
        text.isStruck = true
        text.color = .role(.soft)
      case "soft", "empty", "hint": text.color = .role(.soft)
      case "reason", "negative": text.color = .role(.negative)
      case "positive": text.color = .role(.positive)
      default: break
      }
    }
  }

  /// The fill of a button.
  func buttonFill(_ element: Element) -> TextStyle {
    var style = text
    (style.isUnderlined, style.isStruck) = (false, false)
    if element["disabled"] != nil || element["aria-disabled"] == "true" {
      style.fill(.soft, on: .line)
    } else if element.isChosen {
      style.fill(.accent, on: .wash)
      style.isBold = true
    } else if element["type"] == "submit" || element.hasClass("primary") {
      style.fill(.accent, on: .line)
      style.isBold = true
    } else if element.hasClass("quiet") {
      style.color = .role(.soft)
    } else {
      style.fill(.ink, on: .line)
    }
    return style
  }

  /// The fill of a field, a menu or a box.
  func fieldFill(_ element: Element, isFocused: Bool) -> TextStyle {
    var style = text
    style.isReversed = false
    if element["aria-invalid"] == "true" {
      style.fill(.negative, on: .negativeWash)
    } else if element["disabled"] != nil {
      style.fill(.soft, on: .line)
    } else {
      style.fill(.ink, on: isFocused ? .wash : .line)
    }
    return style
  }
}

extension Element {
  /// Whether a control is pressed, selected, or leads to where the person is.
  var isChosen: Bool {
    self["aria-pressed"] == "true" || self["aria-selected"] == "true"
      || self["aria-current"].map { $0 != "false" } ?? false
  }
}
