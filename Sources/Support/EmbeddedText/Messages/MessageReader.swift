/// Reads values from a text, byte by byte.
struct MessageReader {
  let bytes: [UInt8]

  /// The bytes that were read.
  private(set) var offset = 0

  /// How deep values may lie within each other, which keeps the stack small.
  private static let deepest = 64

  init(_ text: String) { bytes = text.bytes }

  /// Reads the next of several values, or nil at the end.
  ///
  /// Blanks, line feeds and semicolons separate values.
  mutating func next() throws(TextFlaw) -> MessageValue? {
    while isAtSeparator, offset < bytes.count { offset += 1 }
    guard offset < bytes.count else { return nil }
    let value = try value()
    guard isAtSeparator else { throw expected("; or the end") }
    return value
  }

  /// Reads a value.
  mutating func value(depth: Int = 0) throws(TextFlaw) -> MessageValue {
    guard depth < Self.deepest else {
      throw expected("at most " + String(Self.deepest) + " levels")
    }
    let start = offset
    let form: MessageValue.Form
    switch peek {
    case UInt8(ascii: "\""): form = .text(try text())
    case UInt8(ascii: "["): form = .list(try fields(until: "]", depth: depth))
    case UInt8(ascii: "("): form = .fields(try fields(until: ")", depth: depth))
    default:
      let word = word()
      guard word != "" else { throw expected("a value") }
      form =
        peek == UInt8(ascii: "(")
        ? .call(word, try fields(until: ")", depth: depth)) : .word(word)
    }
    return MessageValue(form: form, offset: start)
  }

  /// Whether a byte belongs to a word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, 0x7F: false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): false
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): false
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    default: true
    }
  }

  /// The flaw that something else stands here.
  func expected(_ what: String) -> TextFlaw {
    TextFlaw(at: offset, of: bytes, "expected " + what + ", got " + found)
  }
}

// MARK: - Parts

extension MessageReader {
  private mutating func fields(
    until close: Unicode.Scalar,
    depth: Int
  ) throws(TextFlaw) -> [MessageValue.Field] {
    offset += 1
    var fields: [MessageValue.Field] = []
    skipBlanks()
    // An empty dictionary is [:] in Swift.
    if close == "]", fields.isEmpty, peek == UInt8(ascii: ":") {
      offset += 1
      skipBlanks()
    }
    while peek != UInt8(ascii: close) {
      let start = offset
      let label = try label()
      let value = try value(depth: depth + 1)
      fields.append(MessageValue.Field(label: label, value: value, offset: start))
      skipBlanks()
      if peek == UInt8(ascii: ",") {
        offset += 1
        skipBlanks()
      } else if peek != UInt8(ascii: close) {
        throw expected(", or " + String(close))
      }
    }
    offset += 1
    return fields
  }

  /// Reads a label and a colon, or nothing.
  private mutating func label() throws(TextFlaw) -> String? {
    let start = offset
    let label = peek == UInt8(ascii: "\"") ? try text() : word()
    skipBlanks()
    if peek == UInt8(ascii: ":"), offset > start {
      offset += 1
      skipBlanks()
      return label
    }
    offset = start
    return nil
  }

  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, Self.isWord(peek) { offset += 1 }
    return String(bytes: Array(bytes[start..<offset]))
  }

  private mutating func text() throws(TextFlaw) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, peek != UInt8(ascii: "\""), peek != 0x0A {
      let byte = peek
      offset += 1
      if byte == UInt8(ascii: "\\") { try escape(to: &text) } else { text.append(byte) }
    }
    guard peek == UInt8(ascii: "\"") else {
      throw TextFlaw(at: start, of: bytes, "expected a closing quotation mark on the same line")
    }
    offset += 1
    return String(bytes: text)
  }

  /// Reads what follows a backslash.
  private mutating func escape(to text: inout [UInt8]) throws(TextFlaw) {
    let byte = peek
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte)
    default:
      guard byte == UInt8(ascii: "u"), let scalar = scalar() else {
        let reason = #"expected \n, \r, \t, \0, \", \\ or \u{…} after a backslash"#
        throw TextFlaw(at: offset - 2, of: bytes, reason)
      }
      String(Character(scalar)).append(to: &text)
    }
  }

  /// Reads the number of a scalar in braces, to the base of sixteen; on failure, nothing.
  private mutating func scalar() -> Unicode.Scalar? {
    guard peek == UInt8(ascii: "{") else { return nil }
    var (place, number): (Int, UInt32) = (offset + 1, 0)
    while place < bytes.count, place - offset <= 8, let digit = bytes[place].hexadecimalDigit {
      number = number << 4 | UInt32(digit)
      place += 1
    }
    guard place > offset + 1, place < bytes.count, bytes[place] == UInt8(ascii: "}"),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    offset = place + 1
    return scalar
  }
}

// MARK: - Bytes

extension MessageReader {
  /// The next byte, or zero at the end.
  private var peek: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether a value may end here.
  private var isAtSeparator: Bool { peek <= 0x20 || peek == UInt8(ascii: ";") }

  private mutating func skipBlanks() {
    while peek == 0x20 || peek == 0x09 { offset += 1 }
  }

  /// What stands here, up to the end of its word.
  private var found: String {
    guard offset < bytes.count, peek != 0x0A else { return "the end" }
    var end = offset
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return String(bytes: Array(bytes[offset..<max(end, offset + 1)])).shortened.showingControls
  }
}
