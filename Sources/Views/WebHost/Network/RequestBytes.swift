import ComponentServices
import EmbeddedText

/// Requests and their events in the encoding of the page.
///
/// ```text
/// request = method address count (name value)… body
/// event   = 0 status count (name value)…    the response has begun
///         | 1 bytes                         bytes of the body
///         | 2                               the response is complete
///         | 3 reason                        0 unreachable, 1 interrupted, 2 redirected
/// ```
///
/// A text is its length and its bytes; a number is encoded as in ``PatchBytes``.
enum RequestBytes {
  /// Encodes a request.
  static func bytes(of request: HTTPRequest) -> [UInt8] {
    var bytes: [UInt8] = []
    let headers = request.sentHeaders.all
    bytes.add(request.method.rawValue)
    bytes.add(request.address.text)
    bytes.add(headers.count)
    for (name, value) in headers {
      bytes.add(name)
      bytes.add(value)
    }
    return bytes + request.body
  }

  /// Decodes an event; nil if the bytes are none.
  static func event(_ bytes: [UInt8]) -> NetworkEvent? {
    var reader = ByteReader(bytes)
    switch reader.byte() {
    case 0:
      let status = reader.number()
      var headers: [(name: String, value: String)] = []
      for _ in 0..<reader.count() { headers.append((name: reader.text(), value: reader.text())) }
      return reader.isAtEnd ? .began(status: status, headers: Headers(headers)) : nil
    case 1: return .received(Array(bytes[1...]))
    case 2: return reader.isAtEnd ? .ended : nil
    case 3:
      let reasons: [NetworkError] = [.unreachable, .interrupted, .redirected]
      let reason = reader.number()
      return reader.isAtEnd && reasons.indices.contains(reason) ? .failed(reasons[reason]) : nil
    default: return nil
    }
  }
}
