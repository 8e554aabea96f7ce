import ComponentHost
import ComponentKit
import EmbeddedText
import Foundation
import TestSupport
import Testing

@Suite("A host")
struct HostTests {
  @Test("writes messages in its reports")
  func reportWords() {
    let message = SlotMessage<Int?, KeyedMessage<String, Int, Int>>.child(.child("a", 1))
    #expect(
      HostReport.refused(message, Refusal("no")).description
        == "message child(child(\"a\", 1)) was refused: no"
    )
    #expect(
      HostReport.late(message).description
        == "message child(child(\"a\", 1)) came after the host had ended"
    )
  }

  @Test("writes its reports on one line, with control characters escaped")
  func reportLine() {
    let hostile = "a\n\u{1B}[2J\u{9B}\r\u{2028}"
    let reports: [HostReport<String>] = [
      .refused(hostile, Refusal(hostile)), .late(hostile),
      .failed(WorkFailure(hostile, of: EffectID(hostile))),
      .unsaved(Refusal(hostile)), .unread(Refusal(hostile)),
    ]
    for report in reports {
      #expect(report.description.unicodeScalars.allSatisfy { !$0.isUnsafeInText })
      #expect(report.description.contains(#"\u{1B}[2J"#))
    }
    #expect(
      HostReport.refused("a\nb", Refusal("c\nd")).description
        == #"message "a\nb" was refused: c\u{A}d"#
    )
  }

  @Test("drops a report that cannot be written", arguments: ["full", "closed", "broken"])
  func droppedReport(way: String) async {
    await #expect(processExitsWith: .success) { [way] in
      switch way {
      case "full": dup2(open("/dev/full", O_WRONLY), STDERR_FILENO)
      case "closed": close(STDERR_FILENO)
      default:
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        dup2(ends[1], STDERR_FILENO)
        close(ends[0])
        signal(SIGPIPE, SIG_DFL)
      }
      let host = ProgramHost(Component<Elm<Sum>>(Sum()))
      for message in [0, 1, 0] { host.send(message) }
      await host.end()
      host.send(2)
      // The test library writes to the standard error, too, when the process ends as usual.
      _exit(host.view == 1 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("takes messages in every architecture, and shows the view")
  func architectures() {
    func check<A: ProgramArchitecture<Sum>>(_: A.Type) {
      let host = ProgramHost(Component<A>(Sum()), report: { _ in })
      for message in [1, 0, 2] { host.send(message) }
      #expect(host.view == 3)
    }
    for architecture in everyArchitecture(of: Sum.self) { check(architecture) }
  }

  @Test("shows the state if its architecture does")
  func state() {
    let host = ProgramHost(Component<React<Sum>>(Sum()))
    host.send(5)
    #expect(host.state == 5)
    #expect(host.read { $0.view } == 5)
  }

  @Test("reports a refusal, or returns it from `submit`")
  func refusals() async {
    let reports = Notes<String>()
    let host = ProgramHost(Component<Elm<Sum>>(Sum()), report: { reports.add("\($0)") })
    host.send(0)
    #expect(reports.all == ["message 0 was refused: nothing must be more than 0"])
    #expect(await host.submit(0) == Refusal("nothing must be more than 0"))
    #expect(await host.submit(3) == nil)
    #expect(reports.all.count == 1)
    #expect(host.view == 3)
  }

  @Test("calls functions of `afterwards` when messages are handled and observers notified")
  func afterwards() async {
    let log = Notes<String>()
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    host.observe { log.add("\($0)") }
    host.send(1)
    host.afterwards { log.add("after") }
    #expect(log.all == ["0", "1", "after"])
    host.observe { [weak host] sum in
      guard sum == 1 else { return }
      host?.send(2)
      host?.afterwards { log.add("late") }
      log.add("sent")
    }
    #expect(log.all.suffix(3) == ["sent", "3", "late"])
    await host.end()
    host.afterwards { log.add("ended") }
    #expect(log.all.last == "ended")
  }

  @Test("handles any number of messages to itself on a small stack")
  func selfSends() {
    struct Countdown: Program {
      let initial = 0
      func update(_ sum: inout Int, by message: Int) -> Effect<Int> {
        sum += 1
        return message == 0 ? .none : .message(message - 1)
      }
      func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
    }
    // A call within a call takes at least fifty bytes of the stack, so that 20,000 are too many.
    #if DEBUG
    let count = cases(20_000, long: 100_000)
    #else
    let count = 1_000_000
    #endif
    let sum = onSmallStack {
      let host = ProgramHost(Component<Elm<Countdown>>(Countdown()))
      host.send(count)
      return host.view
    }
    #expect(sum == count + 1)
  }

  @Test("enqueues a message that anyone sends while another one is handled")
  func reentrancy() throws {
    let log = Notes<String>()
    let link = Link()
    struct Chatty: Program {
      let initial = 0
      let log: Notes<String>
      let link: Link
      func update(_ sum: inout Int, by message: Int) {
        log.add("begin \(message)")
        if message < 3 { link.send(message + 1) }
        sum += message
        log.add("end \(message)")
      }
      func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int {
        if sum == 6 { send(10) }
        return sum
      }
    }
    let middleware = Middleware<Elm<Chatty>> { message, component, next in
      if message == 10 { link.send(20) }
      return next(message, &component)
    }
    let chatty = Chatty(log: log, link: link)
    let host = ProgramHost(Component<Elm<Chatty>>(chatty), middleware: [middleware])
    link.connect { host.send($0) }
    host.send(1)
    #expect(log.all == (1...3).flatMap { ["begin \($0)", "end \($0)"] })
    // Drawing this view sends 10, and the middleware then 20, which are handled before it returns.
    #expect(host.view == 6)
    #expect(host.view == 36)
    link.connect { _ in }
  }

  @Test("handles the messages of sixteen tasks, those of each in its order")
  func storm() async {
    struct Ordered: Program {
      struct Tally: Sendable {
        var next = Array(repeating: 0, count: 16)
        var count = 0
        var isOrdered = true
      }
      let initial = Tally()
      func update(_ tally: inout Tally, by message: Int) {
        let sender = message % 16
        if tally.next[sender] != message / 16 { tally.isOrdered = false }
        tally.next[sender] += 1
        tally.count += 1
      }
      func view(_ tally: Tally, send: @escaping (Int) -> Void) -> Tally { tally }
    }
    let each = cases(1_000, long: 6_250)
    let host = ProgramHost(Component<Elm<Ordered>>(Ordered()))
    let counts = Notes<Int>()
    host.observe(select: \.count, tell: { counts.add($0) })
    await withTaskGroup { group in
      for sender in 0..<16 {
        group.addTask {
          for number in 0..<each { host.send(number * 16 + sender) }
        }
      }
    }
    await host.end()
    #expect(host.view.count == 16 * each)
    #expect(host.view.isOrdered)
    #expect(counts.all == Array(0...16 * each))
  }

  @Test("is not retained by its views and its work, and cancels the work when released")
  func release() {
    let hand = Hand()
    let reports = Notes<String>()
    weak var released: ProgramHost<Elm<Asking>>?
    do {
      let program = Asking(first: hand.work("a"), asks(["b": hand.work("b", "b")]))
      let host = ProgramHost(Component<Elm<Asking>>(program), report: { reports.add("\($0)") })
      host.send("b")
      released = host
      #expect(released != nil)
    }
    #expect(released == nil)
    #expect(hand.log.all == ["start a", "start b", "cancel a", "cancel b"])
    hand.send("late", from: "a")
    hand.finish("a")
    #expect(reports.all == [])
  }

  @Test("reports messages that arrive after its end")
  func late() async {
    let reports = Notes<String>()
    let senders = Notes<@Sendable (Int) -> Void>()
    struct Leaking: Program {
      let initial = 0
      let senders: Notes<@Sendable (Int) -> Void>
      func update(_ sum: inout Int, by message: Int) { sum += message }
      func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int {
        nonisolated(unsafe) let send = send
        senders.add { send($0) }
        return sum
      }
    }
    var host: ProgramHost? = ProgramHost(
      Component<Elm<Leaking>>(Leaking(senders: senders)),
      report: { reports.add("\($0)") }
    )
    host?.send(1)
    _ = host?.view
    await host?.end()
    host?.send(2)
    #expect(await host?.submit(3) == Refusal("the host has ended"))
    #expect(host?.view == 1)
    host = nil
    senders.all.first?(4)
    #expect(
      reports.all == (2...4).map { "message \($0) came after the host had ended" }
    )
  }

  @Test("handles messages sent before its end, and reports their follow-up messages")
  func followUp() async {
    let reports = Notes<String>()
    let host = ProgramHost(
      Component<Elm<Asking>>(Asking(asks(["a": .merge([.message("b"), .message("c")])]))),
      report: { reports.add("\($0)") }
    )
    let ended = Notes<Bool>()
    host.observe { [weak host] view in
      guard view == ["go"], let host else { return }
      host.send("a")
      Task {
        await host.end()
        ended.add(true)
      }
      // A message that is late shows that the end has begun; those before it are handled.
      while reports.all.isEmpty {
        host.send("x")
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    await inThread { host.send("go") }
    await host.end()
    #expect(host.view.prefix(2) == ["go", "a"])
    #expect(host.view.dropFirst(2).allSatisfy { $0 == "x" })
    #expect(
      reports.all == ["x", "b", "c"].map { "message \"\($0)\" came after the host had ended" }
    )
  }

  @Test("loses no message and no follow-up when it ends while others send")
  func endingRace() async {
    for round in 0..<cases(20, long: 40) {
      let late = Notes<String>()
      let host = ProgramHost(
        Component<Elm<Asking>>(Asking { $0 == "a" ? .message("b") : .none }),
        // Slow enough that messages wait when the end begins.
        middleware: [
          Middleware { message, component, next in
            for _ in 0..<50 { sched_yield() }
            return next(message, &component)
          }
        ],
        report: { if case .late(let message) = $0 { late.add(message) } }
      )
      await withTaskGroup { group in
        for sender in 0..<4 {
          group.addTask {
            for _ in 0..<10 { if sender == 0 { await host.submit("a") } else { host.send("a") } }
          }
        }
        group.addTask {
          for _ in 0..<(round % 10) { await Task.yield() }
          await host.end()
        }
      }
      let handled = host.view
      let count = { (list: [String], word: String) in list.count { $0 == word } }
      #expect(count(handled, "a") + count(late.all, "a") == 40)
      #expect(count(handled, "b") + count(late.all, "b") == count(handled, "a"))
    }
  }

  @Test("ends if a delay elapses at the moment of its end")
  func elapsedAtEnd() async {
    /// A clock whose sleepers wake when they are cancelled, as if their time had come.
    struct LightSleep: Clock {
      var now: ContinuousClock.Instant { .now }
      var minimumResolution: Duration { .zero }
      func sleep(until: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try? await Task.sleep(for: .seconds(1_000))
      }
    }
    let hand = Hand()
    let effect = hand.work("late", "late", .debounce(.seconds(1)))
    let host = ProgramHost(
      Component<Elm<Asking>>(Asking(first: effect) { _ in .none }),
      clock: LightSleep()
    )
    await host.end()
    #expect(hand.log.all == [])
  }

  @Test("ends when its work has ended")
  func end() async {
    let log = Notes<String>()
    let effect = Effect<String>.task("a") { _ in
      do { try await Task.sleep(for: .seconds(1_000)) } catch {
        for _ in 0..<100 { await Task.yield() }
        log.add("cleaned up")
      }
    }
    let host = ProgramHost(Component<Elm<Asking>>(Asking(first: effect) { _ in .none }))
    await host.end()
    #expect(log.all == ["cleaned up"])
    await host.end()
  }

  @Test("ends before its scope returns or throws")
  func scope() async {
    let log = Notes<String>()
    let effect = Effect<String>.task("a") { _ in
      defer { log.add("ended") }
      try await Task.sleep(for: .seconds(1_000))
    }
    await #expect(throws: CancellationError.self) {
      try await withHost(Component<Elm<Asking>>(Asking(first: effect) { _ in .none })) { host in
        host.send("x")
        throw CancellationError()
      }
    }
    #expect(log.all == ["ended"])
  }

  @Test("must not be read by the update that changes it")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      let link = Link()
      struct Curious: Program {
        let initial = 0
        let link: Link
        func update(_ sum: inout Int, by message: Int) { link.send(message) }
        func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
      }
      let host = ProgramHost(Component<Elm<Curious>>(Curious(link: link)))
      link.connect { _ in _ = host.view }
      host.send(1)
    }
  }
}
