/// How a cell of a terminal looks.
///
/// ```swift
/// var style = TextStyle()
/// style.isBold = true
/// style.color = .named(1)
/// style == TextStyle()  // false
/// ```
public struct TextStyle: Equatable, Sendable {
  /// The colour of the text; nil for that of the terminal.
  public var color: TerminalColor?
  /// The colour behind the text; nil for that of the terminal.
  public var background: TerminalColor?
  /// Whether the text is bold.
  public var isBold = false
  /// Whether the text is dim.
  public var isDim = false
  /// Whether the text is italic.
  public var isItalic = false
  /// Whether the text is underlined.
  public var isUnderlined = false
  /// Whether the text and what is behind it change their colours.
  public var isReversed = false
  /// Whether the text is struck through.
  public var isStruck = false

  /// Creates the style of plain text.
  public init() {}
}

/// A colour of a terminal.
public enum TerminalColor: Equatable, Sendable {
  /// One of the sixteen colours that each terminal has its own shade of, from 0 to 15.
  case named(UInt8)
  /// A colour of its red, green and blue parts.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

// MARK: - Styles of a page

extension TerminalColor {
  /// Reads a colour as a style writes it; nil where it is none that is known.
  init?(css text: Substring) {
    let word = text.lowercased()
    if let number = Self.names[word] {
      self = .named(number)
      return
    }
    if word.hasPrefix("#") {
      let digits = word.dropFirst().compactMap { $0.hexDigitValue.map(UInt8.init) }
      switch (digits.count, word.count) {
      case (3, 4):
        self = .rgb(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
      case (6, 7):
        self = .rgb(
          red: digits[0] * 16 + digits[1],
          green: digits[2] * 16 + digits[3],
          blue: digits[4] * 16 + digits[5]
        )
      default: return nil
      }
      return
    }
    guard word.hasPrefix("rgb("), word.hasSuffix(")") else { return nil }
    let parts = word.dropFirst(4).dropLast()
      .split(whereSeparator: { $0 == "," || $0 == " " }).map { UInt8($0) }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    self = .rgb(red: red, green: green, blue: blue)
  }

  private static let names: [String: UInt8] = [
    "black": 0, "maroon": 1, "green": 2, "olive": 3, "navy": 4, "purple": 5, "teal": 6,
    "silver": 7, "gray": 8, "grey": 8, "red": 9, "lime": 10, "yellow": 11, "blue": 12,
    "fuchsia": 13, "magenta": 13, "aqua": 14, "cyan": 14, "white": 15,
  ]
}
