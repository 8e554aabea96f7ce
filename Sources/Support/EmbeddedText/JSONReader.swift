extension JSONValue {
  /// Reads a value, or nil where the text is not exactly one.
  ///
  /// ``init(reading:)`` says why.
  ///
  /// - Complexity: O(n log n) in the length of the text; O(n) but for the names of an object.
  public init?(json: String) {
    do { try self.init(reading: json) } catch { return nil }
  }

  /// Reads a value, which must be the whole text.
  ///
  /// ```swift
  /// do { _ = try JSONValue(reading: "[1, 2") } catch { print(error) }
  /// // byte 5: expected "," or "]"
  /// ```
  ///
  /// It accepts no name twice in an object, no half of a pair of surrogates, and nothing nested deeper
  /// than 100 levels, for which the stack of a page has room.
  ///
  /// - Complexity: O(n log n) in the length of the text; O(n) but for the names of an object.
  public init(reading json: String) throws(JSONProblem) {
    var reader = JSONReader(json.bytes, levels: 100)
    self = try reader.read()
  }
}

/// The first place at which a text is not JSON, and the rule that it breaks there.
public struct JSONProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of bytes in front of the place.
  public let offset: Int

  /// The rule, such as "expected a digit".
  public let rule: String

  package init(offset: Int, rule: String) { (self.offset, self.rule) = (offset, rule) }

  /// The place and the rule.
  public var description: String { "byte " + String(offset) + ": " + rule }
}

/// A text of JSON, read byte by byte.
///
/// The reader notes where each value begins, so that a report can point at a value that is JSON but
/// does not fit.
package struct JSONReader {
  /// Where a value begins, and the name in front of it, if there is one.
  package struct Place: Equatable {
    /// The number of bytes in front of the name.
    package let name: Int?

    /// The number of bytes in front of the value.
    package let value: Int
  }

  /// The places of the values that were read, in the order of the text.
  package private(set) var places: [Place] = []

  private let bytes: [UInt8]
  private let levels: Int
  private var offset = 0

  /// Creates a reader at the start of a text, whose bytes are UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - levels: How many lists and objects may lie within each other.
  package init(_ bytes: [UInt8], levels: Int) {
    self.bytes = bytes
    self.levels = levels
  }

  /// Reads the text, which must be exactly one value.
  package mutating func read() throws(JSONProblem) -> JSONValue {
    let value = try value(within: levels)
    skipBlanks()
    guard offset == bytes.count else { throw expected("the end of the text") }
    return value
  }
}

// MARK: - Values

extension JSONReader {
  /// Reads a value that nests no deeper than some levels.
  private mutating func value(within levels: Int, name: Int? = nil) throws(JSONProblem) -> JSONValue
  {
    skipBlanks()
    places.append(Place(name: name, value: offset))
    switch next {
    case UInt8(ascii: "n"): if takes("null") { return .null }
    case UInt8(ascii: "t"): if takes("true") { return .flag(true) }
    case UInt8(ascii: "f"): if takes("false") { return .flag(false) }
    case UInt8(ascii: "\""): return .text(String(bytes: try text()))
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard levels > 0 else { throw expected("at most \(self.levels) levels") }
      return next == UInt8(ascii: "[")
        ? try list(within: levels - 1) : try object(within: levels - 1)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: break
    }
    throw expected("a value")
  }

  private mutating func list(within levels: Int) throws(JSONProblem) -> JSONValue {
    var values: [JSONValue] = []
    offset += 1
    if takesMark("]") { return .list([]) }
    repeat { values.append(try value(within: levels)) } while takesMark(",")
    guard takesMark("]") else { throw expected("\",\" or \"]\"") }
    return .list(values)
  }

  private mutating func object(within levels: Int) throws(JSONProblem) -> JSONValue {
    var names: [(name: [UInt8], offset: Int)] = []
    var members: [JSONValue.Member] = []
    offset += 1
    if takesMark("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw expected("a name in quotation marks") }
      let start = offset
      let name = try text()
      guard takesMark(":") else { throw expected("\":\"") }
      let value = try value(within: levels, name: start)
      names.append((name, start))
      members.append(JSONValue.Member(name: String(bytes: name), value: value))
    } while takesMark(",")
    guard takesMark("}") else { throw expected("\",\" or \"}\"") }
    try Self.checkDistinct(names)
    return .object(members)
  }

  /// Checks that no name of an object is given twice.
  private static func checkDistinct(
    _ names: [(name: [UInt8], offset: Int)]
  ) throws(JSONProblem) {
    guard names.count > 1 else { return }
    let sorted = names.sorted {
      $0.name == $1.name ? $0.offset < $1.offset : $0.name.lexicographicallyPrecedes($1.name)
    }
    for place in 1..<sorted.count where sorted[place - 1].name == sorted[place].name {
      let name = String(bytes: sorted[place].name)
      throw JSONProblem(
        offset: sorted[place].offset,
        rule: "name \"" + name + "\" must be given once"
      )
    }
  }
}

// MARK: - Numbers

extension JSONReader {
  private mutating func number() throws(JSONProblem) -> JSONValue {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    let end = offset
    if next == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if next | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    let text = String(bytes: Array(bytes[start..<offset]))
    if offset == end, let number = Int(text) { return .number(number) }
    return .decimal(text)
  }

  private mutating func digits() throws(JSONProblem) {
    guard isDigit(next) else { throw expected("a digit") }
    while isDigit(next) { offset += 1 }
  }
}

// MARK: - Texts

extension JSONReader {
  private mutating func text() throws(JSONProblem) -> [UInt8] {
    var text: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      switch next {
      case UInt8(ascii: "\""):
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        offset += 1
        String(try escaped()).append(to: &text)
      case 0x00..<0x20: throw expected("an escape instead of a control character")
      default:
        text.append(next)
        offset += 1
      }
    }
    throw expected("the end of a string")
  }

  /// Reads what follows a backslash.
  private mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(next)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: throw expected("an escape")
    }
    offset += 1
    return scalar
  }

  /// Reads a scalar that is written as one number, or as a pair of surrogates.
  private mutating func unicode() throws(JSONProblem) -> Unicode.Scalar {
    let start = offset
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, takes("\\"), next == UInt8(ascii: "u") {
      let second = try unit()
      if 0xDC00...0xDFFF ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONProblem(offset: start, rule: "expected both halves of a pair of surrogates")
  }

  /// Reads four digits of a number to the base of sixteen.
  private mutating func unit() throws(JSONProblem) -> UInt32 {
    var unit: UInt32 = 0
    offset += 1
    for _ in 0..<4 {
      guard let digit = next.hexadecimalDigit else { throw expected("four hexadecimal digits") }
      unit = unit << 4 + UInt32(digit)
      offset += 1
    }
    return unit
  }
}

// MARK: - Bytes

extension JSONReader {
  /// The next byte, or zero at the end; a zero in the text fits nowhere.
  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func skipBlanks() {
    while next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { offset += 1 }
  }

  /// Passes a text, and returns whether it was there.
  private mutating func takes(_ word: String) -> Bool {
    let word = word.bytes
    guard bytes.count - offset >= word.count else { return false }
    for place in 0..<word.count where bytes[offset + place] != word[place] { return false }
    offset += word.count
    return true
  }

  /// Passes blanks and a mark, and returns whether the mark was there.
  private mutating func takesMark(_ mark: String) -> Bool {
    skipBlanks()
    return takes(mark)
  }

  /// The problem that something is missing here.
  private func expected(_ what: String) -> JSONProblem {
    JSONProblem(offset: offset, rule: "expected " + what)
  }
}
