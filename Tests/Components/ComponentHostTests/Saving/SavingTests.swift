import ComponentKit
import ComponentTesting
import Dispatch
import Foundation
import Locks
import TestSupport
import Testing

@testable import ComponentHost

@Suite("A host that saves", .timeLimit(.minutes(10)))
struct SavingTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.file("saving.json") }

  private var archive: Archive<Int> { Archive(path: path, name: "sum") }

  @Test("saves a state that is unchanged for a while, and the last one at its end")
  func debounced() async throws {
    let clock = TestClock()
    let host = ProgramHost(Component<React<Sum>>(Sum()), clock: clock)
    host.save(\.state, in: archive, after: .seconds(2))
    for message in [1, 2] { host.send(message) }
    await clock.sleepers(1)
    #expect(try archive.load() == nil)
    clock.advance(by: .seconds(2))
    try await until { try archive.load() == 3 }
    host.send(4)
    #expect(try archive.load() == 3)
    await host.end()
    #expect(try archive.load() == 7)
    #expect(clock.sleeping == 0)
  }

  @Test("saves the last state when it is released, and no unchanged state")
  func released() throws {
    do {
      let host = ProgramHost(Component<Elm<Sum>>(Sum()))
      host.save(\.view, in: archive)
    }
    #expect(try archive.load() == nil)
    do {
      let host = ProgramHost(Component<Elm<Sum>>(Sum()))
      host.save(\.view, in: archive)
      host.send(5)
    }
    #expect(try archive.load() == 5)
  }

  @Test("reports a file that it may not replace")
  func refused() async throws {
    try Archive<Int>(path: path, name: "sum", version: 2).save(9)
    let reports = Notes<String>()
    let host = ProgramHost(Component<React<Sum>>(Sum()), report: { reports.add("\($0)") })
    host.save(\.state, in: archive)
    host.send(1)
    await host.end()
    #expect(reports.all.count == 1)
    #expect(
      reports.all.first?.hasPrefix(
        "state was not saved: \(path): version must be at most 1 for this program; got 2"
      ) == true
    )
    #expect(try Archive<Int>(path: path, name: "sum", version: 2).load() == 9)
  }

  /// What happens after a save that failed.
  enum Then: CaseIterable { case change, end, release }

  @Test(
    "saves a state that it could not save, when the disk has recovered",
    arguments: Then.allCases
  )
  func recovered(then: Then) async throws {
    let (clock, reports) = (TestClock(), Notes<String>())
    let folder = directory.file("disk")
    let archive = Archive<Int>(path: folder + "/saving.json", name: "sum")
    do {
      let host = ProgramHost(Component<React<Sum>>(Sum()), clock: clock) { reports.add("\($0)") }
      host.save(\.state, in: archive, after: .seconds(1))
      host.send(1)
      await clock.sleepers(1)
      clock.advance(by: .seconds(1))
      try await until { !reports.all.isEmpty }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      switch then {
      case .change:
        host.send(2)
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        try await until { try archive.load() == 3 }
      case .end: await host.end()
      case .release: break
      }
    }
    #expect(try archive.load() == (then == .change ? 3 : 1))
    #expect(reports.all.count == 1)
  }

  /// A number whose first coding waits for the test, and fails.
  private struct Fragile: Codable, Equatable {
    var number = 0
    static let states = Locked(Failing.notYet)
    enum Failing { case notYet, waiting, released, over }

    func encode(to encoder: any Encoder) throws {
      let isFirst = Self.states.withLock { state in
        guard case .notYet = state else { return false }
        state = .waiting
        return true
      }
      if isFirst {
        while Self.states.withLock({ if case .waiting = $0 { true } else { false } }) {
          usleep(1_000)
        }
        Self.states.withLock { $0 = .over }
        throw CancellationError()
      }
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
    init() {}
    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  @Test("saves a state at its end whose save was under way, and failed")
  func failedAtEnd() async throws {
    struct Program: ComponentKit.Program {
      let initial = Fragile()
      func update(_ state: inout Fragile, by message: Int) { state.number += message }
      func view(_ state: Fragile, send: @escaping (Int) -> Void) -> Int { state.number }
    }
    let (clock, reports) = (TestClock(), Notes<String>())
    let host = ProgramHost(Component<React<Program>>(Program()), clock: clock) {
      reports.add("\($0)")
    }
    let archive = Archive<Fragile>(path: path, name: "fragile")
    host.save(\.state, in: archive, after: .seconds(1))
    host.send(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    try await until { Fragile.states.withLock { $0 == .waiting } }
    async let end: Void = host.end()
    while host.post(.job { _ in }) { usleep(1_000) }
    Fragile.states.withLock { $0 = .released }
    await end
    #expect(reports.all.count == 1)
    #expect(try archive.load()?.number == 1)
  }

  @Test("saves a state that never stops changing, after ten times the wait at the latest")
  func ticking() async throws {
    let clock = TestClock()
    let host = ProgramHost(Component<React<Sum>>(Sum()), clock: clock)
    host.save(\.state, in: archive, after: .milliseconds(50))
    for tick in 1...25 {
      #expect(try archive.load() == nil, "before tick \(tick)")
      host.send(1)
      await clock.sleepers(1)
      clock.advance(by: .milliseconds(20))
    }
    try await until { try archive.load() == 25 }
  }

  @Test("waits no longer than its limit", arguments: [Duration.zero, .seconds(3), .seconds(9)])
  func longest(time: Duration) async throws {
    let clock = TestClock()
    let host = ProgramHost(Component<React<Sum>>(Sum()), clock: clock)
    host.save(\.state, in: archive, after: .seconds(4), atMost: time)
    host.send(1)
    for _ in 0..<Int(time.components.seconds) {
      await clock.sleepers(1)
      #expect(try archive.load() == nil)
      clock.advance(by: .seconds(1))
      host.send(1)
    }
    try await until { try archive.load() != nil }
  }

  /// A number that notes where it is written: within a task, or on a thread that has none.
  private struct Traced: Codable, Equatable {
    var number = 0
    static let places = Locked<[String: [Bool]]>([:])
    var path: String

    func encode(to encoder: any Encoder) throws {
      let isInTask = withUnsafeCurrentTask { $0 != nil }
      Self.places.withLock { $0[path, default: []].append(isInTask) }
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
    init(path: String) { self.path = path }
    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
      path = ""
    }
  }

  @Test("writes no file on a thread of a task")
  func threads() async throws {
    struct Program: ComponentKit.Program {
      let initial: Traced
      func update(_ state: inout Traced, by message: Int) { state.number += message }
      func view(_ state: Traced, send: @escaping (Int) -> Void) -> Int { state.number }
    }
    let clock = TestClock()
    let host = ProgramHost(
      Component<React<Program>>(Program(initial: Traced(path: path))),
      clock: clock
    )
    let archive = Archive<Traced>(path: path, name: "traced")
    host.save(\.state, in: archive, after: .seconds(1))
    host.send(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    try await until { try archive.load()?.number == 1 }
    host.send(1)
    await host.end()
    #expect(try archive.load()?.number == 2)
    #expect(Traced.places.withLock { $0[path] } == [false, false])
  }

  @Test("saves the pending state when the observer is removed")
  func removed() async throws {
    let host = ProgramHost(Component<React<Sum>>(Sum()), clock: TestClock())
    let token = host.save(\.state, in: archive)
    host.send(1)
    host.removeObserver(token)
    host.send(1)
    await host.end()
    #expect(try archive.load() == 1)
  }

  @Test("may send from its report while it ends")
  func reentrance() async throws {
    try Archive<Int>(path: path, name: "sum", version: 2).save(9)
    let clock = TestClock()
    let link = Link()
    let (reports, teller) = AsyncStream.makeStream(of: String.self)
    let host = ProgramHost(
      Component<React<Sum>>(Sum()),
      clock: clock,
      report: { report in
        if case .unsaved = report { link.send(100) }
        teller.yield("\(report)")
      }
    )
    link.connect { [weak host] in host?.send($0) }
    host.save(\.state, in: archive, after: .seconds(1))
    // The thread that reports serves the host, whose `end()` is called meanwhile.
    let ending = Notes<Task<Void, Never>>()
    host.observe {
      $0 >= 100
    } tell: { [weak host] isReporting in
      guard isReporting else { return }
      ending.add(Task { [weak host] in await host?.end() })
      while host?.post(.job { _ in }) == true { usleep(1_000) }
      usleep(10_000)
    }
    host.send(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    for await report in reports where report.hasPrefix("state was not saved") { break }
    for task in ending.all { await task.value }
    #expect(ending.all.count == 1)
    #expect(host.state == 101)
  }

  @Test("may be released by its own report")
  func releasedByReport() async throws {
    try Archive<Int>(path: path, name: "sum", version: 2).save(9)
    let clock = TestClock()
    let last = Locked<ProgramHost<React<Sum>>?>(nil)
    let (reports, teller) = AsyncStream.makeStream(of: String.self)
    do {
      let host = ProgramHost(Component<React<Sum>>(Sum()), clock: clock) { report in
        let host = last.withLock { $0.take() }
        host?.send(1)
        teller.yield("\(report)")
      }
      host.save(\.state, in: archive, after: .seconds(1))
      host.send(1)
      await clock.sleepers(1)
      last.withLock { $0 = host }
    }
    clock.advance(by: .seconds(1))
    var count = 0
    // One for the wait, and one for the state that the report has made.
    for await _ in reports {
      count += 1
      if count == 2 { break }
    }
    #expect(last.withLock { $0 == nil })
  }

  /// Waits until something holds, which other threads make true.
  private func until(_ holds: () throws -> Bool) async throws {
    while try !holds() { try await Task.sleep(for: .milliseconds(1)) }
  }
}
