/// A step of a request that runs.
///
/// ```text
/// events = sent*  (began received* ended  |  began received* failed  |  failed)
/// ```
public enum NetworkEvent: Equatable, Sendable {
  /// So many bytes of the body were sent, of so many in all.
  case sent(Int, of: Int)

  /// The status and the headers have come.
  case began(status: Int, headers: Headers)

  /// Further bytes of the body have come.
  case received([UInt8])

  /// The response is complete.
  case ended

  /// The request has no response, or no complete one.
  case failed(NetworkError)

  /// Whether no event follows.
  public var isLast: Bool {
    switch self {
    case .ended, .failed: true
    case .sent, .began, .received: false
    }
  }
}
