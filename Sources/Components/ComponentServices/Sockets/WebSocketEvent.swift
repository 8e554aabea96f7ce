import EmbeddedText

/// An event of a web socket.
///
/// ```text
/// events = opened (text | bytes)* (closed | failed)  |  failed
/// ```
///
/// (RFC 6455, 2011, The WebSocket protocol.)
public enum WebSocketEvent: Equatable, Sendable {
  /// The connection is open: texts may be sent.
  case opened

  /// The server has sent a text.
  case text(String)

  /// The server has sent bytes.
  case bytes([UInt8])

  /// The server has closed the connection with a code: 1000 as planned, 1001 since it ends, 1005
  /// without one.
  case closed(code: Int)

  /// The connection was not opened, or has ended without being closed.
  case failed(NetworkError)

  /// Whether no event follows.
  package var isLast: Bool {
    switch self {
    case .closed, .failed: true
    case .opened, .text, .bytes: false
    }
  }

  /// The number of bytes of the message; 0 if the event is none.
  var size: Int {
    switch self {
    case .text(let text): text.bytes.count
    case .bytes(let bytes): bytes.count
    case .opened, .closed, .failed: 0
    }
  }
}
