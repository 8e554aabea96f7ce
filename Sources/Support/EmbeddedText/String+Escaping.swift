// Text from outside as it may be written to a terminal or into a line of a log.

extension Unicode.Scalar {
  /// Whether writing the scalar could move a cursor, break a line or reorder its neighbours.
  package var isUnsafeInText: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // The controls, among them escape.
    case 0x2028, 0x2029: true  // The separators of lines and paragraphs.
    case 0x202A...0x202E, 0x2066...0x2069: true  // Overrides of the writing direction.
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether nobody sees the scalar, or takes it for a plain blank.
  ///
  /// The joiner within an emoji is none: the emoji would fall apart.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x202F, 0x3000: true
    case 0x3164, 0xFEFF, 0xFFA0: true
    case 0x2000...0x200C, 0x200E...0x200F, 0x205F...0x2064, 0x206A...0x206F: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}

extension String {
  /// The text of a difference: with every scalar escaped that nobody sees.
  package var showingInvisibles: String { showing { $0.isUnsafeInText || $0.isInvisible } }

  /// The text without the blanks at its end, and these escaped.
  package var dividedAtEnd: (text: String, blanks: String) {
    let count = bytes.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return (String(bytes: Array(bytes.dropLast(count))), String(repeating: "\\u{20}", count: count))
  }

  /// The text with every scalar escaped that is not of ASCII.
  package var inASCIIScalars: String { showing { !$0.isASCII || $0.isUnsafeInText } }

  /// The text on one line, with every unsafe scalar escaped, as in `\u{1B}`.
  package var showingControls: String { showing { $0.isUnsafeInText } }

  /// The text with its line breaks, and with every other unsafe scalar escaped.
  package var showingControlsInLines: String { showing { $0.isUnsafeInText && $0 != "\n" } }

  /// The text with every line break written out, so that it fills one line.
  package var onOneLine: String { showing { $0.isLineBreak } }

  /// The text in quotation marks for a message: safe to print, and cut where it grows long.
  package var quoted: String { "\"" + shortened.showingControls + "\"" }

  /// The text, cut where it grows long: after sixty scalars.
  package var shortened: String {
    var scalars = Scalars(self)
    var count = 0
    while count < 60, scalars.next() != nil { count += 1 }
    if scalars.place == scalars.end { return self }
    return scalars.text(0..<scalars.place) + "..."
  }

  /// The text with the scalars escaped that satisfy a predicate.
  package func showing(_ isShown: (Unicode.Scalar) -> Bool) -> String {
    var scalars = Scalars(self)
    var shown: [UInt8] = []
    var end = 0
    while let scalar = scalars.next() {
      guard isShown(scalar) else { continue }
      shown += scalars.bytes[end..<scalars.start]
      scalar.escape(to: &shown)
      end = scalars.place
    }
    return end == 0 ? self : String(bytes: shown + scalars.bytes[end...])
  }
}

extension Unicode.Scalar {
  /// Adds the escape of the scalar: its number to the base of sixteen, in capital letters.
  fileprivate func escape(to bytes: inout [UInt8]) {
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u"), UInt8(ascii: "{")]
    for shift in stride(from: UInt32(20), through: 0, by: -4) where value >> shift > 0 || shift == 0
    {
      let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}

/// The scalars of a text one after the other, read from its bytes.
///
/// The scalars of the standard library are as quick, but need code for texts of UTF-16.
package struct Scalars {
  fileprivate let bytes: [UInt8]

  /// The start of the latest scalar.
  package private(set) var start = 0

  /// The start of the next scalar.
  package private(set) var place = 0

  /// Begins to read a text.
  package init(_ text: String) { bytes = text.bytes }

  /// The end of the text.
  package var end: Int { bytes.count }

  /// Returns the next scalar, or nil at the end.
  package mutating func next() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    start = place
    let first = UInt32(bytes[place])
    var value =
      first < 0x80 ? first : first < 0xE0 ? first & 0x1F : first < 0xF0 ? first & 0xF : first & 7
    place += 1
    while place < bytes.count, bytes[place] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(bytes[place] & 0x3F)
      place += 1
    }
    return Unicode.Scalar(value)
  }

  /// The text of some of the bytes, which start and end between scalars.
  package func text(_ range: Range<Int>) -> String { String(bytes: Array(bytes[range])) }
}
