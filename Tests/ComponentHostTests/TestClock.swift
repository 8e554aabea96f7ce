import Synchronization

/// A clock that stands still until it is told to go on.
final class TestClock: Clock, Sendable {
  /// A time since the clock was made.
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by time: Duration) -> Instant { Instant(offset: offset + time) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let end: Instant
    let wakeUp: CheckedContinuation<Void, any Error>
  }

  private struct Times {
    var now = Instant()
    var last = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var asked = 0
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Takes out those who wait for as many sleepers as there have been.
    mutating func satisfied() -> [CheckedContinuation<Void, Never>] {
      let ready = watchers.filter { $0.count <= asked }
      watchers.removeAll { $0.count <= asked }
      return ready.map(\.continuation)
    }
  }

  private let times = Mutex(Times())

  var now: Instant { times.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  /// How many sleep now.
  var sleepers: Int { times.withLock { $0.sleepers.count } }

  func sleep(until end: Instant, tolerance: Duration?) async throws {
    let number = times.withLock { times in
      times.last += 1
      return times.last
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wakeUp in
        let (isOver, ready) = times.withLock { times in
          times.asked += 1
          let isCancelled = times.cancelled.remove(number) != nil
          let isOver = isCancelled || times.now >= end
          if !isOver { times.sleepers[number] = Sleeper(end: end, wakeUp: wakeUp) }
          return (isOver ? isCancelled : nil, times.satisfied())
        }
        for watcher in ready { watcher.resume() }
        if isOver == true { wakeUp.resume(throwing: CancellationError()) }
        if isOver == false { wakeUp.resume() }
      }
    } onCancel: {
      let sleeper = times.withLock { times in
        let sleeper = times.sleepers.removeValue(forKey: number)
        if sleeper == nil { times.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.wakeUp.resume(throwing: CancellationError())
    }
  }

  /// Returns when so many have gone to sleep since the clock was made.
  func asleep(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let ready = times.withLock { times in
        times.watchers.append((count, continuation))
        return times.satisfied()
      }
      for watcher in ready { watcher.resume() }
    }
  }

  /// Lets time pass, and wakes those up whose time has come, the earliest first.
  func advance(by time: Duration) {
    let awake = times.withLock { times in
      times.now = times.now.advanced(by: time)
      let awake = times.sleepers.filter { $0.value.end <= times.now }
      for number in awake.keys { times.sleepers[number] = nil }
      return awake.sorted { ($0.value.end, $0.key) < ($1.value.end, $1.key) }.map(\.value.wakeUp)
    }
    for wakeUp in awake { wakeUp.resume() }
  }
}
