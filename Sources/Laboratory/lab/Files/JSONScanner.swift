import EmbeddedText
import Foundation

/// Walks through a JSON text, finding the first place that is not JSON, or a value by its path.
///
/// Foundation's decoder reports that a text is damaged, and this finds the place; it runs after a
/// failure only. Bytes are read as UTF-8 that has been checked before.
struct JSONScanner {
  /// The place where something else was expected.
  struct Problem: Error, Equatable {
    /// The number of bytes in front of it.
    let offset: Int
    /// The kind of text that JSON has there.
    let expected: String
  }

  /// One step from a value into it.
  enum Step: Equatable {
    /// To the value under a name.
    case key(String)
    /// To the value at a place.
    case index(Int)
  }

  /// The offset of the value that is looked for, once it has been passed.
  private(set) var found: Int?

  /// The first number that is not a whole one which fits into an integer, once it has been passed.
  private(set) var unfit: (offset: Int, path: [Step], text: String)?

  /// The names in the outermost object, as they are written, and where they start.
  private(set) var names: [(name: String, offset: Int)] = []

  /// The text.
  private let bytes: [UInt8]

  /// The path that is looked for.
  private let target: [Step]?

  /// The number of bytes that have been passed.
  private var offset = 0

  /// The path of the value in front of the scanner.
  private var path: [Step] = []

  /// Creates a scanner at the start of a text.
  init(_ bytes: [UInt8], lookingFor target: [Step]? = nil) {
    self.bytes = bytes
    self.target = target
  }

  /// Walks to the end, or to the first problem.
  mutating func scan() -> Problem? {
    do {
      try value()
      skipBlanks()
      return offset < bytes.count ? expected("the end of the file") : nil
    } catch {
      return error
    }
  }
}

// MARK: - Values

extension JSONScanner {
  /// Passes one value of any kind.
  private mutating func value() throws(Problem) {
    skipBlanks()
    if path == target { found = offset }
    // As deep as the decoder goes, so that a hostile text cannot exhaust the stack.
    guard path.count < 512 else { throw expected("at most 512 levels") }
    switch next {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): _ = try string()
    case let byte? where "-0123456789".utf8.contains(byte): try number()
    default: try word()
    }
  }

  /// Passes the names and the values between two braces.
  private mutating func object() throws(Problem) {
    offset += 1
    if skips("}") { return }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw expected("a name in quotation marks") }
      let start = offset
      let name = try string()
      if path.isEmpty { names.append((name, start)) }
      path.append(.key(name))
      guard skips(":") else { throw expected("\":\"") }
      try value()
      path.removeLast()
    } while skips(",")
    guard skips("}") else { throw expected("\",\" or \"}\"") }
  }

  /// Passes the values between two brackets.
  private mutating func array() throws(Problem) {
    offset += 1
    if skips("]") { return }
    var index = 0
    repeat {
      path.append(.index(index))
      try value()
      path.removeLast()
      index += 1
    } while skips(",")
    guard skips("]") else { throw expected("\",\" or \"]\"") }
  }

  /// Passes a string, and returns it as it is written.
  private mutating func string() throws(Problem) -> String {
    offset += 1
    let start = offset
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw expected("an escape instead of a control character") }
      offset += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      guard let escape = next, "\"\\/bfnrtu".utf8.contains(escape) else {
        throw expected("an escape")
      }
      offset += 1
      for _ in 0..<(escape == UInt8(ascii: "u") ? 4 : 0) {
        guard let digit = next, "0123456789abcdefABCDEF".utf8.contains(digit) else {
          throw expected("four hexadecimal digits")
        }
        offset += 1
      }
    }
    guard next != nil else { throw expected("the end of a string") }
    offset += 1
    return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
  }

  /// Passes a number.
  private mutating func number() throws(Problem) {
    let start = offset
    try numeral()
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard unfit == nil, Int(text) == nil else { return }
    // The decoder takes 3.0 and 3e0 for three, and this calls it instead of imitating it.
    guard (try? JSONDecoder().decode(Int.self, from: Data(text.utf8))) == nil else { return }
    unfit = (start, path, text)
  }

  /// Passes the characters of a number.
  private mutating func numeral() throws(Problem) {
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    guard let mark = next, "eE".utf8.contains(mark) else { return }
    offset += 1
    if let sign = next, "+-".utf8.contains(sign) { offset += 1 }
    try digits()
  }

  /// Passes one digit or more.
  private mutating func digits() throws(Problem) {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw expected("a digit") }
  }

  /// Passes one of the three words of JSON.
  private mutating func word() throws(Problem) {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return
    }
    throw expected("a value")
  }
}

// MARK: - Bytes

extension JSONScanner {
  /// The byte in front of the scanner, until the end.
  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Passes blanks and line ends.
  private mutating func skipBlanks() {
    while let byte = next, " \t\r\n".utf8.contains(byte) { offset += 1 }
  }

  /// Passes a mark and the blanks in front of it, if it is there.
  private mutating func skips(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard let byte = next, UInt32(byte) == mark.value else { return false }
    offset += 1
    return true
  }

  /// The problem that something is missing here.
  private func expected(_ what: String) -> Problem { Problem(offset: offset, expected: what) }
}
