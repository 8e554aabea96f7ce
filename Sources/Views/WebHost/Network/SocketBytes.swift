import ComponentServices
import EmbeddedText

/// Calls of web sockets and their events in the encoding of the page.
///
/// ```text
/// call  = 0 socket limit address  open a connection, which gets a number
///       | 1 socket text           send a text
/// event = 0 | 1 text | 2 bytes    opened, a message
///       | 3 code                  closed
///       | 4 reason                0 unreachable, 1 interrupted, 2 too large
///       | 5 | 6                   the text was sent, or the connection is not open
/// ```
///
/// A text of a call is its length and its bytes; a number is encoded as in ``PatchBytes``.
enum SocketBytes {
  /// Returns the call that opens a connection.
  static func open(_ socket: Int, _ address: WebAddress, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = [0]
    bytes.add(socket)
    bytes.add(max(0, limit))
    bytes.add(address.text)
    return bytes
  }

  /// Returns the call that sends a text.
  static func send(_ text: String, over socket: Int) -> [UInt8] {
    var bytes: [UInt8] = [1]
    bytes.add(socket)
    bytes.add(text)
    return bytes
  }

  /// Decodes an event of a connection with a size limit; nil if the bytes are none.
  static func event(_ bytes: [UInt8], limit: Int) -> WebSocketEvent? {
    var reader = ByteReader(bytes)
    switch reader.byte() {
    case 0 where bytes.count == 1: return .opened
    case 1: return .text(String(bytes: reader.rest()))
    case 2: return .bytes(reader.rest())
    case 3:
      let code = reader.number()
      return reader.isAtEnd ? .closed(code: code) : nil
    case 4:
      let reasons: [NetworkError] = [.unreachable, .interrupted, .tooLarge(limit: limit)]
      let reason = reader.number()
      return reader.isAtEnd && reasons.indices.contains(reason) ? .failed(reasons[reason]) : nil
    default: return nil
    }
  }

  /// Whether an event of a call that sends a text means that it was sent.
  static func isSent(_ bytes: [UInt8]) -> Bool { bytes.first == 5 }
}
