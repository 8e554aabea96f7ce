import Locks

/// Counts events of any thread, and lets a test wait for a count.
final class EventCounter: Sendable {
  private struct State: Sendable {
    var count = 0
    var waiters = CountWaiters()
  }

  private let state = Locked(State())

  /// The number of events so far.
  var count: Int { state.withLock(\.count) }

  /// Counts an event.
  func add() {
    let due = state.withLock { state in
      state.count += 1
      return state.waiters.removeAll(reaching: state.count)
    }
    for continuation in due { continuation.resume() }
  }

  /// Waits until there were so many events.
  func reached(_ count: Int, isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let due = state.withLock { state in
        state.waiters.add(continuation, for: count)
        return state.waiters.removeAll(reaching: state.count)
      }
      for continuation in due { continuation.resume() }
    }
  }
}
