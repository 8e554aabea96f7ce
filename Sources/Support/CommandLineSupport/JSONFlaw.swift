import EmbeddedText
import Foundation

/// The rule that a text of JSON breaks, and the place.
package struct JSONFlaw: Equatable {
  /// The line, counted from one.
  package let line: Int

  /// The column, counted from one in scalars.
  package let column: Int

  /// The rule that is broken, and what breaks it.
  package let rule: String

  /// Counts the lines and columns in front of an offset.
  package init(at offset: Int, of bytes: [UInt8], _ rule: String) {
    let lines = bytes[..<offset].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    line = lines.count
    // Every scalar starts with a byte that is not a continuation.
    column = (lines.last?.count { $0 & 0xC0 != 0x80 } ?? 0) + 1
    self.rule = rule
  }

  /// Explains why Foundation's decoder refused a text: the decoder gives a path and no place.
  package init(_ error: any Error, in bytes: [UInt8]) {
    let parts: JSONParts
    do {
      parts = try JSONParts(bytes)
    } catch let problem {
      self.init(at: problem.offset, of: bytes, problem.rule)
      return
    }
    let (keys, rule) = Self.broken(error)
    if case DecodingError.dataCorrupted = error, keys.isEmpty, let number = Self.unfit(in: parts) {
      // The decoder takes such a number for a damaged text.
      let rule = "must be a whole number from \(Int.min) to \(Int.max)"
      let text = "\(Self.name(of: number.path)): \(rule); got \(number.text.shortened)"
      self.init(at: number.offset, of: bytes, text)
      return
    }
    let path = keys.map { key in key.intValue.map(JSONStep.index) ?? .key(key.stringValue) }
    var found = 0
    parts.visit { here, place, _ in if here == path { found = place.value } }
    let text = path.isEmpty ? rule : "\(Self.name(of: path)): \(rule)"
    self.init(at: found, of: bytes, text)
  }
}

// MARK: - Implementation

extension JSONFlaw {
  /// The first number that is not a whole one which fits into an integer.
  private static func unfit(
    in parts: JSONParts
  ) -> (path: [JSONStep], offset: Int, text: String)? {
    var found: (path: [JSONStep], offset: Int, text: String)?
    parts.visit { path, place, value in
      guard found == nil, case .decimal(let text) = value else { return }
      // The decoder takes 3.0 and 3e0 for three, and this calls it instead of imitating it.
      guard (try? JSONDecoder().decode(Int.self, from: Data(text.utf8))) == nil else { return }
      found = (path, place.value, text)
    }
    return found
  }

  /// The path of the value that does not fit, and the rule it breaks.
  private static func broken(_ error: any Error) -> (path: [any CodingKey], rule: String) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      (context.codingPath, "\"\(key.stringValue)\" must be given")
    case DecodingError.valueNotFound(let type, let context):
      (context.codingPath, "must be \(name(of: "\(type)")); got null")
    case DecodingError.typeMismatch(let type, let context):
      (context.codingPath, "must be \(name(of: "\(type)"))")
    case DecodingError.dataCorrupted(let context): (context.codingPath, context.debugDescription)
    default: ([], "\(error)")
    }
  }

  /// A path as it is written in programs.
  private static func name(of path: [JSONStep]) -> String {
    path.reduce(into: "") { name, step in
      switch step {
      case .key(let key): name += (name.isEmpty ? "" : ".") + key
      case .index(let index): name += "[\(index)]"
      }
    }
  }

  /// The name of a type of Swift in JSON's words.
  private static func name(of type: String) -> String {
    switch type {
    case "String": "a string"
    case "Int": "a whole number"
    case "Bool": "true or false"
    default: type.hasPrefix("Array") ? "an array" : "an object"
    }
  }
}
