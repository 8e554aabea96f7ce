/// A value of JSON, as a program saves it and a server sends it.
///
/// ```swift
/// let article: JSONValue = ["title": .text("Moths"), "likes": .number(3)]
/// article.json  // "{\"title\":\"Moths\",\"likes\":3}"
/// JSONValue(json: article.json)?["likes"]?.number  // Optional(3)
/// ```
///
/// It is written and read by hand, since the browser's Swift has no coding. A number that is not whole
/// is kept as its text, so that no digit of it is lost.
///
/// ## Laws
///
/// ```text
/// JSONValue(json: v.json)?.json == v.json  for each v that was read from a text
/// ```
///
/// A value that was not read may have what a reader refuses: more than a hundred levels, a name twice, or
/// a decimal that is no number. Then ``init(json:)`` returns nil for its text.
///
/// (RFC 8259, 2017.)
public enum JSONValue: Sendable {
  /// Nothing.
  case null
  /// Yes or no.
  case flag(Bool)
  /// A whole number.
  case number(Int)
  /// A number that is not whole or too large for an integer, as it is written.
  case decimal(String)
  /// A text.
  case text(String)
  /// Values one after the other.
  case list([JSONValue])
  /// Values under names, each name once.
  case object([Member])

  /// A value under a name.
  public struct Member: Sendable {
    /// The name.
    public let name: String

    /// The value.
    public let value: JSONValue
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }
}

// MARK: - Taking apart

extension JSONValue {
  /// The number, if the value is one.
  public var number: Int? { if case .number(let number) = self { number } else { nil } }

  /// The text, if the value is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The answer, if the value is one.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// Returns the meanings of the values of a list, or nil if one has none.
  public func list<Value>(of value: (JSONValue) -> Value?) -> [Value]? {
    guard case .list(let values) = self else { return nil }
    let all = values.compactMap(value)
    return all.count == values.count ? all : nil
  }

  /// The value under a name, if this is an object that has it.
  ///
  /// - Complexity: O(members).
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.isSame(as: name) }?.value
  }

  /// Returns the values under some names, or nil where the names of the object are others.
  package func values(_ names: String...) -> [JSONValue]? {
    guard case .object(let members) = self, members.count == names.count else { return nil }
    let all = names.compactMap { name in members.first { $0.name.isSame(as: name) }?.value }
    return all.count == names.count ? all : nil
  }
}

// MARK: - Writing

extension JSONValue {
  /// The value as JSON, without blanks.
  ///
  /// - Complexity: O(bytes).
  public var json: String {
    var parts: [String] = []
    write(to: &parts)
    return parts.joined()
  }

  private func write(to json: inout [String]) {
    switch self {
    case .null: json.append("null")
    case .flag(let flag): json.append(flag ? "true" : "false")
    case .number(let number): json.append(String(number))
    case .decimal(let digits): json.append(digits)
    case .text(let text): json.append(text.quotedInJSON)
    case .list(let values):
      json.append("[")
      for place in 0..<values.count {
        if place > 0 { json.append(",") }
        values[place].write(to: &json)
      }
      json.append("]")
    case .object(let members):
      json.append("{")
      for place in 0..<members.count {
        if place > 0 { json.append(",") }
        json.append(members[place].name.quotedInJSON)
        json.append(":")
        members[place].value.write(to: &json)
      }
      json.append("}")
    }
  }
}

extension String {
  /// The text in quotation marks, so that it is read as this text.
  fileprivate var quotedInJSON: String {
    var json = [UInt8(ascii: "\"")]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        json.append(UInt8(ascii: "\\"))
        json.append(byte)
      case 0..<0x20:
        (byte < 0x10 ? "\\u000" : "\\u001").append(to: &json)
        json.append(
          byte & 15 < 10 ? UInt8(ascii: "0") + byte & 15 : UInt8(ascii: "a") + byte & 15 - 10
        )
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
    return String(bytes: json)
  }
}
