import ComponentKit
import EmbeddedText
import Locks

extension Network {
  /// Returns the network that sends a request again when it fails for a reason that may pass.
  ///
  /// The reasons are: the server cannot be reached, does not answer in time, the connection ends before
  /// the response begins, and the statuses 408, 429, 502, 503 and 504. A header `Retry-After` in seconds
  /// makes the time longer, up to the longest of the policy. Only a request that
  /// ``HTTPRequest/isRepeatable`` is sent again. Each attempt has the time limit of the request.
  ///
  /// The jitter is computed from the clock and the count of the attempts, so a test is repeatable.
  ///
  /// - Parameter policy: The times and the number of attempts.
  /// - Returns: The network. The last attempt reports its response or its error.
  public func retrying(_ policy: RetryPolicy = RetryPolicy()) -> Network {
    let attempts = Locked(UInt64(0))
    return Network(clock) { [self] request, receive in
      let run = RequestRun(receive)
      let jitter: @Sendable () -> Double = {
        let count = attempts.withLock { count in
          count += 1
          return count
        }
        return Self.jitter(count, clock.now())
      }
      attempt(1, of: request, policy, run, jitter)
      return run.cancellation
    }
  }

  private func attempt(
    _ number: Int,
    of request: HTTPRequest,
    _ policy: RetryPolicy,
    _ run: RequestRun,
    _ jitter: @escaping @Sendable () -> Double
  ) {
    // Once the response has begun, its events are passed on, and another attempt would repeat them.
    let hasBegun = Locked(false)
    let isLast = number >= policy.attempts || !request.isRepeatable
    let single = RequestRun { event in
      let wait = isLast || hasBegun.withLock { $0 } ? nil : Self.wait(after: event)
      guard let wait else {
        if case .began = event { hasBegun.withLock { $0 = true } }
        return run.pass(event)
      }
      run.cancelHeld()
      let time = max(
        policy.delay(after: number, jitter: jitter()),
        min(wait, policy.longest)
      )
      run.hold(clock.after(time) { attempt(number + 1, of: request, policy, run, jitter) })
    }
    run.hold(single.cancellation)
    single.hold(self.run(request) { single.pass($0) })
  }

  /// The time that the server asks for before the request is sent again; nil if it must not be.
  private static func wait(after event: NetworkEvent) -> Duration? {
    switch event {
    case .failed(let error): error.isTransient ? .zero : nil
    case .began(let status, let headers) where RetryPolicy.isTransient(status):
      .seconds(headers["retry-after"].flatMap { Int(digits: $0) } ?? 0)
    case .began, .sent, .received, .ended: nil
    }
  }

  /// A number from 0 to 1 that looks random.
  ///
  /// (Steele, Lea, Flood, Fast splittable pseudorandom number generators, 2014.)
  static func jitter(_ count: UInt64, _ time: Duration) -> Double {
    let (seconds, parts) = time.components
    var bits = count &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: seconds)
    bits ^= UInt64(truncatingIfNeeded: parts / 1_000_000_000)
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ bits >> 31) >> 11) * 0x1p-53
  }
}
