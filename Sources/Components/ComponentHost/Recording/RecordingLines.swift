import ComponentKit
import Foundation

/// The lines of a recording, each of which must be whole.
struct RecordingLines {
  private let bytes: [UInt8]
  private var offset = 0

  /// The number of the line that was returned last.
  private(set) var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// One line.
  struct Line {
    let number: Int
    let bytes: ArraySlice<UInt8>

    /// Decodes the line as JSON.
    func decode<Value: Decodable>(_ type: Value.Type) throws(RecordingDamage) -> Value {
      do {
        return try JSONDecoder.ofStates().decode(Value.self, from: Data(bytes))
      } catch let error as DecodingError {
        throw RecordingDamage(line: number, Self.reason(error), text: Array(bytes), cause: error)
      } catch {
        throw RecordingDamage(line: number, "\(error)", text: Array(bytes))
      }
    }

    /// The broken rule, in one phrase.
    private static func reason(_ error: DecodingError) -> String {
      func path(_ context: DecodingError.Context) -> String {
        let keys = context.codingPath.map(\.stringValue).joined(separator: ".")
        return keys.isEmpty ? "the line" : keys
      }
      switch error {
      case .keyNotFound(let key, let context):
        return "\(path(context)) must have \"\(key.stringValue)\""
      case .valueNotFound(_, let context): return "\(path(context)) must not be null"
      case .typeMismatch(let type, let context): return "\(path(context)) must be of type \(type)"
      case .dataCorrupted(let context) where context.codingPath.isEmpty:
        return "the line must be JSON"
      case .dataCorrupted(let context): return "\(path(context)): \(context.debugDescription)"
      @unknown default: return "\(error)"
      }
    }
  }

  /// Returns the first line.
  mutating func first() throws(RecordingDamage) -> Line {
    guard let line = try next() else {
      throw RecordingDamage(line: 1, "a recording must not be empty")
    }
    return line
  }

  /// Returns the next line without its end, or nil behind the last one.
  ///
  /// - Throws: The damage of a line that has lost its end, or is not text.
  mutating func next() throws(RecordingDamage) -> Line? {
    guard offset < bytes.count else { return nil }
    number += 1
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = bytes[offset..<end]
    offset = end + 1
    guard String(bytes: line, encoding: .utf8) != nil else {
      throw RecordingDamage(line: number, "text must be UTF-8")
    }
    guard end < bytes.count else {
      throw RecordingDamage(line: number, "expected the end of the line; got the end of the file")
    }
    return Line(number: number, bytes: line)
  }
}
