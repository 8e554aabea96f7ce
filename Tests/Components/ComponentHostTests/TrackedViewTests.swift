import ComponentKit
import Foundation
import Locks
import Observation
import TestSupport
import Testing

@testable import ComponentHost

/// A test that waits for an announcement in vain ends after ten minutes.
@Suite("A tracked view", .timeLimit(.minutes(10)))
struct TrackedViewTests {
  /// Runs a function on a thread of its own, and returns when it has ended.
  private static func onThread(_ act: @escaping @Sendable () -> Void) {
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      act()
      ended.signal()
    }
    ended.wait()
  }

  @Test("announces a change of another thread before a tracker is registered")
  func late() async {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    let screen = TrackedView(of: host)
    let (changes, teller) = AsyncStream.makeStream(of: Void.self)
    let seen = withObservationTracking {
      let view = screen.view
      Self.onThread { host.send(42) }
      return view
    } onChange: {
      teller.yield()
    }
    #expect(seen == 0)
    for await _ in changes { break }
    #expect(screen.view == 42)
  }

  @Test("announces such a change to each of several nested trackers")
  func nested() async {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    let screen = TrackedView(of: host)
    let (changes, teller) = AsyncStream.makeStream(of: String.self)
    withObservationTracking {
      withObservationTracking {
        _ = screen.view
      } onChange: {
        teller.yield("inner")
      }
      Self.onThread { host.send(1) }
    } onChange: {
      teller.yield("outer")
    }
    var told: [String] = []
    for await name in changes {
      told.append(name)
      if told.count == 2 { break }
    }
    #expect(told == ["inner", "outer"])
  }

  @Test("announces each change once to a tracker that was registered in time")
  func once() async throws {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    let screen = TrackedView(of: host)
    let told = Notes<Int>()
    for number in 0..<3 {
      withObservationTracking {
        _ = (screen.view, screen.view)
      } onChange: {
        told.add(number)
      }
    }
    for message in 1...3 { host.send(message) }
    #expect(told.all.sorted() == [0, 1, 2])
  }

  @Test(
    "announces the last of many changes, to trackers that register at once or in a task",
    arguments: [true, false]
  )
  func storm(isAtOnce: Bool) async {
    for _ in 0..<cases(2_000, long: 4_000) {
      let host = ProgramHost(Component<Elm<Sum>>(Sum()))
      let screen = TrackedView(of: host)
      let (views, teller) = AsyncStream.makeStream(of: Int.self)
      let isOver = Locked(false)
      @Sendable
      func track() {
        if isOver.withLock({ $0 }) { return }
        let view = withObservationTracking {
          screen.view
        } onChange: {
          if isAtOnce { track() } else { Task { track() } }
        }
        teller.yield(view)
      }
      track()
      await withTaskGroup { group in
        for _ in 0..<2 { group.addTask { for _ in 0..<10 { host.send(1) } } }
      }
      for await view in views where view == 20 { break }
      // The last tracker holds all of them.
      isOver.withLock { $0 = true }
      host.send(1)
    }
  }

  @Test("retains nothing for trackers that have received their change")
  func memory() {
    weak var screen: TrackedView<Elm<Sum>>?
    do {
      let host = ProgramHost(Component<Elm<Sum>>(Sum()))
      let tracked = TrackedView(of: host)
      screen = tracked
      _ = withObservationTracking {
        tracked.view
      } onChange: {
      }
      host.send(1)
    }
    #expect(screen == nil)
  }
}
