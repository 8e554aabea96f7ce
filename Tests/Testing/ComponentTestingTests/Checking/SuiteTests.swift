import ComponentKit
import Foundation
import SeededRandom
import StateGraphs
import Testing

@testable import ComponentTesting

/// A program that is a table: for each state a view, and the state that each message leads to, or -1
/// where the message is refused.
private struct Table: Program, Hashable {
  var targets: [[Int]]
  var views: [Int]
  let initial = 0

  func refusal(of message: Int, in state: Int) -> Refusal? {
    targets[state][message] < 0 ? Refusal("no") : nil
  }
  func update(_ state: inout Int, by message: Int) { state = targets[state][message] }
  func view(_ state: Int, send: @escaping (Int) -> Void) -> Int { views[state] }

  /// The space of the table.
  var space: Exploration<Component<React<Table>>> {
    Exploration(from: component, by: Array(targets[0].indices))
  }

  var component: Component<React<Table>> { Component(self) }

  /// Returns all tables with so many states and messages, and two views.
  static func all(states: Int, messages: Int, refusing: Bool) -> [Table] {
    let rows = (0..<messages).reduce([[]] as [[Int]]) { rows, _ in
      rows.flatMap { row in ((refusing ? -1 : 0)..<states).map { row + [$0] } }
    }
    let targets = (0..<states).reduce([[]] as [[[Int]]]) { tables, _ in
      tables.flatMap { table in rows.map { table + [$0] } }
    }
    let views = (0..<states).reduce([[]] as [[Int]]) { lists, _ in
      lists.flatMap { list in [list + [0], list + [1]] }
    }
    return targets.flatMap { targets in views.map { Table(targets: targets, views: $0) } }
  }
}

@Suite("A complete suite detects every automaton of a size that behaves otherwise")
struct SuiteTests {
  /// A lamp, a door that every second message shuts, a counter to three, and three machines whose
  /// states only a refusal distinguishes.
  private static let samples = [
    (Table(targets: [[1, 0], [0, 1]], views: [0, 1]), extra: 1),
    (Table(targets: [[1, 0], [0, 0]], views: [0, 1]), extra: 1),
    (Table(targets: [[1], [2], [0]], views: [0, 0, 1]), extra: 1),
    (Table(targets: [[1, 0], [0, -1]], views: [0, 0]), extra: 0),
    (Table(targets: [[1, -1], [-1, 0]], views: [0, 0]), extra: 0),
    (Table(targets: [[1], [2], [-1]], views: [0, 0, 0]), extra: 0),
  ]

  @Test("of at most as many states as needed, and some more", arguments: 0..<6)
  func complete(sample: Int) throws {
    let (sample, extra) = Self.samples[sample]
    let space = sample.space
    let suite = space.completeSuite(extraStates: extra)
    let refuses = sample.targets.joined().contains(-1)
    var killed = 0
    var equal = 0
    for states in 1...suite.stateCount {
      let messages = sample.targets[0].count
      for mutant in Table.all(states: states, messages: messages, refusing: refuses) {
        let isAlike = try Automaton(mutant).bisimilar(
          to: Automaton(sample),
          by: Array(sample.targets[0].indices)
        )
        let fault = suite.fault(in: mutant.component)
        #expect((fault == nil) == (isAlike == .bisimilar), "\(mutant)")
        if fault == nil { equal += 1 } else { killed += 1 }
      }
    }
    #expect(killed > 100 && equal > 0)
  }

  @Test("for the messages of each state, where these are all that distinguishes it")
  func listedMessages() {
    // In the first state a person may send 0, in the second one 1 too, which leads back.
    let sample = Table(targets: [[1, 1], [1, 0]], views: [0, 0])
    let messages: @Sendable (Int) -> [Int] = { $0 == 0 ? [0] : [0, 1] }
    let space = Exploration(of: sample, state: { $0 }, messages: messages)
    let suite = space.completeSuite(extraStates: 2)
    #expect(suite.stateCount == 2)
    for mutant in Table.all(states: 2, messages: 2, refusing: true) {
      let fault = suite.fault(in: ProgramState(mutant))
      #expect((fault == nil) == isAlike(sample, mutant, messages), "\(mutant)")
    }
  }

