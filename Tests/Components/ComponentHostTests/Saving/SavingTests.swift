import ComponentKit
import ComponentTesting
import Foundation
import Locks
import TestSupport
import Testing

@testable import ComponentHost

/// A number whose program calls a function each time that it saves.
private struct Watched: SavedProgram {
  var onSave: @Sendable (Int) throws(Refusal) -> Void
  let initial = 0
  func update(_ sum: inout Int, by message: Int) { sum += message }
  func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
  func save(_ sum: Int) throws(Refusal) -> String {
    try onSave(sum)
    return "\(sum)"
  }
}

@Suite("A host that saves", .timeLimit(.minutes(10)))
struct SavingTests {
  private let directory = TemporaryDirectory()
  private let clock = TestClock()
  private let reports = Notes<String>()
  private var path: String { directory.file("sum") }

  /// The number in the file, or nil if there is none.
  private var saved: Int? {
    get throws { try KeptFile(path).load(for: Sum()) }
  }

  private func host<A: ProgramArchitecture<Sum>>(
    _ architecture: A.Type = Elm<Sum>.self,
    keptAs path: String? = nil
  ) -> ProgramHost<A> {
    ProgramHost(A.self, of: Sum(), keptAs: path ?? self.path, clock: clock) { [reports] in
      reports.add("\($0)")
    }
  }

  @Test("saves a state that is unchanged for a second, and the last one at its end")
  func debounced() async throws {
    let host = host()
    for message in [1, 2] { host.send(message) }
    await clock.sleepers(1)
    #expect(try saved == nil)
    clock.advance(by: .seconds(1))
    try await until { try saved == 3 }
    host.send(4)
    #expect(try saved == 3)
    await host.end()
    #expect(try saved == 7)
    #expect(clock.sleeping == 0)
  }

  @Test("saves a state that never stops changing after ten seconds")
  func ticking() async throws {
    let host = host()
    for tick in 1...20 {
      #expect(try saved == nil, "before tick \(tick)")
      host.send(1)
      await clock.sleepers(1)
      clock.advance(by: .milliseconds(500))
    }
    try await until { try saved == 20 }
  }

  @Test("saves the last state when it is released, and no unchanged state")
  func released() throws {
    do { _ = host(React<Sum>.self) }
    #expect(try saved == nil)
    do { host(Redux<Sum>.self).send(5) }
    #expect(try saved == 5)
  }

  @Test("asks for the text of a state only when it writes it")
  func rare() async throws {
    let texts = Notes<Int>()
    let host = ProgramHost(
      Elm<Watched>.self,
      of: Watched { texts.add($0) },
      keptAs: path,
      clock: clock
    )
    for _ in 1...1_000 { host.send(1) }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    try await until { try saved == 1_000 }
    await host.end()
    #expect(texts.all == [0, 1_000, 1_000])
  }

  @Test("reports a state that the program does not save, and leaves the file")
  func refused() async throws {
    let watched = Watched { sum throws(Refusal) in
      if sum == 3 { throw Refusal("three is taken") }
    }
    let host = ProgramHost(Elm<Watched>.self, of: watched, keptAs: path, clock: clock) {
      [reports] in reports.add("\($0)")
    }
    for message in [2, 1] {
      host.send(message)
      await clock.sleepers(1)
      clock.advance(by: .seconds(1))
      try await until { try message == 2 ? saved == 2 : !reports.all.isEmpty }
    }
    #expect(reports.all == ["state was not saved: three is taken"])
    #expect(try saved == 2)
    host.send(1)
    await host.end()
    #expect(try saved == 4)
  }

  /// What happens after a save that failed.
  enum Then: CaseIterable { case change, end, release }

  @Test(
    "saves a state that it could not save, when the disk has recovered",
    arguments: Then.allCases
  )
  func recovered(then: Then) async throws {
    let folder = directory.file("disk")
    let file = KeptFile(folder + "/sum")
    do {
      let host = host(keptAs: file.path)
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
        try await until { try file.load(for: Sum()) == 3 }
      case .end: await host.end()
      case .release: break
      }
    }
    #expect(try file.load(for: Sum()) == (then == .change ? 3 : 1))
    #expect(reports.all.count == 1)
  }

  @Test("saves a state at its end whose save was under way, and failed")
  func failedAtEnd() async throws {
    enum Save { case notYet, waiting, released }
    let state = Locked(Save.notYet)
    let watched = Watched { sum throws(Refusal) in
      guard sum == 1, state.withLock({ $0 }) == .notYet else { return }
      state.withLock { $0 = .waiting }
      while state.withLock({ $0 }) == .waiting { usleep(1_000) }
      throw Refusal("not yet")
    }
    let host = ProgramHost(Elm<Watched>.self, of: watched, keptAs: path, clock: clock) {
      [reports] in reports.add("\($0)")
    }
    host.send(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    try await until { state.withLock { $0 } == .waiting }
    async let end: Void = host.end()
    while host.core.post(.job { _ in }) { await Task.yield() }
    state.withLock { $0 = .released }
    await end
    #expect(reports.all == ["state was not saved: not yet"])
    #expect(try saved == 1)
  }

  @Test("writes no file on a thread of a task")
  func threads() async throws {
    let places = Notes<Bool>()
    let watched = Watched { sum in
      if sum > 0 { places.add(withUnsafeCurrentTask { $0 != nil }) }
    }
    let host = ProgramHost(Elm<Watched>.self, of: watched, keptAs: path, clock: clock)
    host.send(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    try await until { try saved == 1 }
    host.send(1)
    await host.end()
    #expect(try saved == 2)
    #expect(places.all == [false, false])
  }

  @Test("may send from its report while it ends")
  func reentrance() async throws {
    let link = Link()
    let (reports, teller) = AsyncStream.makeStream(of: String.self)
    let host = ProgramHost(
      React<Sum>.self,
      of: Sum(),
      keptAs: "/nowhere/at/all",
      clock: clock,
      report: { report in
        if case .unsaved = report { link.send(100) }
        teller.yield("\(report)")
      }
    )
    link.connect { [weak host] in host?.send($0) }
    // The thread that reports serves the host, whose `end()` is called meanwhile.
    let ending = Notes<Task<Void, Never>>()
    host.observe {
      $0 >= 100
    } tell: { [weak host] isReporting in
      guard isReporting else { return }
      ending.add(Task { [weak host] in await host?.end() })
      while host?.core.post(.job { _ in }) == true { usleep(1_000) }
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
    let last = Locked<ProgramHost<React<Sum>>?>(nil)
    let (reports, teller) = AsyncStream.makeStream(of: String.self)
    do {
      let host = ProgramHost(
        React<Sum>.self,
        of: Sum(),
        keptAs: "/nowhere/at/all",
        clock: clock
      ) { report in
        let host = last.withLock { $0.take() }
        host?.send(1)
        teller.yield("\(report)")
      }
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
