import EmbeddedText

/// The reason why a request has no response.
///
/// A program shows it by its case. No case contains a header, a body or a query:
///
/// ```swift
/// func advice(for error: NetworkError) -> String {
///   switch error {
///   case .unreachable: "Check your connection."
///   case .timedOut, .interrupted: "Try again."
///   default: "Please report: \(error)"
///   }
/// }
/// advice(for: .unreachable)  // "Check your connection."
/// ```
public enum NetworkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The request breaks a rule, and was not sent.
  case invalid(String)

  /// No connection to the server was made.
  case unreachable

  /// The connection ended before the response did.
  case interrupted

  /// The response did not end within the time limit of the request.
  case timedOut

  /// A body, an event or a message of the server is longer than the size limit, in bytes.
  case tooLarge(limit: Int)

  /// The server points to an address that the request does not follow: one that is no address, one of
  /// another scheme, one that should receive the body once more, one of another server for a method
  /// that changes something, one after twenty others, or on a page any other address.
  case redirected

  /// What the server has sent is no response of HTTP, or one that cannot be read.
  case malformed

  /// The host cannot do this.
  case unsupported(String)

  /// Whether the same request may succeed later.
  package var isTransient: Bool {
    switch self {
    case .unreachable, .interrupted, .timedOut: true
    case .invalid, .tooLarge, .redirected, .malformed, .unsupported: false
    }
  }

  /// Whether two errors are of the same case, with the same content.
  public static func == (left: NetworkError, right: NetworkError) -> Bool {
    switch (left, right) {
    case (.invalid(let left), .invalid(let right)),
      (.unsupported(let left), .unsupported(let right)):
      left.isSame(as: right)
    case (.invalid, _), (.unsupported, _), (_, .invalid), (_, .unsupported): false
    // The phrases of all other errors differ.
    default: left.description.isSame(as: right.description)
    }
  }

  /// Hashes the description.
  public func hash(into hasher: inout Hasher) {
    for byte in description.bytes { hasher.combine(byte) }
  }

  /// The error as one phrase.
  public var description: String {
    switch self {
    case .invalid(let rule): rule
    case .unreachable: "the server cannot be reached"
    case .interrupted: "the connection was interrupted"
    case .timedOut: "the server did not answer in time"
    case .tooLarge(let limit):
      "a message of the server must have at most " + String(limit) + " bytes"
    case .redirected: "the server points to an address that must not be followed"
    case .malformed: "the server's answer cannot be read"
    case .unsupported(let what): what + " is not supported here"
    }
  }
}
