import ComponentHost
import ComponentKit
import ComponentTesting
import TestSupport
import Testing

@Suite("The effects of a host")
struct HostEffectTests {
  let hand = Hand()

  /// Creates a host whose messages request effects.
  func host(
    _ table: [String: Effect<String>],
    first: Effect<String> = .none,
    clock: any Clock<Duration> = TestClock(),
    middleware: [Middleware<Elm<Asking>>] = [],
    reports: Notes<String> = Notes()
  ) -> ProgramHost<Elm<Asking>> {
    ProgramHost(
      Component<Elm<Asking>>(Asking(first: first, asks(table))),
      clock: clock,
      middleware: middleware,
      report: { reports.add("\($0)") }
    )
  }

  @Test("start with the host, and send messages")
  func initial() {
    let host = host([:], first: .merge([.message("a"), hand.work("b")]))
    hand.send("c", from: "b")
    #expect(host.view == ["a", "c"])
  }

  @Test("are dropped when they are cancelled, also their queued messages")
  func cancelled() {
    let host = host(["a": hand.work("a", "a"), "stop": .cancel("a")])
    let link = Notes<String>()
    let observer = host.observe { seen in
      link.add(seen.last ?? "")
      // Both wait while this is notified: the cancellation first, and then the message of the work.
      if seen.last == "go" {
        host.send("stop")
        hand.send("too late", from: "a")
      }
    }
    host.send("a")
    hand.send("go", from: "a")
    #expect(host.view == ["a", "go", "stop"])
    #expect(link.all == ["", "a", "go", "stop"])
    #expect(hand.log.all == ["start a", "cancel a"])
    host.removeObserver(observer)
  }

  @Test("can be cancelled before they start: in a sequence, in a queue, while they are delayed")
  func notStarted() async {
    let clock = TestClock()
    let host = host(
      [
        "sequence": .concatenate([hand.work("a", "a"), hand.work("b", "b"), .message("end")]),
        "queue": .merge([hand.work("c", "c", .queue), hand.work("d", "c", .queue)]),
        "delay": hand.work("e", "e", .debounce(.seconds(1))),
        "cancel": .merge([.cancel("b"), .cancel("c"), .cancel("e")]),
      ],
      clock: clock
    )
    for message in ["sequence", "queue", "delay"] { host.send(message) }
    await clock.sleepers(1)
    host.send("cancel")
    hand.finish("a")
    clock.advance(by: .seconds(2))
    #expect(hand.log.all == ["start a", "start c", "cancel c"])
    await host.end()
    #expect(host.view.last == "end")
    #expect(clock.sleeping == 0)
  }

  /// What is done before debounced work starts.
  private static let debounces = [
    (WorkPolicy.debounce(.seconds(2)), ["start 0"]),
    (.cancelAndDebounce(.seconds(2)), ["start 0", "cancel 0"]),
  ]

  @Test("that are debounced wait for a pause of requests", arguments: debounces)
  func debounce(policy: WorkPolicy, meanwhile: [String]) async {
    let clock = TestClock()
    let host = host(
      [
        "0": hand.work("0", "x"),
        "1": hand.work("1", "x", policy),
        "2": hand.work("2", "x", policy),
      ],
      clock: clock
    )
    host.send("0")
    host.send("1")
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    host.send("2")
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(hand.log.all == meanwhile)
    let heard = host.views()
    hand.log.onNote { if $0 == "start 2" { host.send("seen") } }
    clock.advance(by: .seconds(1))
    for await view in heard where view.last == "seen" { break }
    #expect(hand.log.all == ["start 0", "cancel 0", "start 2"])
  }

  @Test("do not start while the clock is stopped, and the host can still end")
  func standingClock() async {
    let clock = TestClock()
    let host = host(["a": hand.work("a", "a", .debounce(.seconds(1)))], clock: clock)
    for _ in 0..<100 { host.send("a") }
    await host.end()
    #expect(hand.log.all == [])
    #expect(clock.sleeping == 0)
  }

  @Test("leave no sleeping task on a stopped clock when the host is released")
  func droppedAsleep() async {
    let clock = TestClock()
    let tokens = Tokens()
    do {
      let token = tokens.make()
      let host = host(
        [
          "a": .work(Work("a", policy: .debounce(.seconds(1))) { _ in token.cancellation }),
          "b": .after(.seconds(token.number), id: "b", send: "late"),
        ],
        clock: clock
      )
      for _ in 0..<100 { for message in ["a", "b"] { host.send(message) } }
      await clock.sleepers(2)
    }
    while clock.sleeping > 0 || tokens.alive > 0 { await Task.yield() }
    #expect(tokens.cancelled == 0)
  }

  @Test("report an error for which there is no message")
  func failure() async {
    let reports = Notes<String>()
    let host = host(
      [
        "hand": .concatenate([hand.work("a", "a"), .message("after")]),
        "task": .task("b") { _ in throw WorkFailure("no network") },
        "caught": .task("c", { _ in throw WorkFailure("no network") }, catch: { "caught: \($0)" }),
      ],
      reports: reports
    )
    host.send("hand")
    hand.fail("a")
    #expect(reports.all == ["work has failed: a: no answer"])
    #expect(host.view == ["hand", "after"])
    let views = host.views()
    host.send("caught")
    for await view in views where view.last == "caught: no network" { break }
    host.send("task")
    while reports.all.count < 2 { await Task.yield() }
    #expect(reports.all.last == "work has failed: b: no network")
  }

  @Test("are in order for thousands of races of a message, an end and a cancellation")
  func races() async {
    let rounds = cases(500, long: 2_500)
    let log = Notes<String>()
    let host = host(
      [
        "go": .task("x") { send in
          send("answer")
          await Task.yield()
          if Task.isCancelled { log.add("stopped") }
          send("again")
        },
        "stop": .cancel("x"),
      ]
    )
    await withTaskGroup { group in
      for sender in 0..<4 {
        group.addTask {
          for round in 0..<rounds {
            host.send("go")
            if (round + sender).isMultiple(of: 3) { await Task.yield() }
            await host.submit("stop")
          }
        }
      }
    }
    await host.end()
    let view = host.view
    #expect(view.filter { $0 == "go" }.count == 4 * rounds)
    #expect(view.filter { $0 == "stop" }.count == 4 * rounds)
    #expect(view.filter { $0 == "answer" }.count <= 4 * rounds)
    #expect(view.filter { $0 == "again" }.count <= view.filter { $0 == "answer" }.count)
  }

  @Test("end when a host is released while they run, and retain nothing")
  func dropped() async {
    let tokens = Tokens()
    let count = cases(200, long: 1_000)
    for number in 0..<count {
      let token = tokens.make()
      let clock = TestClock()
      let host = host(
        [
          "task": .task("x") { send in
            while true {
              try await Task.sleep(for: .microseconds(10))
              send("tick \(token.number)")
            }
          },
          "sleep": .after(.seconds(token.number), send: "late"),
          "wait": .work(Work("y", policy: .debounce(.seconds(1))) { _ in token.cancellation }),
          "hand": .work(Work("z") { _ in token.cancellation }),
        ],
        clock: clock
      )
      for message in ["task", "sleep", "wait", "hand"] { host.send(message) }
      // Some are released while all work runs, and some while it starts.
      if number.isMultiple(of: 2) { await clock.sleepers(2) }
    }
    while tokens.alive > 0 { await Task.yield() }
    #expect(tokens.cancelled == count)
  }
}
