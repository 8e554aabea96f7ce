/// The place at which a text is no message, and what was expected there.
///
/// ```swift
/// TextFlaw(column: 8, "expected a whole number").description  // "column 8: expected a whole number"
/// ```
public struct TextFlaw: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public internal(set) var line = 1

  /// The place in the line, from 1, counted in Unicode scalars.
  public internal(set) var column: Int

  /// What was expected, what was found, and the word that was probably meant: one phrase.
  public internal(set) var reason: String

  /// Creates a flaw in a text of one line.
  public init(column: Int = 1, _ reason: String) {
    self.column = column
    self.reason = reason
  }

  /// The place and the reason; the line is named where it is not the first.
  public var description: String {
    (line > 1 ? "line " + String(line) + ", " : "") + "column " + String(column) + ": " + reason
  }
}

extension TextFlaw {
  /// The flaw of a name that is that of no message.
  static func unknown(_ name: String) -> TextFlaw { TextFlaw("there is no " + name) }

  /// Creates a flaw at a byte of a text.
  init(at offset: Int, of bytes: [UInt8], _ reason: String) {
    self.init(reason)
    for byte in bytes[..<offset] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
