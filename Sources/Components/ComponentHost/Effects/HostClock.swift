/// The clock of the host that does the work which requests it.
///
/// In a test, work that waits by this clock uses the clock of the test:
///
/// ```swift
/// let remind = Effect<String>.task("reminder") {
///   try await HostClock.sleep(for: .seconds(60))
///   return "time for tea"
/// }
/// remind.isNone  // false
/// ```
public enum HostClock {
  /// The clock of the host that has started this work; outside of a host, the continuous one.
  public static var current: any Clock<Duration> {
    HostWork.current.last?.clock ?? ContinuousClock()
  }

  /// Waits, unless the work is cancelled meanwhile: then it throws.
  public static func sleep(for time: Duration) async throws { try await current.sleep(for: time) }
}
