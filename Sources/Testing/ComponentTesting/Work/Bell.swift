import Locks

/// A bell that any thread may ring, and a test waits for.
final class Bell: Sendable {
  /// How often it has rung, and who waits for how many rings.
  private struct Rings: Sendable {
    var count = 0
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let rings = Locked(Rings())

  /// How often it has rung.
  var count: Int { rings.withLock(\.count) }

  /// Rings once.
  func ring() {
    let due = rings.withLock { rings in
      rings.count += 1
      let count = rings.count
      let due = rings.waiters.filter { $0.count <= count }
      rings.waiters.removeAll { $0.count <= count }
      return due
    }
    for waiter in due { waiter.continuation.resume() }
  }

  /// Waits until it has rung so many times.
  func rung(_ count: Int, isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isDue = rings.withLock { rings in
        if rings.count >= count { return true }
        rings.waiters.append((count, continuation))
        return false
      }
      if isDue { continuation.resume() }
    }
  }
}
