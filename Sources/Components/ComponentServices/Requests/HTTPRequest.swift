public import EmbeddedText

/// A request to a server, as a value.
///
/// ```swift
/// var request = HTTPRequest(.post, try WebAddress("https://example.com/api/users/login"))
/// request.send(["user": ["email": .text("ada@example.com")]])
/// request.headers["Content-Type"]  // Optional("application/json")
/// request.authorize("Token", Secret("jwt"))
/// "\(request)"  // "POST https://example.com/api/users/login"
/// ```
///
/// Its description has no header, no body and no query, since a secret may stand there.
public struct HTTPRequest: Equatable, Sendable, CustomStringConvertible {
  /// The method.
  public var method: Method

  /// The address.
  public var address: WebAddress

  /// The headers; a secret does not belong here, but into ``authorization``.
  public var headers = Headers()

  /// The value of the header `Authorization`, if the request has one.
  public var authorization: Secret?

  /// The body; empty if the request has none.
  public var body: [UInt8] = []

  /// The time after which the request fails: from its start to the last byte of the response.
  public var timeLimit = Duration.seconds(30)

  /// The number of bytes of a response's body above which the request fails.
  public var sizeLimit = 16 << 20

  /// Whether the request may be sent again after it has failed; by default, if its method has the
  /// same effect when it is sent twice.
  public var isRepeatable: Bool

  /// Creates a request without a body.
  public init(_ method: Method, _ address: WebAddress) {
    self.method = method
    self.address = address
    isRepeatable = method.isIdempotent
  }

  /// The method and the address without its query.
  public var description: String { method.rawValue + " " + address.description }
}

extension HTTPRequest {
  /// The method of a request.
  public enum Method: String, CaseIterable, Sendable {
    /// Asks for a resource.
    case get = "GET"
    /// Asks for the headers of a resource.
    case head = "HEAD"
    /// Sends a body that the server processes.
    case post = "POST"
    /// Replaces a resource.
    case put = "PUT"
    /// Changes a part of a resource.
    case patch = "PATCH"
    /// Removes a resource.
    case delete = "DELETE"
    /// Asks for the methods that the server takes.
    case options = "OPTIONS"

    /// Whether two such requests have the effect of one.
    ///
    /// (RFC 9110, 2022, section 9.2.2.)
    var isIdempotent: Bool { self != .post && self != .patch }
  }

  /// Makes a value of JSON the body, and names its type in the headers.
  public mutating func send(_ value: JSONValue) {
    body = value.json.bytes
    headers["Content-Type"] = "application/json"
  }

  /// Sets the header `Authorization` from its scheme and a secret.
  public mutating func authorize(_ scheme: String, _ secret: Secret) {
    authorization = Secret(scheme + " " + secret.revealed)
  }

  /// The headers that are sent: those of the request, and `Authorization`.
  ///
  /// Transports call this; the value contains the secret.
  public var sentHeaders: Headers {
    guard let authorization else { return headers }
    var all = headers
    all["Authorization"] = authorization.revealed
    return all
  }

  /// The rule that the request breaks, if it breaks one.
  var flaw: String? {
    if let flaw = sentHeaders.flaw ?? address.flaw { return flaw }
    if body.isEmpty == false, method == .get || method == .head {
      return "a request of the method " + method.rawValue + " must have no body"
    }
    guard address.scheme == "http" || address.scheme == "https" else {
      return "the scheme of a request must be http or https"
    }
    return timeLimit > .zero ? nil : "the time limit of a request must be positive"
  }
}
