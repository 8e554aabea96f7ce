import Markup

extension TerminalColor {
  /// Creates the color of a style, such as `teal` or `#0a84ff`; nil for an unknown or a transparent one.
  init?(css text: String) {
    let text = text.lowercased()
    if let number = Self.names[text] {
      self = .named(number)
    } else if let number = Self.numbers[text] {
      self.init(number)
    } else if text.hasPrefix("var(--"), text.hasSuffix(")"),
      let role = ColorRole(rawValue: String(text.dropFirst(6).dropLast()))
    {
      self = .role(role)
    } else if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if text.hasSuffix(")"), text.hasPrefix("rgb") {
      self.init(parts: text.drop { $0 != "(" }.dropFirst().dropLast())
    } else {
      return nil
    }
  }

  private init(_ number: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
    self = .rgb(red: part(16), green: part(8), blue: part(0))
  }

  /// Creates a color from six or three digits, and two or one for its opacity.
  private init?(digits: Substring) {
    let isShort = digits.count == 3 || digits.count == 4
    let pairs = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let number = UInt32(pairs, radix: 16) else { return nil }
    if pairs.count == 6 {
      self.init(number)
    } else {
      guard pairs.count == 8, number & 0xFF > 0 else { return nil }
      self.init(number >> 8)
    }
  }

  /// Creates a color from three numbers, and one for its opacity.
  private init?(parts text: Substring) {
    let parts = text.split { " ,/".contains($0) }.map { part -> Double? in
      part.hasSuffix("%") ? String(part.dropLast()).number.map { $0 / 100 } : String(part).number
    }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 4 && numbers[3] > 0
    else { return nil }
    func part(_ place: Int) -> UInt8 { UInt8(min(255, max(0, numbers[place])).rounded()) }
    self = .rgb(red: part(0), green: part(1), blue: part(2))
  }

  /// The sixteen names of the first styles, whose shades each terminal defines.
  private static let names: [String: UInt8] = [
    "black": 0, "maroon": 1, "green": 2, "olive": 3, "navy": 4, "purple": 5, "teal": 6,
    "silver": 7, "gray": 8, "grey": 8, "red": 9, "lime": 10, "yellow": 11, "blue": 12,
    "fuchsia": 13, "magenta": 13, "aqua": 14, "cyan": 14, "white": 15,
  ]

  /// Some common names.
  private static let numbers: [String: UInt32] = [
    "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "crimson": 0xDC143C,
  ]
}
