import ComponentKit
import SeededRandom
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
private struct Player: ActiveProgram {
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
      let one = Exploration(of: Component<Elm<Table>>(table), by: [0, 1, 2])
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
    let one = Exploration(of: Component<Elm<Table>>(table), by: [0, 1, 2], limit: limit)
    let all = Exploration(of: table, by: [0, 1, 2], limit: limit)
    #expect(one.stateCount == all.stateCount)
    #expect(one.cut == "\(count) states")
    #expect(all.cut == one.cut)
    #expect(all.completeDepth == one.completeDepth)
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
        of: Component<A>(player),
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
