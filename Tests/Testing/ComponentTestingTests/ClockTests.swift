import ComponentKit
import ComponentTesting
import TestSupport
import Testing

@Suite("A test clock")
struct ClockTests {
  private let clock = TestClock()
  private let log = Notes<String>()

  @Test("calls functions in the order of their times, and then of their requests")
  func order() {
    for (name, seconds) in [("c", 2), ("a", 1), ("b", 1), ("d", 9)] {
      _ = clock.after(.seconds(seconds)) { [clock, log] in log.add("\(name)\(clock.now)") }
    }
    clock.advance(by: .seconds(5))
    #expect(log.all == ["a1.0 seconds", "b1.0 seconds", "c2.0 seconds"])
    #expect(clock.now.elapsed == .seconds(5))
  }

  @Test("calls functions that were requested on the way, also for the same time")
  func nested() {
    _ = clock.after(.seconds(1)) { [clock, log] in
      log.add("a")
      _ = clock.after(.zero) { log.add("b") }
      _ = clock.after(.seconds(1)) { log.add("c") }
      _ = clock.after(.seconds(2)) { log.add("d") }
    }
    clock.advance(by: .seconds(2))
    #expect(log.all == ["a", "b", "c"])
  }

  @Test("does not call cancelled functions")
  func cancelled() {
    let bell = clock.after(.seconds(1)) { [log] in log.add("a") }
    bell.cancel()
    bell.cancel()
    clock.advance(by: .seconds(1))
    #expect(log.all == [])
  }

  @Test("wakes tasks in the order of their times", .timeLimit(.minutes(10)))
  func sleeping() async throws {
    let tasks = [3, 1, 2].map { seconds in
      Task { [clock, log] in
        try await clock.sleep(for: .seconds(seconds))
        log.add("\(seconds)")
      }
    }
    await clock.sleepers(3)
    for task in [tasks[1], tasks[2], tasks[0]] {
      clock.advance(by: .seconds(1))
      try await task.value
    }
    #expect(log.all == ["1", "2", "3"])
  }

  @Test("wakes a task each time that it sleeps", .timeLimit(.minutes(10)))
  func ticking() async throws {
    let task = Task { [clock, log] in
      for tick in 1...3 {
        try await clock.sleep(for: .seconds(1))
        log.add("\(tick) at \(clock.now)")
      }
    }
    for _ in 1...3 {
      await clock.sleepers(1)
      clock.advance(by: .seconds(1))
    }
    try await task.value
    #expect(log.all == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
  }

  @Test(
    "ends a sleep when its task is cancelled, before and while it sleeps",
    .timeLimit(.minutes(10))
  )
  func cancelledSleep() async {
    let sleeping = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(1)
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    let early = Task { [clock] in
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
  }

  @Test("does not wait for a time in the past", .timeLimit(.minutes(10)))
  func past() async throws {
    clock.advance(by: .seconds(2))
    try await clock.sleep(until: TestClock.Instant(.seconds(1)), tolerance: nil)
    #expect(clock.now.elapsed == .seconds(2))
  }

  @Test("does not go back")
  func negative() async {
    await #expect(processExitsWith: .failure) { TestClock().advance(by: .seconds(-1)) }
  }
}
