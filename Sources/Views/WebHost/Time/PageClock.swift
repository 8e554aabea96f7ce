import ComponentKit

/// The clock that work waits by: the browser's, or elsewhere the continuous one.
enum PageClock {
  /// Calls a function after a time, or at each of its multiples, until it is cancelled.
  static func call(
    after time: Duration,
    isRepeated: Bool,
    _ ring: @escaping @Sendable () -> Void
  ) -> Cancellation {
    #if arch(wasm32)
    let alarm = Alarm(every: time.milliseconds, isRepeated: isRepeated, ring)
    Alarms.start(alarm)
    return Cancellation { Alarms.stop(alarm) }
    #else
    let task = Task {
      var next = ContinuousClock.now
      repeat {
        next = max(next + time, .now)
        do { try await Task.sleep(until: next, clock: .continuous) } catch { return }
        ring()
      } while isRepeated && !Task.isCancelled
    }
    return Cancellation { task.cancel() }
    #endif
  }
}
