public import ComponentKit
import Locks

/// A clock that only a test moves.
///
/// A move of the clock runs the actions that are due, in the order of their times, so no test ever
/// waits:
///
/// ```swift
/// let clock = TestClock()
/// let bell = clock.after(.seconds(2)) { print("not printed: it is cancelled first") }
/// clock.advance(by: .seconds(1))
/// bell.cancel()
/// clock.advance(by: .seconds(1))
/// clock.now.elapsed == .seconds(2)  // true
/// ```
///
/// Asynchronous code sleeps on it as on any `Clock`. A move of the clock does not wait for the
/// tasks that it wakes; wait for the task, or for the next sleeper (``sleepers(_:)``).
public final class TestClock: Clock, Sendable {
  /// A time on a test clock: how long after its beginning.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock's beginning.
    public let elapsed: Duration

    /// Creates the time that is so long after the beginning.
    public init(_ elapsed: Duration = .zero) { self.elapsed = elapsed }

    /// Returns the time that is so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed + duration) }

    /// Returns how much later another time is.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Returns whether a time is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }

    /// The time since the clock's beginning.
    public var description: String { "\(elapsed)" }
  }

  private let schedule = Locked(Schedule())

  /// Creates a clock at its beginning.
  public init() {}

  /// The time that the clock shows.
  public var now: Instant { schedule.withLock(\.now) }

  /// The shortest time that the clock distinguishes.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// The time of the earliest action.
  var nextTime: Instant? { schedule.withLock { $0.entries.first?.time } }
}

// MARK: - Moving the clock

extension TestClock {
  /// Moves the clock, and runs the actions that are due, in the order of their times.
  ///
  /// It traps on a duration below zero.
  ///
  /// - Complexity: O(actions that are due), each run once.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "duration must not be negative; got \(duration)")
    advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to a time, unless that is past.
  func advance(to time: Instant) {
    while let action = schedule.withLock({ $0.next(until: time) }) { action() }
  }
}

// MARK: - Waiting for the clock

extension TestClock {
  /// Runs an action after a time, on the thread that moves the clock, unless it is cancelled.
  ///
  /// - Complexity: O(actions that wait).
  public func after(
    _ duration: Duration,
    do action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let number = schedule.withLock { schedule in
      schedule.add(at: schedule.now.advanced(by: max(duration, .zero)), action)
    }
    // The action is released after the lock.
    return Cancellation { [schedule] in _ = schedule.withLock { $0.remove(number) } }
  }

  /// Sleeps until the clock is moved to a time.
  ///
  /// - Throws: A `CancellationError` when the task is cancelled.
  /// - Complexity: O(actions that wait).
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = schedule.withLock { $0.newNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let wakes = schedule.withLock { schedule in
          schedule.sleep(number, until: deadline, continuation)
        }
        for wake in wakes { wake() }
      }
    } onCancel: {
      schedule.withLock { $0.cancelSleep(number) }?()
    }
  }

  /// How many tasks sleep on the clock.
  ///
  /// - Complexity: O(actions that wait).
  public var sleeping: Int { schedule.withLock(\.sleepers) }

  /// Waits until so many tasks sleep on the clock.
  ///
  /// - Complexity: O(actions and tasks that wait); suspends until enough tasks sleep.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let due = schedule.withLock { schedule in
        schedule.watchers.add(continuation, for: count)
        return schedule.watchers.removeAll(reaching: schedule.sleepers)
      }
      for continuation in due { continuation.resume() }
    }
  }
}
