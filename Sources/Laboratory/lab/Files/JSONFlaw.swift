import Foundation
import SamplePrograms

/// The rule that a JSON text breaks, and the place.
struct JSONFlaw: Equatable {
  /// The line, counted from one.
  let line: Int

  /// The column, counted from one in scalars.
  let column: Int

  /// The rule that is broken, and what breaks it.
  let rule: String

  /// Explains why a text could not be decoded.
  init(_ error: any Error, in bytes: [UInt8]) {
    var scanner = JSONScanner(bytes)
    if let problem = scanner.scan() {
      self.init(at: problem.offset, of: bytes, "expected \(problem.expected)")
      return
    }
    let (keys, rule) = Self.broken(error)
    if case DecodingError.dataCorrupted = error, keys.isEmpty, let number = scanner.unfit {
      // The decoder takes such a number for a damaged text, and gives no place.
      let rule = "must be a whole number from \(Int.min) to \(Int.max)"
      let text = "\(Self.name(of: number.path)): \(rule); got \(number.text.shortened)"
      self.init(at: number.offset, of: bytes, text)
      return
    }
    let path = keys.map(JSONScanner.Step.init)
    var locator = JSONScanner(bytes, lookingFor: path)
    _ = locator.scan()
    let text = path.isEmpty ? rule : "\(Self.name(of: path)): \(rule)"
    self.init(at: locator.found ?? 0, of: bytes, text)
  }

  /// A path as it is written in programs.
  private static func name(of path: [JSONScanner.Step]) -> String {
    path.reduce(into: "") { name, step in
      switch step {
      case .key(let key): name += (name.isEmpty ? "" : ".") + key
      case .index(let index): name += "[\(index)]"
      }
    }
  }

  /// Counts the lines and columns in front of an offset.
  init(at offset: Int, of bytes: [UInt8], _ rule: String) {
    let lines = bytes[..<offset].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    line = lines.count
    // Every scalar starts with a byte that is not a continuation.
    column = (lines.last?.count { $0 & 0xC0 != 0x80 } ?? 0) + 1
    self.rule = rule
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

extension JSONScanner.Step {
  /// The step that a key of a decoding path takes.
  init(_ key: any CodingKey) { self = key.intValue.map { .index($0) } ?? .key(key.stringValue) }
}
