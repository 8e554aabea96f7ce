import ComponentKit
import Locks

/// The requests that run and those that wait, up to a limit.
private struct RequestQueue {
  var running = 0
  var count = 0
  var waiting: [(number: Int, start: @Sendable () -> Void)] = []

  /// Whether requests are being started, one after the other.
  private var isStarting = false

  /// Begins to start requests; returns false while that is going on.
  mutating func beginStarting() -> Bool {
    defer { isStarting = true }
    return !isStarting
  }

  /// Takes the next request that may run; nil ends the starting.
  mutating func next(within limit: Int) -> (@Sendable () -> Void)? {
    isStarting = running < limit && !waiting.isEmpty
    if !isStarting { return nil }
    running += 1
    return waiting.removeFirst().start
  }
}

extension Network {
  /// Returns the network that runs so many requests at a time; the others wait in their order.
  ///
  /// The time limit of a request begins when it runs. A request that is cancelled while it waits is
  /// not sent.
  ///
  /// - Precondition: The limit is at least 1.
  /// - Complexity: O(waiting requests) for each request.
  public func limited(to limit: Int) -> Network {
    precondition(limit >= 1, "a limit of requests must be at least 1; got \(limit)")
    let queue = Locked(RequestQueue())
    let startNext: @Sendable () -> Void = {
      // A request that ends at once comes back here, and is left to the loop: it must not nest.
      guard queue.withLock({ $0.beginStarting() }) else { return }
      while let start = queue.withLock({ $0.next(within: limit) }) { start() }
    }
    return Network(clock) { [run] request, receive in
      let single = RequestRun(receive)
      let number = queue.withLock { requests in
        requests.count += 1
        let number = requests.count
        requests.waiting.append(
          (
            number,
            {
              let running = single.isOver ? .none : run(request) { single.pass($0) }
              // The next request starts after this one was cancelled: before, both would run.
              single.hold(
                Cancellation {
                  running.cancel()
                  queue.withLock { $0.running -= 1 }
                  startNext()
                }
              )
            }
          )
        )
        return number
      }
      single.hold(
        Cancellation { queue.withLock { $0.waiting.removeAll { $0.number == number } } }
      )
      startNext()
      return single.cancellation
    }
  }
}
