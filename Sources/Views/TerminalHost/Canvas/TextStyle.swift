import Markup

/// The style of a cell of a terminal.
package struct TextStyle: Equatable, Sendable {
  /// The color of the text; nil for the default color of the terminal.
  package var color: TerminalColor?
  /// The color behind the text; nil for the default color of the terminal.
  package var background: TerminalColor?
  /// Whether the text is bold.
  package var isBold = false
  /// Whether the text is dim.
  package var isDim = false
  /// Whether the text is italic.
  package var isItalic = false
  /// Whether the text is underlined.
  package var isUnderlined = false
  /// Whether the text and its background exchange their colors.
  package var isReversed = false
  /// Whether the text is struck through.
  package var isStruck = false
}

/// A color of a terminal.
package enum TerminalColor: Equatable, Sendable {
  /// One of the sixteen colors, from 0 to 15, whose shades each terminal defines.
  case named(UInt8)
  /// A color of red, green and blue parts.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// A color of the theme.
  case role(ColorRole)
}

extension TextStyle {
  /// Sets the color of the text, and that behind it.
  mutating func fill(_ color: ColorRole, on background: ColorRole) {
    (self.color, self.background) = (.role(color), .role(background))
  }

  /// The style as a theme shows it: what is reversed has the focus, and so the accent.
  var themed: TextStyle {
    guard isReversed else { return self }
    var style = self
    style.fill(.onAccent, on: .accent)
    (style.isReversed, style.isDim) = (false, false)
    return style
  }

  /// The style without the colors of a theme: what is soft is dim, and what is chosen is underlined.
  var plain: TextStyle {
    var style = self
    style.isDim = isDim || color == .role(.soft)
    style.isUnderlined = isUnderlined || background == .role(.wash)
    return style
  }
}
