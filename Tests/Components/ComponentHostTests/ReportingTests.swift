import ComponentHost
import ComponentKit
import ComponentTesting
import Foundation
import TestSupport
import Testing

@Suite("The functions that a host calls")
struct ReportingTests {
  private static let unwritable = "/nowhere/at/all"

  /// Ends the process with a failure after half an hour, unless it ends by itself before.
  private static func limitTime() {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 1_800)
      _exit(EXIT_FAILURE)
    }
  }

  @Test("may send a message from a report of an unsaved state while the host ends")
  func reportAtEnd() async {
    await #expect(processExitsWith: .success) {
      Self.limitTime()
      let clock = TestClock()
      let late = Notes<Int>()
      let link = Link()
      let host = ProgramHost(
        React<Sum>.self,
        of: Sum(),
        keptAs: Self.unwritable,
        clock: clock
      ) { report in
        switch report {
        case .unsaved: link.send(100)
        case .late(let message): late.add(message)
        case .refused, .failed, .unread: break
        }
      }
      link.connect { [weak host] in host?.send($0) }
      host.observe { [weak host] sum in
        guard sum >= 100, late.all.isEmpty, let host else { return }
        Task { await host.end() }
        // A late message shows that the end is pending: it waits for this observer.
        while late.all.isEmpty {
          host.send(1)
          Thread.sleep(forTimeInterval: 0.001)
        }
      }
      host.send(1)
      await clock.sleepers(1)
      clock.advance(by: .seconds(1))
      while late.all.isEmpty { await Task.yield() }
      await host.end()
      link.connect { _ in }
    }
  }

  @Test("may use the host: reports, observers, work, cancellations, and those of `afterwards`")
  func everyCall() async {
    await #expect(processExitsWith: .success) {
      Self.limitTime()
      let calls = Notes<String>()
      let use = Notes<@Sendable (String) -> Void>()
      let call: @Sendable (String) -> Void = { name in use.all.first?(name) }
      let work = Work<String>("work") { outlet in
        call("start")
        outlet.fail(WorkFailure("no"))
        return Cancellation { call("cancel") }
      }
      let lasting = Work<String>("lasting") { _ in Cancellation { call("cancel") } }
      let program = Asking(asks(["fail": .work(work), "last": .work(lasting)]))
      let host = ProgramHost(
        Elm<Asking>.self,
        of: program,
        keptAs: Self.unwritable,
        middleware: [
          Middleware { message, component, next in
            message == "refused" ? Refusal("no") : next(message, &component)
          }
        ],
        report: { report in
          switch report {
          case .refused: call("refused")
          case .failed: call("failed")
          case .late: call("late")
          case .unsaved, .unread: call("unsaved")
          }
        }
      )
      use.add { [weak host] name in
        // Each kind of call uses the host, and not the uses that come of that.
        guard let host, !calls.all.contains(name) else { return }
        calls.add(name)
        host.send("used by \(name)")
        _ = host.view
        host.removeObserver(host.observe { _ in })
        host.afterwards { call("afterwards") }
        Task { await host.submit("submitted by \(name)") }
        _ = host.views()
        if name == "cancel" { Task { await host.end() } }
      }
      host.observe { _ in call("observer") }
      for message in ["fail", "refused", "last"] { host.send(message) }
      // The end of the host would cancel the work before its error, if another thread serves.
      while !calls.all.contains("failed") { await Task.yield() }
      await host.end()
      host.send("late")
      await host.end()
      let expected = [
        "afterwards", "cancel", "failed", "late", "observer", "refused", "start", "unsaved",
      ]
      #expect(Set(calls.all) == Set(expected))
    }
  }
}
