public import EmbeddedText

/// The response of a server: a status, headers and a body.
///
/// ```swift
/// let response = HTTPResponse(status: 200, body: "{\"count\":3}")
/// response.isSuccess  // true
/// response.json?["count"]?.number  // Optional(3)
/// ```
public struct HTTPResponse: Equatable, Sendable {
  /// The number of the status: 200 for success.
  public var status: Int

  /// The headers, without `Content-Encoding` and `Content-Length` if the host has unpacked the body.
  public var headers: Headers

  /// The body.
  public var body: [UInt8]

  /// Creates a response.
  public init(status: Int, headers: Headers = Headers(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response whose body is a text.
  public init(status: Int, headers: Headers = Headers(), body: String) {
    self.init(status: status, headers: headers, body: body.bytes)
  }

  /// Whether the server did what the request asks for: a status from 200 to 299.
  public var isSuccess: Bool { 200...299 ~= status }

  /// The body as text, without the mark of UTF-8 at its start; bytes that are not UTF-8 are replaced.
  ///
  /// (WHATWG, Encoding standard, 2026, section 6: "UTF-8 decode".)
  public var text: String {
    let hasMark = body.starts(with: [0xEF, 0xBB, 0xBF])
    return String(decoding: hasMark ? Array(body[3...]) : body, as: UTF8.self)
  }

  /// The body as JSON, or nil if it is not exactly one value.
  ///
  /// - Complexity: O(n log n) in the bytes.
  public var json: JSONValue? { JSONValue(json: text) }
}
