import ComponentKit
import Foundation
import SeededRandom
import StateGraphs
import Testing

@testable import ComponentTesting

/// A program that is a table of targets, and whose last message is refused in odd states.
private struct Table: Program {
  let targets: [[Int]]
  let initial = 0

  init(seed: UInt64, states: Int, messages: Int) {
    var random = SplitMix(seed: seed)
    targets = (0..<states).map { _ in
      (0..<messages).map { _ in Int.random(in: 0..<states, using: &random) }
    }
  }

  func update(_ state: inout Int, by message: Int) { state = targets[state][message] }
  func refusal(of message: Int, in state: Int) -> Refusal? {
    message == targets[0].count - 1 && !state.isMultiple(of: 2) ? Refusal("odd") : nil
  }
  func view(_ state: Int, send: @escaping (Int) -> Void) -> Int { state % 7 }
}

/// A player of one track, which is loaded and can be stopped.
private struct Player: Program {
  enum Message: Hashable { case play, stop, loaded }
  let cancelled: EffectID
  let initial = "silent"

  func update(_ state: inout String, by message: Message) -> Effect<Message> {
    switch message {
    case .play:
      state = "loading"
      return .work(Work(EffectID("track").within("load"), policy: .latest) { _ in .none })
    case .stop:
      state = "silent"
      return .cancel(cancelled)
    case .loaded:
      state = "playing"
      return .none
    }
  }

  func view(_ state: String, send: @escaping (Message) -> Void) -> String { state }

  var space: Exploration<ProgramState<Player>> {
    Exploration(
      of: self,
      by: [.play, .stop],
      answers: [WorkAnswers("load") { _ in [.message(.loaded)] }]
    )
  }
}

@Suite("An exploration")
struct ExplorationTests {
  @Test("finds the same states in the same order on all processors", arguments: [1, 40, 5_000])
  func processors(states: Int) {
    for seed in 0..<UInt64(states > 100 ? 1 : 50) {
      let table = Table(seed: seed, states: states, messages: 3)
      let one = Exploration(from: Component<Elm<Table>>(table), by: [0, 1, 2])
      let all = Exploration(of: table, by: [0, 1, 2])
      #expect(one.graph.steps == all.graph.steps)
      #expect(one.events == all.events)
      #expect(one.refusals == all.refusals)
      #expect(one.depth == all.depth)
      let path = all.graph.path(to: all.stateCount - 1)
      #expect(one.graph.path(to: all.stateCount - 1) == path)
    }
  }

  @Test("stops at the same state on all processors", arguments: [10, 4_500])
  func limits(count: Int) {
    let table = Table(seed: 7, states: 6_000, messages: 3)
    let limit = ExplorationLimit(states: count)
    let one = Exploration(from: Component<Elm<Table>>(table), by: [0, 1, 2], limit: limit)
    let all = Exploration(of: table, by: [0, 1, 2], limit: limit)
    #expect(one.stateCount == all.stateCount)
    #expect(one.cut == "\(count) states")
    #expect(all.cut == one.cut)
    #expect(all.completeDepth == one.completeDepth)
  }

  @Test("stops soon after its time, also if the program is slow")
  func time() {
    struct Slow: Program {
      let initial = 0
      func update(_ state: inout Int, by message: Int) {
        usleep(2_000)
        state += message
      }
      func view(_ state: Int, send: @escaping (Int) -> Void) -> Int { state }
    }
    let limit = ExplorationLimit(time: .milliseconds(200))
    let space = Exploration(from: Component<Elm<Slow>>(Slow()), by: [1, 1_000], limit: limit)
    #expect(space.cut == "0.2 seconds")
    #expect(space.stateCount < 1_000)
  }

  @Test("hears no work that a name or the name around it cancels")
  func cancelled() {
    let isStop: (Player.Message) -> Bool = { $0 == .stop }
    for name in [EffectID("track").within("load"), "load", .all] {
      #expect(Player(cancelled: name).space.cancelledWorkIsNeverHeard("load", by: isStop).holds)
    }
    let verdict = Player(cancelled: "other").space.cancelledWorkIsNeverHeard("load", by: isStop)
    #expect(verdict.trace?.messages == [.play, .stop])
  }

