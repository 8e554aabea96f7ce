/// A character as a terminal shows it, or a part of a character of more than two columns.
struct Glyph {
  /// The character.
  let character: Character
  /// The number of columns that it fills: 1 or 2.
  let width: Int
}

extension Glyph {
  /// Returns the glyphs of a character: itself, or its number if it controls a terminal or is not shown.
  ///
  /// A mark without a base receives a circle as its base. An invisible character has no glyph. A
  /// character of more than two columns has several glyphs.
  static func showing(_ character: Character) -> [Glyph] {
    if let byte = character.asciiValue {
      return byte < 0x20 || byte == 0x7F
        ? escaped(character) : [Glyph(character: character, width: 1)]
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !scalars.contains(where: \.isUnsafeOnTerminal) else {
      return escaped(character)
    }
    guard first.needsBase else { return parts(of: character) }
    if scalars.allSatisfy(\.isInvisible) { return [] }
    let based = "\u{25CC}\(character)"
    if based.count == 1 { return parts(of: Character(based)) }
    return first.displayWidth > 0 ? parts(of: character) : escaped(character)
  }

  /// Returns a character, divided into parts of at most two columns.
  private static func parts(of character: Character) -> [Glyph] {
    let width = displayWidth(of: character)
    if width <= 2 { return [Glyph(character: character, width: width)] }
    var (glyphs, part, filled): ([Glyph], String.UnicodeScalarView, Int) = ([], .init(), 0)
    func end() {
      // A part of a character may be several characters.
      for character in String(part) {
        let width = displayWidth(of: character)
        glyphs +=
          (1...2).contains(width)
          ? [Glyph(character: character, width: width)] : escaped(character)
      }
    }
    for scalar in character.unicodeScalars {
      if filled + scalar.displayWidth > 2 {
        end()
        (part, filled) = (.init(), 0)
      }
      part.append(scalar)
      filled += scalar.displayWidth
    }
    end()
    return glyphs
  }

  /// Returns the numbers of the scalars that cannot be shown, and the other scalars.
  private static func escaped(_ character: Character) -> [Glyph] {
    let scalars = character.unicodeScalars
    return scalars.flatMap { scalar -> [Glyph] in
      guard scalars.count == 1 || scalar.isUnsafeOnTerminal else {
        return showing(Character(scalar))
      }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        .map { Glyph(character: $0, width: 1) }
    }
  }

  /// Whether all terminals fill the same columns with a character.
  ///
  /// Terminals agree on the scalars and signs of the scripts of Europe and of East Asia.
  static func isSettled(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let value = scalars.first?.value, scalars.count == 1 else { return false }
    switch value {
    case 0x20...0x2FF, 0x370...0x482, 0x48A...0x58F: return true
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x2319, 0x2500...0x25FC:
      return true
    case 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FA5, 0xAC00...0xD7A3: return true
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar could move the cursor, break a line or reorder its neighbours, or is not
  /// assigned.
  var isUnsafeOnTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // The controls, among them escape.
    case 0x20...0x2FF: false
    case 0x200E, 0x200F, 0x061C: true  // Marks of the writing direction.
    case 0x2028, 0x2029: true  // The separators of lines and paragraphs.
    case 0x202A...0x202E, 0x2066...0x2069: true  // Overrides of the writing direction.
    default: properties.generalCategory == .unassigned
    }
  }

  /// Whether the scalar joins the preceding character, or is invisible alone.
  fileprivate var needsBase: Bool {
    guard value >= 0x300 else { return value == 0xAD }
    return displayWidth == 0 || properties.generalCategory == .spacingMark
      || 0x1F3FB...0x1F3FF ~= value
  }

  /// Whether the scalar is invisible.
  fileprivate var isInvisible: Bool {
    properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
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
