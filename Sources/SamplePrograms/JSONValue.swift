/// A value of JSON whose numbers are whole: the form in which the programs here are saved.
///
/// It is written and read by hand, since the browser's Swift has no coding.
package enum JSONValue {
  /// Nothing.
  case null
  /// Yes or no.
  case flag(Bool)
  /// A whole number.
  case number(Int)
  /// A text.
  case text(String)
  /// Values one after the other.
  case list([JSONValue])
  /// Values under names, each name once.
  case object([Member])

  /// A value under a name.
  package struct Member {
    let name: String
    let value: JSONValue
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }
}

// MARK: - Taking apart

extension JSONValue {
  /// The number, if the value is one.
  package var number: Int? { if case .number(let number) = self { number } else { nil } }

  /// The text, if the value is one.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The answer, if the value is one.
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// Returns what the values of a list stand for, or nil where one stands for nothing.
  package func list<Value>(of value: (JSONValue) -> Value?) -> [Value]? {
    guard case .list(let values) = self else { return nil }
    let all = values.compactMap(value)
    return all.count == values.count ? all : nil
  }

  /// Returns the values under some names, or nil where the names of the object are others.
  package func values(_ names: String...) -> [JSONValue]? {
    guard case .object(let members) = self, members.count == names.count else { return nil }
    let all = names.compactMap { name in members.first { $0.name.isSameText(as: name) }?.value }
    return all.count == names.count ? all : nil
  }
}

// MARK: - Writing

extension JSONValue {
  /// The value as JSON, without blanks.
  package var json: String {
    var json = ""
    write(to: &json)
    return json
  }

  private func write(to json: inout String) {
    switch self {
    case .null: json += "null"
    case .flag(let flag): json += flag ? "true" : "false"
    case .number(let number): json += "\(number)"
    case .text(let text): json.append(quoting: text)
    case .list(let values):
      json += "["
      for (place, value) in values.enumerated() {
        if place > 0 { json += "," }
        value.write(to: &json)
      }
      json += "]"
    case .object(let members):
      json += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { json += "," }
        json.append(quoting: member.name)
        json += ":"
        member.value.write(to: &json)
      }
      json += "}"
    }
  }
}

extension String {
  /// Appends a text in quotation marks, so that it is read as this text.
  fileprivate mutating func append(quoting text: String) {
    self += "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: self += "\\\""
      case 0x5C: self += "\\\\"
      case 0x00..<0x20:
        self += scalar.value < 0x10 ? "\\u000" : "\\u00"
        self += String(scalar.value, radix: 16)
      default: unicodeScalars.append(scalar)
      }
    }
    self += "\""
  }

  /// Whether both texts are the same bytes.
  package func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
