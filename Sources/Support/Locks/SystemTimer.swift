#if !arch(wasm32)
import Dispatch

/// A function that is called once after a time, unless it is cancelled before.
///
/// A block that Dispatch calls later and a `Task.sleep` both stay until their time, which may be an hour,
/// although nobody waits any more. A cancelled timer keeps nothing. It also comes in time when no task of
/// Swift can run.
package final class SystemTimer: Sendable {
  private let source = Locked<(any DispatchSourceTimer)?>(nil)

  /// Starts a timer.
  package init(after time: Duration, _ action: @escaping @Sendable () -> Void) {
    let end = ContinuousClock.now + time
    source.withLock { kept in
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.setEventHandler { [self] in
        if ContinuousClock.now < end { return schedule(until: end) }
        cancel()
        action()
      }
      kept = source
    }
    schedule(until: end)
    source.withLock { $0?.activate() }
  }

  /// Releases the function, which is not called any more.
  package func cancel() { source.withLock { $0?.cancel() } }

  /// Looks at the clock again after a minute at most: Dispatch does not count the time that a machine
  /// sleeps, and cannot count to some of the times that a server may ask for.
  private func schedule(until end: ContinuousClock.Instant) {
    let rest = min(max(.zero, end - .now), .seconds(60)).components
    let nanoseconds = Int(rest.seconds * 1_000_000_000 + rest.attoseconds / 1_000_000_000)
    source.withLock { $0?.schedule(deadline: .now() + .nanoseconds(nanoseconds)) }
  }
}

extension SystemTimer {
  /// The task that waits for a timer.
  private struct Sleeper {
    var continuation: CheckedContinuation<Void, Never>?
    var isAwake = false
  }

  /// Waits for a time, unless the task is cancelled: then it throws.
  package static func sleep(for time: Duration) async throws {
    // Of many waits that follow each other, most are cancelled before they begin.
    try Task.checkCancellation()
    let sleeper = Locked(Sleeper())
    let wake: @Sendable () -> Void = {
      sleeper.withLock { sleeper in
        sleeper.isAwake = true
        return sleeper.continuation.take()
      }?.resume()
    }
    await withTaskCancellationHandler {
      let timer = SystemTimer(after: time, wake)
      await withCheckedContinuation { continuation in
        let isAwake = sleeper.withLock { sleeper in
          if !sleeper.isAwake { sleeper.continuation = continuation }
          return sleeper.isAwake
        }
        if isAwake { continuation.resume() }
      }
      timer.cancel()
    } onCancel: {
      wake()
    }
    try Task.checkCancellation()
  }
}
#endif
