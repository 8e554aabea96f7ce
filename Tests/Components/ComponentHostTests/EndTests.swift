import ComponentKit
import ComponentTesting
import Locks
import TestSupport
import Testing

@testable import ComponentHost

@Suite("The end of a host", .timeLimit(.minutes(10)))
struct EndTests {
  private typealias Host = ProgramHost<Elm<Asking>>

  /// A reference that work needs before there is a host.
  private let host = Locked<Host?>(nil)
  private let log = Notes<String>()

  private func start(_ effect: Effect<String>) -> Host {
    let new = ProgramHost(Component<Elm<Asking>>(Asking(first: effect) { _ in .none }))
    host.withLock { $0 = new }
    return new
  }

  /// The effect that ends its own host, by a function.
  private func ending(
    _ name: String,
    by end: @escaping @Sendable (Host) async -> Void
  ) -> Effect<String> {
    .task(EffectID(name)) { [host, log] _ in
      var found: Host?
      while found == nil {
        found = host.withLock { $0 }
        await Task.yield()
      }
      if let found { await end(found) }
      log.add(name)
    }
  }

  /// Work that takes a while to end when it is cancelled.
  private var slow: Effect<String> {
    .task("slow") { [log] _ in
      try? await Task.sleep(for: .seconds(1_000))
      for _ in 0..<100 { await Task.yield() }
      log.add("slow")
    }
  }

  /// Waits for a number of notes.
  private func logged(_ count: Int) async throws {
    while log.all.count < count { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Sends a message from its own work, on whose thread the observers are then notified.
  private struct Speaking: Program {
    enum Message: Sendable { case go, said }
    let log: Notes<String>
    let initial = 0
    func update(_ count: inout Int, by message: Message) -> Effect<Message> {
      guard case .go = message else {
        count = 2
        return .none
      }
      return .task("speaking") { [log] send in
        send(.said)
        for _ in 0..<1_000 { await Task.yield() }
        log.add("work ended")
      }
    }
    func view(_ count: Int, send: @escaping (Message) -> Void) -> Int { count }
  }

  @Test("waits for work also in a task of an observer that was notified on the thread of that work")
  func observed() async throws {
    let host = ProgramHost(Component<Elm<Speaking>>(Speaking(log: log)))
    host.observe { [log, weak host] count in
      guard count == 2, let host else { return }
      Task {
        await host.end()
        log.add("end returned")
      }
    }
    host.send(.go)
    try await logged(2)
    #expect(log.all == ["work ended", "end returned"])
  }

  /// How work calls `end()`.
  enum Way: CaseIterable { case itself, child, group, another, twice }

  @Test("may be awaited by its own work, which then ends all other work", arguments: Way.allCases)
  func within(way: Way) async throws {
    let end = ending("end") { host in
      switch way {
      case .itself: await host.end()
      case .child:
        async let end: Void = host.end()
        await end
      case .group:
        await withTaskGroup(of: Void.self) { for _ in 0..<3 { $0.addTask { await host.end() } } }
      case .another: await Task { await host.end() }.value
      case .twice: for _ in 0..<2 { await host.end() }
      }
    }
    let host = start(.merge([slow, end]))
    try await logged(2)
    #expect(log.all == ["slow", "end"])
    await host.end()
    self.host.withLock { $0 = nil }
  }

  @Test("may be awaited by two pieces of its work, and by others until both have ended")
  func twoWorks() async throws {
    let ends = ["a", "b"].map { name in ending(name) { await $0.end() } }
    let host = start(.merge([slow] + ends))
    Task {
      await host.end()
      log.add("outside")
    }
    try await logged(4)
    #expect(log.all.first == "slow")
    #expect(log.all.last == "outside")
    #expect(log.all.sorted() == ["a", "b", "outside", "slow"])
    self.host.withLock { $0 = nil }
  }

  @Test("may be awaited by work of a host that its own work uses")
  func nested() async throws {
    let outer = start(
      ending("outer") { [log] outer in
        let end = Effect<String>.task { _ in
          await outer.end()
          log.add("inner")
        }
        await withHost(Component<Elm<Asking>>(Asking(first: end) { _ in .none })) { _ in
          while log.all.isEmpty { await Task.yield() }
        }
      }
    )
    try await logged(2)
    #expect(log.all == ["inner", "outer"])
    await outer.end()
    host.withLock { $0 = nil }
  }

  @Test("awaits the work whose message has started the work that ends the host")
  func startedByAnother() async throws {
    let first = Effect<String>.task("first") { [log] send in
      send("go")
      try? await Task.sleep(for: .seconds(1_000))
      for _ in 0..<100 { await Task.yield() }
      log.add("first")
    }
    let end = ending("end") { await $0.end() }
    let new = ProgramHost(
      Component<Elm<Asking>>(Asking(first: first) { $0 == "go" ? end : .none })
    )
    host.withLock { $0 = new }
    try await logged(2)
    #expect(log.all == ["first", "end"])
    host.withLock { $0 = nil }
  }

  @Test("awaits 60,000 pieces of cancelled work, whatever the order in which they end")
  func many() async {
    let outlets = Locked<[Outlet<String>]>([])
    let host = ProgramHost(
      Component<Elm<Asking>>(
        Asking { _ in
          .work(
            Work { outlet in
              outlets.withLock { $0.append(outlet) }
              return Cancellation(isAwaited: true) {}
            }
          )
        }
      )
    )
    for _ in 0..<60_000 { host.send("") }
    async let end: Void = host.end()
    while host.core.post(.job { _ in }) { await Task.yield() }
    for outlet in outlets.withLock({ $0 }).reversed() { outlet.finish() }
    await end
  }
}