  /// Whether a table behaves as another one, after all sequences of the messages of its states.
  private func isAlike(_ one: Table, _ other: Table, _ messages: (Int) -> [Int]) -> Bool {
    var pairs = [[0, 0]]
    var next = 0
    while next < pairs.count {
      let (left, right) = (pairs[next][0], pairs[next][1])
      next += 1
      if one.views[left] != other.views[right] { return false }
      for message in messages(left) {
        let targets = (one.targets[left][message], other.targets[right][message])
        if (targets.0 < 0) != (targets.1 < 0) { return false }
        if targets.0 >= 0, !pairs.contains([targets.0, targets.1]) {
          pairs.append([targets.0, targets.1])
        }
      }
    }
    return true
  }

  @Test("and a suite without extra states misses one that has more")
  func extraStates() {
    let sample = Table(targets: [[1], [0]], views: [0, 1])
    let suite = sample.space.completeSuite()
    let larger = Table(targets: [[1], [2], [3], [3]], views: [0, 1, 0, 0])
    #expect(suite.fault(in: larger.component) == nil)
    let fault = sample.space.completeSuite(extraStates: 2).fault(in: larger.component)
    #expect(fault?.history == [.message(0), .message(0), .message(0)])
    #expect(
      fault?.description == """
        after 0; 0; 0:
        - 1
        + 0
        """
    )
  }

  @Test("and is written as tests that compile")
  func source() {
    let suite = Lock.space.completeSuite()
    let source = suite.source(of: "Component<Elm<Lock>>(Lock())", importing: ["Locks"])
    #expect(source.components(separatedBy: "@Test").count == suite.histories.count + 1)
    #expect(
      source.hasPrefix(
        """
        import ComponentKit
        import Locks
        import Testing

        @Test("history 1 of \(suite.histories.count)")
        func history1() {
          var component = Component<Elm<Lock>>(Lock())
          #expect(component.view == "locked")
          #expect(component.send(.digit(1)) == nil)
          #expect(component.view == "locked")
        """
      )
    )
    #expect(source.contains("#expect(component.send(.lock) == Refusal(\"it is locked\"))"))
    #expect(suite.fault(in: Component<Redux<Lock>>(Lock())) == nil)
  }

  @Test("with as few states as the classes of the automaton", arguments: 0..<200)
  func minimal(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 1...6, using: &random)
    let table = Table(
      targets: (0..<count).map { _ in (0..<2).map { _ in Int.random(in: 0..<count, using: &random) }
      },
      views: (0..<count).map { _ in Int.random(in: 0..<2, using: &random) }
    )
    let classes = try Automaton(table).minimised(by: [0, 1]).classes
    #expect(table.space.minimalMachine(showing: \.view).kinds.count == classes.count)
    // Each pair of classes is distinguished by a sequence of the set.
    let machine = table.space.minimalMachine(showing: \.view)
    for left in machine.kinds.indices {
      for right in 0..<left {
        #expect(
          machine.distinguishing[left][right].map { inputs in
            machine.outputs(of: inputs, from: left) != machine.outputs(of: inputs, from: right)
          } == true
        )
      }
    }
  }
}

extension MinimalMachine {
  fileprivate func outputs(of inputs: [Int], from start: Int) -> [Int] {
    var here = start
    return [kinds[here]]
      + inputs.map { input in
        here = targets[here][input]
        return kinds[here]
      }
  }
}

/// A lock that opens after two digits, and says why it refuses others.
private struct Lock: Program {
  enum Message: Hashable {
    case digit(Int)
    case lock
  }
  struct State: Hashable { var digits: [Int] = [], isOpen = false }
  var code = [1, 2]
  let initial = State()

