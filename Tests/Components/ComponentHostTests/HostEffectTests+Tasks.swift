import ComponentHost
import ComponentKit
import ComponentTesting
import TestSupport
import Testing

// How work ends, and tasks.

extension HostEffectTests {
  @Test("end with a last message, which is handled before the end")
  func lastMessages() async {
    let reports = Notes<String>()
    let refusing = Middleware<Elm<Asking>> { message, component, next in
      message == "no" ? Refusal("no is no answer") : next(message, &component)
    }
    let host = host(
      [
        "alone": hand.work("alone"),
        "queued": hand.work("queued", "x", .queue),
        "dropped": hand.work("dropped", "y", .drop),
        "sequence": .concatenate([hand.work("part"), .message("after")]),
      ],
      middleware: [refusing],
      reports: reports
    )
    // An answer without an effect, after which the work sends nothing.
    host.send("alone")
    hand.end("alone", with: "answer")
    hand.send("late", from: "alone")
    #expect(host.view == ["alone", "answer"])
    // One that requests the work again: while it is handled, the work has not ended.
    host.send("queued")
    hand.end("queued", with: "queued")
    host.send("dropped")
    hand.end("dropped", with: "dropped")
    #expect(hand.log.all == ["start alone", "start queued", "start queued", "start dropped"])
    // One after which a sequence continues, and one that is refused.
    host.send("sequence")
    hand.end("part", with: "part")
    host.send("sequence")
    hand.end("part", with: "no")
    #expect(host.view.suffix(6) == ["dropped", "sequence", "part", "after", "sequence", "after"])
    #expect(reports.all.count == 1)
    await host.end()
    #expect(hand.log.all.suffix(3) == ["start part", "start part", "cancel queued"])
  }

  @Test("may be asynchronous functions whose result is a message")
  func answers() async {
    let reports = Notes<String>()
    let stopped = Notes<Bool>()
    let host = host(
      [
        "go": .concatenate([.task("a") { "one" }, .task { "two" }, .message("three")]),
        "fail": .task("b") { throw WorkFailure("no network") },
        "catch": .task("c", { throw WorkFailure("no network") }, catch: { "caught: \($0)" }),
        "wait": .task("d") {
          while !Task.isCancelled { await Task.yield() }
          stopped.add(true)
          return "late"
        },
        "stop": .cancel("d"),
      ],
      reports: reports
    )
    let views = host.views()
    host.send("go")
    for await view in views where view.last == "three" { break }
    host.send("catch")
    for await view in views where view.last == "caught: no network" { break }
    host.send("fail")
    while reports.all.isEmpty { await Task.yield() }
    // The host awaits each of these tasks, of which one ends before, and drops their messages.
    host.send("wait")
    host.send("stop")
    while stopped.all.isEmpty { await Task.yield() }
    host.send("wait")
    await host.end()
    let heard = ["go", "one", "two", "three", "catch", "caught: no network", "fail"]
    #expect(host.view == heard + ["wait", "stop", "wait"])
    #expect(reports.all == ["work has failed: b: no network"])
  }

  @Test("answer each of thousands of messages from four threads")
  func manyAnswers() async {
    // Each view is a copy of the list so far, so the work grows with the square of the rounds.
    let rounds = cases(250, long: 1_250)
    let host = host([
      "go": .task { "alone" },
      "named": .task("x", policy: .parallel) {
        await Task.yield()
        return "of a name"
      },
    ])
    let views = host.views()
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<rounds {
            host.send("go")
            host.send("named")
          }
        }
      }
    }
    for await view in views where view.count == 16 * rounds { break }
    await host.end()
    #expect(host.view.count { $0 == "alone" } == 4 * rounds)
    #expect(host.view.count { $0 == "of a name" } == 4 * rounds)
  }

  /// Who has sent a message, for those who run in that task.
  private enum Sender {
    @TaskLocal
    static var name = "nobody"
  }

  @Test("inherit nothing of the thread that handles their message")
  func inheritance() async {
    struct Report: Program {
      let initial: [String] = []
      func update(_ lines: inout [String], by message: String) -> Effect<String> {
        lines.append(message)
        guard message == "go" else { return .none }
        return .task { "\(Sender.name), \(Task.currentPriority == .medium)" }
      }
      func view(_ lines: [String], send: @escaping (String) -> Void) -> [String] { lines }
    }
    let host = ProgramHost(Component<Elm<Report>>(Report()))
    let views = host.views()
    await Task(priority: .high) {
      Sender.$name.withValue("somebody") { host.send("go") }
    }.value
    for await view in views where view.count == 2 { break }
    #expect(host.view == ["go", "nobody, true"])
  }

  @Test("may be asynchronous functions and sequences, which use the host's clock")
  func tasks() async {
    let clock = TestClock()
    let numbers = AsyncStream { continuation in
      for number in ["1", "2", "3"] { continuation.yield(number) }
      continuation.finish()
    }
    let host = host(
      ["go": .concatenate([.sequence("s", numbers), .after(.seconds(60), send: "later")])],
      clock: clock
    )
    let views = host.views()
    host.send("go")
    await clock.sleepers(1)
    #expect(host.view == ["go", "1", "2", "3"])
    clock.advance(by: .seconds(60))
    for await view in views where view.last == "later" { break }
  }
}
