import ComponentKit
import ComponentServices
import EmbeddedText

/// Calls of the clipboard and their events in the encoding of the page.
///
/// ```text
/// call  = 0 | 1 text          read, write
/// event = 0 text | 1 | 2 | 3  the text, written, refused, the browser has no clipboard
/// ```
enum ClipboardBytes {
  /// The call that reads the clipboard.
  static let read: [UInt8] = [0]

  /// Returns the call that writes a text.
  static func write(_ text: String) -> [UInt8] { [1] + text.bytes }

  /// Decodes an event; nil if the bytes are none.
  static func event(_ bytes: [UInt8]) -> ClipboardEvent? {
    switch bytes.first {
    case 0: .text(String(bytes: Array(bytes[1...])))
    case 1: .written
    case 2: .failed(.refused)
    case 3: .failed(.unavailable("this browser has no clipboard for the page"))
    default: nil
    }
  }
}