  func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .digit: state.isOpen ? Refusal("it is open") : nil
    case .lock: state.isOpen ? nil : Refusal("it is locked")
    }
  }

  func update(_ state: inout State, by message: Message) {
    switch message {
    case .digit(let digit):
      state.digits = (state.digits + [digit]).suffix(2)
      state.isOpen = state.digits == code
    case .lock: state = State()
    }
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    state.isOpen ? "open" : "locked"
  }

  static let messages: [Message] = [.digit(1), .digit(2), .lock]

  static var space: Exploration<Component<Elm<Lock>>> {
    Exploration(from: Component(Lock()), by: messages)
  }
}

@Suite("Questions about a whole space")
struct QuestionTests {
  @Test("all architectures agree, decided for all states")
  func agreement() {
    let react = Exploration(from: Component<React<Lock>>(Lock()), by: Lock.messages)
    let redux = Exploration(from: Component<Redux<Lock>>(Lock()), by: Lock.messages)
    let halogen = Exploration(from: Component<Halogen<Lock>>(Lock()), by: Lock.messages)
    #expect("\(Lock.space.agrees(with: react))" == "decided (7 states): both behave alike")
    #expect(Lock.space.agrees(with: redux).holds)
    #expect(Lock.space.agrees(with: halogen).holds)
  }

  @Test("components agree whatever the order in which messages are listed")
  func listedMessages() {
    let orders: [[Lock.Message]] = [
      Lock.messages.reversed(), Lock.messages + Lock.messages, [.digit(2), .lock, .digit(1)],
    ]
    for order in orders {
      let other = Exploration(from: Component<React<Lock>>(Lock()), by: order)
      #expect("\(Lock.space.agrees(with: other))" == "decided (7 states): both behave alike")
      #expect(other.agrees(with: Lock.space).holds)
      let wrong = Exploration(from: Component<React<Lock>>(Lock(code: [2, 2])), by: order)
      #expect(Lock.space.agrees(with: wrong).trace?.messages == [.digit(1), .digit(2)])
    }
    let fewer = Exploration(from: Component<React<Lock>>(Lock()), by: [.digit(1), .lock])
    #expect(Lock.space.agrees(with: fewer).trace?.events.count == 1)
    #expect(!fewer.agrees(with: Lock.space).holds)
  }

  @Test("a shortest run shows where two components differ")
  func disagreement() {
    let other = Exploration(from: Component<React<Lock>>(Lock(code: [2, 2])), by: Lock.messages)
    let trace = Lock.space.agrees(with: other).trace
    #expect(trace?.messages == [.digit(1), .digit(2)])
  }

  @Test("a space that was cut off bounds the agreement")
  func boundedAgreement() {
    let limit = ExplorationLimit(depth: 2)
    let other = Exploration(from: Component<Elm<Lock>>(Lock()), by: Lock.messages, limit: limit)
    let verdict = Lock.space.agrees(with: other)
    #expect(verdict.strength == .bounded(depth: 2, states: 7))
    #expect(verdict.holds)
    let deeper = ExplorationLimit(depth: 3)
    let cut = Exploration(from: Component<Elm<Lock>>(Lock()), by: Lock.messages, limit: deeper)
    #expect("\(cut.agrees(with: other).strength)".hasPrefix("bounded (2 events"))
  }

  @Test("a coverage says what is missing, by shortest histories")
  func coverage() {
    let tests: [[RunEvent<Lock.Message>]] = [[.message(.digit(1)), .message(.digit(2))]]
    let coverage = Lock.space.coverage(of: tests)
    #expect("\(coverage)" == "3 of 3 states, 2 of 5 steps, 0 of 4 refusals")
    #expect(coverage.missing.count == 7)
    #expect(coverage.missing.first == [.message(.digit(2))])
    #expect(Lock.space.coverage(of: tests + coverage.missing).missing.isEmpty)
  }
}
