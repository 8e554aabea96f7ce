/// Tasks that wait until a count is reached.
struct CountWaiters: Sendable {
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Adds a task that waits for a count.
  mutating func add(_ continuation: CheckedContinuation<Void, Never>, for count: Int) {
    waiters.append((count, continuation))
  }

  /// Removes and returns the tasks whose count is reached.
  mutating func removeAll(reaching count: Int) -> [CheckedContinuation<Void, Never>] {
    let due = waiters.filter { $0.count <= count }
    waiters.removeAll { $0.count <= count }
    return due.map(\.continuation)
  }
}
