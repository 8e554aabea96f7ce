import ComonadLaws
import ComponentHost
import ComponentKit
import Locks
import Markup
import TestSupport
import Testing

@testable import ComponentTesting

@Suite("The drivers of the scheduler")
struct DriverAgreementTests {
  private static let scripts: UInt64 = 400

  /// Runs a step of a script with a driver.
  private func run(
    _ step: DriverScript.Step,
    _ driver: inout some Driver,
    waits: [Int]
  ) async {
    let running = driver.work.running
    func number(_ place: Int) -> Int? {
      running.isEmpty ? nil : running[place % running.count]
    }
    switch step {
    case .perform(let request): await driver.send(.perform(request.effect(driver.work)))
    case .send(let number): await driver.send(.number(number))
    case .workSends(let message, let place):
      guard let number = number(place) else { return }
      driver.work.outlet(number)?.send(.number(message))
      await driver.settle()
    case .workEnds(let place):
      guard let number = number(place) else { return }
      driver.work.finish(number)
      await driver.settle()
    case .advance:
      for ticket in waits { await driver.elapse(ticket) }
    }
  }

  /// Runs a step with the reference; returns the waits that it has ended.
  private func run(_ step: DriverScript.Step, _ plain: inout PlainDriver) async -> [Int] {
    guard case .advance(let seconds) = step else {
      await run(step, &plain, waits: [])
      return []
    }
    var waits: [Int] = []
    let end = plain.time + seconds
    while let ticket = plain.nextWait(until: end) {
      waits.append(ticket)
      plain.elapse(ticket)
    }
    return waits
  }

  @Test(
    "carry out the same commands and show the same views: the host and the page",
    arguments: [false, true]
  )
  func hostAndPage(hasQuickWork: Bool) async {
    for seed in 0..<Self.scripts {
      let script = DriverScript(seed: seed, hasQuickWork: hasQuickWork)
      var plain = PlainDriver()
      var host = HostDriver()
      var page = PageDriver()
      for step in script.steps {
        let waits = await run(step, &plain)
        await run(step, &host, waits: waits)
        await run(step, &page, waits: waits)
        #expect(host.work.log == plain.work.log, "seed \(seed): the host after \(step)")
        #expect(page.work.log == plain.work.log, "seed \(seed): the page after \(step)")
        #expect(host.view == plain.view, "seed \(seed): the host after \(step)")
        #expect(page.view == plain.view, "seed \(seed): the page after \(step)")
        if host.work.log != plain.work.log || page.work.log != plain.work.log { return }
        if host.view != plain.view || page.view != plain.view { return }
      }
      plain.end()
      await host.host.end()
      #expect(host.work.log == plain.work.log, "seed \(seed): the host at its end")
      host.host.send(.number(1))
      #expect(host.late.withLock { $0 } == 1, "seed \(seed): the message after the end is late")
      #expect(plain.faults == [], "seed \(seed)")
    }
  }

  @Test("carry out the same commands and show the same views: the tester")
  func tester() async {
    for seed in 0..<Self.scripts {
      let script = DriverScript(seed: seed, hasQuickWork: false)
      var plain = PlainDriver()
      let tester = Tester(Component<Elm<Driven>>(Driven())) { _ in }
        .ignoring(.work, .messages, .errors)
      let requested = DrivenWork()
      func ticket(_ number: Int) -> Int? {
        tester.scheduler.tickets.filter { tester.scheduler.isRunning($0) }
          .first { tester.scheduler.work(of: $0).map(requested.number) == number }
      }
      for step in script.steps {
        let running = plain.work.running
        let starts = plain.work.log.count { $0.hasPrefix("start") }
        switch step {
        case .perform(let request): tester.send(.perform(request.effect(requested)))
        case .send(let number): tester.send(.number(number))
        case .workSends(let message, let place) where !running.isEmpty:
          controlled(tester, ticket(running[place % running.count])).send(.number(message))
        case .workEnds(let place) where !running.isEmpty:
          controlled(tester, ticket(running[place % running.count])).finish()
        case .workSends, .workEnds: break
        case .advance(let seconds): tester.advance(by: .seconds(seconds))
        }
        _ = await run(step, &plain)
        let numbers = tester.scheduler.tickets.filter { tester.scheduler.isRunning($0) }
          .compactMap { tester.scheduler.work(of: $0).map(requested.number) }
        let newStarts = plain.work.log.count { $0.hasPrefix("start") } - starts
        let events = tester.scheduler.events.map(\.event)
        let started = events.count { if case .start = $0 { true } else { false } }
        tester.scheduler.events = []
        #expect(numbers.sorted() == plain.work.running, "seed \(seed): the tester after \(step)")
        #expect(started == newStarts, "seed \(seed): the tester after \(step)")
        #expect(tester.view.text == plain.view, "seed \(seed): the tester after \(step)")
        if tester.view.text != plain.view { return }
      }
      tester.finish()
    }
  }

  private func controlled(
    _ tester: Tester<Elm<Driven>>,
    _ ticket: Int?
  ) -> ControlledWork<Elm<Driven>> {
    ControlledWork(
      tester: tester,
      ticket: ticket ?? -1,
      name: "work",
      location: CodeLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    )
  }

  @Test("start two whose delays end together in the order in which the delays began: the tester")
  func order() throws {
    let tester = Tester(Component<Elm<Doer>>(Doer())).ignoring(.work)
    tester.send(.perform(job("a", .throttle(.seconds(2)))))
    tester.advance(by: .seconds(1))
    tester.expect(effects: [.start("a")])
    tester.send(.perform(job("b", .debounce(.seconds(1)))))
    tester.expect(effects: [.wait("b")])
    tester.send(.perform(job("a", .throttle(.seconds(2)))))
    tester.advance(by: .seconds(1))
    tester.expect(effects: [.wait("a"), .start("a"), .start("b")])
    try tester.check()
  }

  @Test("deliver the same messages without work: the runner of scripts")
  func scripts() async {
    for seed in 0..<Self.scripts {
      let script = DriverScript(seed: seed, hasQuickWork: false)
      var plain = PlainDriver()
      var component = Component<Elm<Driven>>(Driven())
      var scheduler = ScriptScheduler<Driven.Message>()
      let work = DrivenWork()
      for step in script.steps {
        switch step {
        case .perform(let request): component.send(.perform(request.effect(work)))
        case .send(let number): component.send(.number(number))
        case .workSends, .workEnds, .advance: continue
        }
        scheduler.handle(component.takeEffect())
        while let message = scheduler.nextMessage() {
          component.send(message)
          scheduler.handle(component.takeEffect())
        }
        _ = await run(step, &plain)
        let starts = scheduler.takeEvents().filter { if case .start = $0 { true } else { false } }
        for _ in starts { work.note("start") }
        let started = plain.work.log.count { $0.hasPrefix("start") }
        #expect(work.log.count == started, "seed \(seed): the runner after \(step)")
        #expect(component.view.text == plain.view, "seed \(seed): the runner after \(step)")
      }
    }
  }
}
