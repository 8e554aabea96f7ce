import EmbeddedText

/// The headers of a request or of a response, in their order.
///
/// Names are compared without regard to the case of their letters:
///
/// ```swift
/// var headers = Headers([("Content-Type", "text/plain")])
/// headers["content-type"]  // Optional("text/plain")
/// headers["ETag"] = "\"7\""
/// headers.all.count  // 2
/// headers["etag"] = nil
/// headers.all.count  // 1
/// ```
///
/// A name or a value that could end the header and begin another is found before a request is sent: see
/// ``NetworkError/invalid(_:)``.
public struct Headers: Equatable, Sendable {
  /// One header.
  struct Field: Equatable, Sendable {
    let name: String
    let value: String

    static func == (left: Field, right: Field) -> Bool {
      Headers.same(left.name, right.name) && left.value.isSame(as: right.value)
    }
  }

  private(set) var fields: [Field] = []

  /// Creates headers from their names and values.
  public init(_ fields: [(name: String, value: String)] = []) {
    self.fields = fields.map { Field(name: $0.name, value: $0.value) }
  }

  /// The names and the values, in their order.
  public var all: [(name: String, value: String)] { fields.map { ($0.name, $0.value) } }

  /// The value of a name; several values are joined by commas.
  ///
  /// A new value replaces all of the name; nil removes them.
  ///
  /// - Complexity: O(bytes of the headers).
  public subscript(name: String) -> String? {
    get {
      let values = fields.filter { Self.same($0.name, name) }.map { $0.value }
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      fields.removeAll { Self.same($0.name, name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// The type of the body in small letters, without its parameters; empty if no header names it.
  var mediaType: String {
    let parts = (self["content-type"] ?? "").parts { $0 == UInt8(ascii: ";") }
    return Self.small(parts.first?.trimmed ?? "")
  }

  /// The rule that a header breaks, if one does; the rule contains no value.
  var flaw: String? {
    for field in fields {
      let isName = !field.name.isEmpty && field.name.bytes.allSatisfy(Self.isNameByte)
      guard isName else { return "the name of a header must be a token of ASCII" }
      guard Self.isValue(field.value) else {
        return "the header " + field.name + " must contain no control character"
      }
    }
    return nil
  }

  /// Whether a header can have a value: one without a control character, but the tab.
  ///
  /// A server may send any value, and a program that sends it back needs this. (RFC 9110, 2022, section
  /// 5.5.)
  static func isValue(_ text: String) -> Bool {
    text.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
  }

  /// Whether two names differ only in the case of their letters.
  static func same(_ left: String, _ right: String) -> Bool {
    small(left).isSame(as: small(right))
  }

  /// The text with small letters in place of the capitals of ASCII.
  static func small(_ text: String) -> String {
    String(bytes: text.bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 })
  }

  /// Whether a byte may stand in a name. (RFC 9110, 2022, section 5.6.2.)
  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isSmallLetter(byte | 0x20) && byte & 0x40 != 0
      || "!#$%&'*+-.^_`|~".bytes.contains(byte)
  }
}
