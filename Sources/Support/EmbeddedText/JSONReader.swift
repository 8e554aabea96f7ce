extension JSONValue {
  /// Reads a value, or nil where the text is not exactly one.
  ///
  /// It accepts no name twice in an object, no half of a pair of surrogates, and nothing nested deeper
  /// than sixteen levels, which keeps the stack small.
  ///
  /// - Complexity: O(n log n) in the length of the text; O(n) but for the names of an object.
  public init?(json: String) {
    var reader = JSONReader(json)
    guard let value = reader.value(within: 16), reader.isAtEnd else { return nil }
    self = value
  }
}

/// A text of JSON, read byte by byte.
private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ json: String) { bytes = json.bytes }

  /// The next byte, or zero at the end; a zero in the text fits nowhere.
  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return place == bytes.count
    }
  }

  /// Reads a value that nests no deeper than some levels.
  mutating func value(within depth: Int) -> JSONValue? {
    skipBlanks()
    switch next {
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    case UInt8(ascii: "t"): return take("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .flag(false) : nil
    case UInt8(ascii: "\""): return text().map { .text(String(bytes: $0)) }
    case UInt8(ascii: "["): return depth > 0 ? list(within: depth - 1) : nil
    case UInt8(ascii: "{"): return depth > 0 ? object(within: depth - 1) : nil
    default: return number()
    }
  }

  private mutating func skipBlanks() {
    while next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { place += 1 }
  }

  /// Reads the required text at this place, or nothing.
  private mutating func take(_ word: String) -> Bool {
    let word = word.bytes
    guard bytes.count - place >= word.count else { return false }
    for offset in 0..<word.count where bytes[place + offset] != word[offset] { return false }
    place += word.count
    return true
  }

  /// Reads the required text after blanks, or nothing.
  private mutating func takeMark(_ mark: String) -> Bool {
    skipBlanks()
    return take(mark)
  }
}

// MARK: - Lists and objects

extension JSONReader {
  private mutating func list(within depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    place += 1
    if takeMark("]") { return .list([]) }
    repeat {
      guard let value = value(within: depth) else { return nil }
      values.append(value)
    } while takeMark(",")
    return takeMark("]") ? .list(values) : nil
  }

  private mutating func object(within depth: Int) -> JSONValue? {
    var names: [[UInt8]] = []
    var members: [JSONValue.Member] = []
    place += 1
    if takeMark("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard let name = text(), takeMark(":"), let value = value(within: depth) else { return nil }
      names.append(name)
      members.append(JSONValue.Member(name: String(bytes: name), value: value))
    } while takeMark(",")
    return takeMark("}") && names.areDistinct ? .object(members) : nil
  }
}

// MARK: - Numbers

extension JSONReader {
  @inline(never)
  private mutating func number() -> JSONValue? {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let first = place
    skipDigits()
    let end = place
    guard end > first, end == first + 1 || bytes[first] != UInt8(ascii: "0"), skipFraction() else {
      return nil
    }
    let text = String(bytes: Array(bytes[start..<place]))
    if place == end, let number = Int(text) { return .number(number) }
    return .decimal(text)
  }

  /// Skips what follows a whole number; returns false if it is incomplete.
  @inline(never)
  private mutating func skipFraction() -> Bool {
    if next == UInt8(ascii: ".") {
      place += 1
      let start = place
      skipDigits()
      if place == start { return false }
    }
    guard next | 0x20 == UInt8(ascii: "e") else { return true }
    place += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
    let start = place
    skipDigits()
    return place > start
  }

  @inline(never)
  private mutating func skipDigits() {
    while isDigit(next) { place += 1 }
  }
}

// MARK: - Texts

extension JSONReader {
  private mutating func text() -> [UInt8]? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        String(scalar).append(to: &text)
      case 0x00..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Reads what follows a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    let mark = next
    place += 1
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(mark)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = unit() else { return nil }
      guard 0xD800...0xDBFF ~= first else { return Unicode.Scalar(first) }
      guard take("\\u"), let second = unit(), 0xDC00...0xDFFF ~= second else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    default: return nil
    }
  }

  /// Reads four digits of a number to the base of sixteen.
  private mutating func unit() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch next {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = next - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = next - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = next - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 + UInt32(digit)
      place += 1
    }
    return unit
  }
}

extension [[UInt8]] {
  /// Whether no two names are equal, byte for byte.
  ///
  /// - Complexity: O(n log n) comparisons.
  fileprivate var areDistinct: Bool {
    guard count > 1 else { return true }
    let sorted = sorted { $0.lexicographicallyPrecedes($1) }
    return (1..<count).allSatisfy { sorted[$0 - 1] != sorted[$0] }
  }
}