  @Test("finds that a log of actions grows, and that nothing else does")
  func memory() {
    let player = Player(cancelled: "load")
    func verdict<A: ProgramArchitecture>(_: A.Type) -> Verdict<Component<A>>
    where A.Program == Player {
      Exploration(
        from: Component<A>(player),
        by: [.play, .stop],
        answers: [WorkAnswers("load") { _ in [.message(.loaded)] }]
      )
      .memoryDoesNotGrow()
    }
    #expect(verdict(React<Player>.self).holds)
    #expect(verdict(Elm<Player>.self).holds)
    #expect(verdict(Halogen<Player>.self).holds)
    #expect(verdict(Redux<Player>.self).trace?.messages.contains(.play) == true)
  }

  @Test("never says decided of a memory that grows now and then", arguments: [1, 2, 3, 8, 500])
  func slowGrowth(every: Int) {
    struct Log: Program {
      struct State { var page = 0, visits = 0, log: [Int] = [] }
      let every: Int
      let initial = State()
      func update(_ state: inout State, by message: Int) {
        state.page = message
        state.visits += 1
        if state.visits % every == 0 { state.log.append(message) }
      }
      func view(_ state: State, send: @escaping (Int) -> Void) -> Int { state.page }
    }
    let space = Exploration(of: Log(every: every), state: \.page, messages: { _ in [0, 1] })
    let verdict = space.memoryDoesNotGrow { $0.state.log.count }
    #expect(verdict.holds == (every == 500))
    if verdict.holds { #expect(verdict.strength == .bounded(depth: 1, states: 2)) }
  }

  @Test("decides that memory does not grow where the space has all components")
  func wholeStates() {
    /// Two pages, and what was left of one is kept on the other: also in an object or a function.
    struct Pages: Program {
      final class Note: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
      }
      struct State {
        var page = 0
        var last: [Int: Set<String>] = [:]
        var note: Note?
        var function: (@Sendable () -> Int)?
      }
      var keepsFunction = false
      let initial = State()
      func update(_ state: inout State, by message: Int) {
        state.page = message
        state.last = [message: ["a", "b", "c"], 7: ["d"]]
        state.note = Note("\(message)")
        let before = state.function
        if keepsFunction { state.function = { (before?() ?? 0) + 1 } }
      }
      func view(_ state: State, send: @escaping (Int) -> Void) -> Int { state.page }
    }
    func strength(_ pages: Pages) -> String {
      let space = Exploration(
        of: pages,
        state: { [$0.page, $0.last.count] },
        messages: { _ in [0, 1] }
      )
      let verdict = space.memoryDoesNotGrow()
      return verdict.holds ? "\(verdict.strength)" : "refuted"
    }
    #expect(strength(Pages()) == "decided (3 states)")
    #expect(strength(Pages(keepsFunction: true)) == "bounded (1 event, 3 states)")
  }

  @Test("refutes a state that cannot be restored, or is restored as another one")
  func restored() {
    let space = Player(cancelled: "load").space
    let refused = space.restoredStatesBehaveAlike { $0.state == "playing" ? nil : $0 }
    #expect(refused.trace?.messages == [.play])
    #expect(refused.trace?.events.count == 2)
    let silenced = space.restoredStatesBehaveAlike { ProgramState($0.program) }
    #expect(silenced.trace?.events.count == 2)
    #expect(space.restoredStatesBehaveAlike { $0 }.holds)
  }
}

/// A stack that traps when its last element is removed.
private struct Stack: Program {
  let initial = [1, 2]
  func update(_ stack: inout [Int], by isPush: Bool) {
    if isPush { stack = [1, 2, 3] } else { stack.removeLast() }
  }
  func view(_ stack: [Int], send: @escaping (Bool) -> Void) -> Int { stack.count }

