#if !hasFeature(Embedded)
// Embedded Swift cannot parse fractions; on a page, the browser interprets styles.

/// A color of a style: its red, green and blue parts and its opacity, each from 0 to 1.
package struct StyleColor: Equatable, Sendable {
  /// The red part.
  package var red: Double
  /// The green part.
  package var green: Double
  /// The blue part.
  package var blue: Double
  /// The opacity.
  package var opacity = 1.0

  /// The background of marked text.
  package static let mark = StyleColor(red: 1, green: 1, blue: 0)
}

extension StyleColor {
  /// Creates a color from its name or number in a style, such as `teal` or `#0a84ff`.
  package init?(css text: String) {
    let text = text.lowercased()
    if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, opacity: 0)
    } else if let number = Self.names[text] {
      self.init(number)
    } else if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if text.hasSuffix(")"), text.hasPrefix("rgb") {
      self.init(parts: text.drop { $0 != "(" }.dropFirst().dropLast())
    } else {
      return nil
    }
  }

  private init(_ number: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  private init?(digits: Substring) {
    let isShort = digits.count == 3 || digits.count == 4
    let pairs = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard pairs.count == 6 || pairs.count == 8, let number = UInt32(pairs, radix: 16) else {
      return nil
    }
    self.init(pairs.count == 6 ? number : number >> 8)
    if pairs.count == 8 { opacity = Double(number & 0xFF) / 255 }
  }

  private init?(parts text: Substring) {
    let parts = text.split { " ,/".contains($0) }.map { part -> Double? in
      part.hasSuffix("%") ? String(part.dropLast()).number.map { $0 / 100 } : String(part).number
    }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, (3...4).contains(numbers.count) else { return nil }
    func color(_ place: Int) -> Double { min(1, max(0, numbers[place] / 255)) }
    self.init(red: color(0), green: color(1), blue: color(2))
    if numbers.count == 4 { opacity = min(1, max(0, numbers[3])) }
  }

  /// The sixteen names of the first styles, and some common ones.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080,
    "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080,
    "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
    "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
    "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "crimson": 0xDC143C,
  ]
}

extension String {
  /// The number that the text represents, if it is finite.
  package var number: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}
#endif
