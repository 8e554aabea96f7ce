import ComponentKit
import ComponentServices
import EmbeddedText

/// Uses of files and their events in the encoding of the page.
///
/// ```text
/// call  = 0 limit | 1 name bytes   choose, save
/// event = 0 name bytes | 1 | 2     chosen, cancelled, saved
///       | 3 | 4 | 5                too large, no click or key before, unreadable
/// ```
///
/// A text is its length and its bytes; a number is encoded as in ``PatchBytes``.
enum FileBytes {
  /// Returns the call that lets the person choose.
  static func choose(_ limit: Int) -> [UInt8] {
    var bytes: [UInt8] = [0]
    bytes.add(max(0, limit))
    return bytes
  }

  /// Returns the call that saves bytes.
  static func save(_ content: [UInt8], as name: String) -> [UInt8] {
    var bytes: [UInt8] = [1]
    bytes.add(name)
    return bytes + content
  }

  /// Decodes an event of a use with a size limit; nil if the bytes are none.
  static func event(_ bytes: [UInt8], limit: Int) -> FileEvent? {
    var reader = ByteReader(bytes)
    switch reader.byte() {
    case 0 where bytes.count > 1: return .chosen(name: reader.text(), bytes: reader.rest())
    case 1: return .cancelled
    case 2: return .saved
    case 3: return .failed(.tooLarge(limit: limit))
    case 4: return .failed(.refused)
    case 5: return .failed(.unavailable("the browser cannot read the file"))
    default: return nil
    }
  }
}
