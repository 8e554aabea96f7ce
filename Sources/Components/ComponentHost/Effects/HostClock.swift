import ComponentKit
import Locks

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
  public static func sleep(for time: Duration) async throws { try await current.wait(for: time) }

  /// Calls a function at each multiple of a period, until the work is cancelled: then it throws.
  @usableFromInline
  static func repeatedly(_ period: Duration, _ act: () -> Void) async throws {
    try await current.repeatedly(period, act)
  }
}

extension Clock<Duration> {
  /// Waits as `sleep(for:)` does.
  ///
  /// A cancelled sleep of the continuous clock stays in memory until its deadline. So a timer takes its
  /// place.
  func wait(for time: Duration) async throws {
    if self is ContinuousClock {
      try await SystemTimer.sleep(for: time)
    } else {
      try await sleep(for: time)
    }
  }

  fileprivate func repeatedly(_ period: Duration, _ act: () -> Void) async throws {
    let start = now
    var due = Duration.zero
    while true {
      due = nextTick(of: period, after: max(due, start.duration(to: now)))
      try await wait(for: due - start.duration(to: now))
      act()
    }
  }
}
