import Locks

/// Counts events of any thread, and lets a test wait for a count.
final class EventCounter: Sendable {
  private struct State: Sendable {
    var count = 0
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Locked(State())

  /// The number of events so far.
  var count: Int { state.withLock(\.count) }

  /// Counts an event.
  func add() {
    let due = state.withLock { state in
      state.count += 1
      let count = state.count
      let due = state.waiters.filter { $0.count <= count }
      state.waiters.removeAll { $0.count <= count }
      return due
    }
    for waiter in due { waiter.continuation.resume() }
  }

  /// Waits until there were so many events.
  func reached(_ count: Int, isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isDue = state.withLock { state in
        if state.count >= count { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isDue { continuation.resume() }
    }
  }
}
