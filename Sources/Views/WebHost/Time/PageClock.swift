import ComponentKit

/// The clock of work: the browser's, or elsewhere the continuous one.
enum PageClock {
  /// Calls a function after a time, or at each of its multiples, until it is cancelled.
  static func call(
    after time: Duration,
    isRepeated: Bool,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    #if arch(wasm32)
    return PageCalls.wait(time.milliseconds, isRepeated: isRepeated, action)
    #else
    let task = Task {
      let start = ContinuousClock.now
      var due = isRepeated ? Duration.zero : time
      repeat {
        if isRepeated { due = nextTick(of: time, after: max(due, start.duration(to: .now))) }
        do { try await Task.sleep(until: start + due, clock: .continuous) } catch { return }
        action()
      } while isRepeated && !Task.isCancelled
    }
    return Cancellation { task.cancel() }
    #endif
  }
}