  /// The journal of the child process, which cannot be told another path.
  static var journal: ExplorationJournal {
    let folder = FileManager.default.temporaryDirectory
    return ExplorationJournal(folder.appendingPathComponent("stack-\(getuid())-journal").path)
  }
}

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
@Suite("A journal of an exploration", .serialized)
struct ExplorationJournalTests {
  @Test("names the message that traps in a process of its own", arguments: [true, false])
  func traps(inArchitecture: Bool) async throws {
    defer { unlink(Stack.journal.path) }
    if inArchitecture {
      await #expect(processExitsWith: .failure) {
        let component = Component<Elm<Stack>>(Stack())
        _ = Exploration(from: component, by: [true, false], journal: Stack.journal)
      }
    } else {
      await #expect(processExitsWith: .failure) {
        _ = Exploration(of: Stack(), by: [true, false], journal: Stack.journal)
      }
    }
    let entry = try #require(try Stack.journal.latest())
    let limit = ExplorationLimit(before: entry)
    let space = Exploration(of: Stack(), by: [true, false], limit: limit)
    #expect(space.cut == "a trap")
    let verdict = space.noMessageTraps()
    #expect(verdict.trace?.messages == [false, false, false])
    #expect(
      "\(verdict)"
        == """
        refuted: no message traps
        0. the start | 2
        1. message false | 2 → 1
        2. message false | 1 → 0
        3. message false
        """
    )
  }

  @Test("has no entry where nothing was tried, and refuses another file")
  func files() throws {
    let path = FileManager.default.temporaryDirectory.path + "/no-journal-\(UUID())"
    let journal = ExplorationJournal(path)
    defer { unlink(path) }
    #expect(throws: (any Error).self) { try journal.latest() }
    try journal.write(state: 300, event: 7)
    let entry = try #require(try journal.latest())
    #expect(entry.state == 300 && entry.event == 7)
    try journal.write(state: 1, event: nil)
    let drawn = try #require(try journal.latest())
    #expect(drawn.state == 1 && drawn.event == nil)
    let before = Exploration(
      of: Stack(),
      by: [true, false],
      limit: ExplorationLimit(before: drawn)
    )
    #expect("\(before.noMessageTraps())".hasPrefix("refuted: no drawing traps\n0. the start | 2\n"))
    #expect(before.noMessageTraps().trace?.messages == [true])
    try Data([1, 2]).write(to: URL(fileURLWithPath: path))
    #expect(throws: ExplorationJournal.Damage.self) { try journal.latest() }
    #expect("\(ExplorationJournal.Damage(count: 2))" == "a journal must have 8 bytes; got 2")
    let space = Exploration(of: Table(seed: 1, states: 9, messages: 2), by: [0], journal: journal)
    #expect(space.noMessageTraps().holds)
  }
}
#endif

@Suite("Random runs")
struct RandomRunTests {
  @Test("find a fault that they meet, and say how often they looked")
  func sampled() {
    let table = Table(seed: 3, states: 1_000, messages: 3)
    let component = Component<React<Table>>(table)
    let runs = RandomRuns(count: 30, length: 20, seed: 5)
    let space = Exploration(from: component, by: [0, 1, 2], limit: ExplorationLimit(runs: runs))
    #expect("\(space.strength)" == "sampled (30 runs, seed 5)")
    #expect(space.verdict(on: .always("it is small") { $0.view < 7 }).holds)
    let met = space.verdict(on: .never("it is three") { $0.view == 3 })
    #expect(met.trace != nil)
    let last = space.verdict(
      on: .eventually(TemporalProperty("it is two and three") { $0.view == 2 && $0.view == 3 })
    )
    #expect(!last.holds)
    let again = Exploration(from: component, by: [0, 1, 2], limit: ExplorationLimit(runs: runs))
    #expect(again.events == space.events)
    #expect(again.graph.steps == space.graph.steps)
  }
}
