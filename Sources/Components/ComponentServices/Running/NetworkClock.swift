public import ComponentKit

/// The time of a network: the host's, or in a test the test's.
public struct NetworkClock: Sendable {
  /// Returns the time since a fixed beginning.
  package let now: @Sendable () -> Duration

  /// Calls a function after a time, unless it is cancelled.
  package let after: @Sendable (Duration, @escaping @Sendable () -> Void) -> Cancellation

  /// Creates a clock.
  public init(
    now: @escaping @Sendable () -> Duration,
    after: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Cancellation
  ) {
    self.now = now
    self.after = after
  }
}
