/// A character of a text as a terminal shows it.
struct Glyph {
  /// What is written.
  let character: Character
  /// How many columns it fills: 1 or 2.
  let width: Int
}

extension Glyph {
  /// Returns what shows a character: itself, or its number where it would do something to a terminal.
  ///
  /// Marks that have nothing to stand on are given a circle, and what cannot be seen is left out.
  static func showing(_ character: Character) -> [Glyph] {
    if let byte = character.asciiValue {
      return byte < 0x20 || byte == 0x7F
        ? escaped(character) : [Glyph(character: character, width: 1)]
    }
    guard !character.unicodeScalars.contains(where: \.isUnsafeOnTerminal) else {
      return escaped(character)
    }
    switch displayWidth(of: character) {
    case 0:
      let isMark = character.unicodeScalars.contains { $0.properties.generalCategory != .format }
      return isMark ? [Glyph(character: Character("\u{25CC}\(character)"), width: 1)] : []
    case 1: return [Glyph(character: character, width: 1)]
    default: return [Glyph(character: character, width: 2)]
    }
  }

  private static func escaped(_ character: Character) -> [Glyph] {
    character.unicodeScalars.flatMap { scalar -> [Glyph] in
      guard scalar.isUnsafeOnTerminal else { return showing(Character(scalar)) }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        .map { Glyph(character: $0, width: 1) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether writing the scalar could move a cursor, break a line or reorder its neighbours.
  var isUnsafeOnTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // The controls, among them escape.
    case 0x200E, 0x200F, 0x061C: true  // Marks of the writing direction.
    case 0x2028, 0x2029: true  // The separators of lines and paragraphs.
    case 0x202A...0x202E, 0x2066...0x2069: true  // Overrides of the writing direction.
    default: false
    }
  }
}

extension Character {
  /// Whether the character only separates words.
  var isBlankInMarkup: Bool {
    switch self {
    case " ", "\t", "\n", "\r", "\r\n", "\u{C}": true
    default: false
    }
  }
}
