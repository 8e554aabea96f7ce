/// The rules by which a request is sent again.
///
/// The times between the attempts double, up to the longest:
///
/// ```swift
/// let policy = RetryPolicy(attempts: 4, first: .seconds(1), longest: .seconds(3))
/// (1...3).map { policy.delay(after: $0, jitter: 0) } == [.seconds(1), .seconds(2), .seconds(3)]  // true
/// policy.delay(after: 1, jitter: 1) == .milliseconds(500)  // true
/// ```
///
/// The random part, the **jitter**, takes up to a half from each time. So clients that failed together
/// do not come back together. (Brooker, Exponential backoff and jitter, 2015: "equal jitter".)
public struct RetryPolicy: Equatable, Sendable {
  /// How many times the request is sent at most.
  public var attempts: Int

  /// The time before the second attempt.
  public var first: Duration

  /// The longest time between two attempts, also if the server asks for a longer one.
  public var longest: Duration

  /// Creates a policy.
  ///
  /// - Precondition: There is at least one attempt, and no time is negative.
  public init(
    attempts: Int = 3,
    first: Duration = .milliseconds(500),
    longest: Duration = .seconds(30)
  ) {
    precondition(attempts >= 1, "attempts must be at least 1; got \(attempts)")
    precondition(first >= .zero && longest >= .zero, "times between attempts must not be negative")
    (self.attempts, self.first, self.longest) = (attempts, first, longest)
  }

  /// Returns the time after an attempt, of which the jitter, from 0 to 1, takes up to a half.
  ///
  /// - Complexity: O(1).
  public func delay(after attempt: Int, jitter: Double) -> Duration {
    var time = min(first, longest)
    for _ in 1..<max(attempt, 1) where time > .zero && time < longest {
      time = time > longest / 2 ? longest : time * 2
    }
    return time - time / 2000 * Int(jitter * 1000)
  }

  /// Whether a status says that the same request may succeed later.
  ///
  /// (RFC 9110, 2022, section 15; RFC 6585, 2012, section 4.)
  static func isTransient(_ status: Int) -> Bool {
    switch status {
    case 408, 429, 502, 503, 504: true
    default: false
    }
  }
}
