import EmbeddedText

/// A value that is written as JSON.
///
/// Foundation's encoder does not keep the order of names, on which readers of the reports rely.
package protocol JSONConvertible {
  /// The value as JSON, on one line.
  var json: String { get }
}

/// A text that is JSON already.
package struct JSONText: JSONConvertible {
  package let json: String

  /// Takes a text as it is.
  package init(_ json: String) { self.json = json }

  /// Creates an object with its members in this order; a member that is nil is left out.
  package init(_ members: KeyValuePairs<String, (any JSONConvertible)?>) {
    self.init(members: members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// Creates an object of members that are computed.
  package init(members: [(String, any JSONConvertible)]) {
    let parts = members.map { "\($0.json):\($1.json)" }
    json = "{\(parts.joined(separator: ","))}"
  }

  /// The value for none.
  package static let null = JSONText("null")
}

extension String: JSONConvertible {
  /// The text as a JSON string, with everything escaped that is unsafe on a terminal.
  package var json: String {
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case _ where scalar.isUnsafeInText:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

extension JSONConvertible where Self: CustomStringConvertible {
  package var json: String { description }
}

extension Bool: JSONConvertible {}
extension Int: JSONConvertible {}
extension Double: JSONConvertible {}
extension UInt64: JSONConvertible {}

extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: String { "[\(map(\.json).joined(separator: ","))]" }
}
