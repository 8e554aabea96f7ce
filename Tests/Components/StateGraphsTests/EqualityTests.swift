import ComponentKit
import StateGraphs
import TestSupport
import Testing

/// A program whose view is a function and a text, so that only the text can be compared.
private struct Resetter: Program {
  struct Button {
    let title: String
    let press: (Int) -> Void
  }

  let initial: Int
  func update(_ count: inout Int, by message: Int) { count = message }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> Button {
    Button(title: "\(count)", press: send)
  }
}

/// A machine that is given by a table, with outputs and refusals at random.
private struct Table: Program {
  let targets: [[Int]]
  let outputs: [Int]
  var initial = 0

  /// Makes a machine of so many states, which refuses where a target is its own negative.
  init(_ count: Int, letters: Int, outputs: Int, _ random: inout SplitMix) {
    targets = (0..<count).map { _ in
      (0..<letters).map { _ in random.next(below: count + 1) - 1 }
    }
    self.outputs = (0..<count).map { _ in random.next(below: outputs) }
  }

  /// Makes a machine of a table.
  init(_ targets: [[Int]], outputs: [Int], initial: Int = 0) {
    self.targets = targets
    self.outputs = outputs
    self.initial = initial
  }

  func refusal(of message: Int, in state: Int) -> Refusal? {
    targets[state][message] < 0 ? Refusal("no") : nil
  }
  func update(_ state: inout Int, by message: Int) { state = targets[state][message] }
  func view(_ state: Int, send: @escaping (Int) -> Void) -> Int { outputs[state] }

  /// The states with the first given one in front, as the start.
  func starting(at state: Int) -> Table { Table(targets, outputs: outputs, initial: state) }
}

/// A program that shows its bits, and whose messages set one of them.
private struct Line: Program {
  let length: Int
  let period: Int
  let initial = 0
  func update(_ place: inout Int, by message: Int) { place = (place + message) % length }
  func view(_ place: Int, send: @escaping (Int) -> Void) -> Bool { place % period == 0 }
}

/// A lock of three states, which refuses a wrong key by one of two reasons.
private struct Lock: Program {
  let reasons: [String]
  let initial = 0
  func refusal(of message: Int, in state: Int) -> Refusal? {
    message == 0 ? nil : Refusal(reasons[state])
  }
  func update(_ state: inout Int, by message: Int) { state = (state + 1) % 3 }
  func view(_ state: Int, send: @escaping (Int) -> Void) -> String { "locked" }
}

@Suite("Equality of components")
struct EqualityTests {
  @Test("depends on the reasons of refusals")
  func reasons() throws {
    let worn = Lock(reasons: ["wrong key", "wrong key", "worn key"])
    let plain = Lock(reasons: ["wrong key", "wrong key", "wrong key"])
    #expect(
      try Automaton(worn).bisimilar(to: Automaton(plain), by: [0, 1]) == .differ(after: [0, 0, 1])
    )
    #expect(try Automaton(worn).bisimilar(to: Automaton(worn), by: [0, 1]) == .bisimilar)
    #expect(try Automaton(worn).minimised(by: [0, 1]).classes == [[0], [1], [2]])
    #expect(try Automaton(plain).minimised(by: [0, 1]).classes == [[0, 1, 2]])
  }

  /// The shortest messages that distinguish two machines, found by trying all of them in order.
  private func tried(_ left: Table, _ right: Table, letters: Int, upTo length: Int) -> [Int]? {
    var rows: [([Int], ProgramState<Table>, ProgramState<Table>)] = [
      ([], ProgramState(left), ProgramState(right))
    ]
    if left.outputs[left.initial] != right.outputs[right.initial] { return [] }
    for _ in 0..<length {
      var longer: [([Int], ProgramState<Table>, ProgramState<Table>)] = []
      var seen: Set<[Int]> = []
      for (word, one, other) in rows {
        for letter in 0..<letters {
          var (a, b) = (one, other)
          let refusals = (a.step(by: letter), b.step(by: letter))
          let isEqual =
            refusals.0 == refusals.1 && left.outputs[a.state] == right.outputs[b.state]
          guard isEqual else { return word + [letter] }
          if seen.insert([a.state, b.state]).inserted { longer.append((word + [letter], a, b)) }
        }
      }
      rows = longer
    }
    return nil
  }

  @Test("agrees with trying all messages, on random machines", arguments: 1...40)
  func random(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<10 {
      let (size, otherSize) = (1 + random.next(below: 6), 1 + random.next(below: 6))
      let left = Table(size, letters: 2, outputs: 1 + random.next(below: 2), &random)
      let right = Table(otherSize, letters: 2, outputs: 1 + random.next(below: 2), &random)
      let found = try Automaton(Component<React<Table>>(left))
        .bisimilar(to: Automaton(Component<Redux<Table>>(right)), by: [0, 1])
      let expected = tried(left, right, letters: 2, upTo: 14)
      switch (found, expected) {
      case (.bisimilar, nil): break
      case (.differ(let messages), let expected?): #expect(messages.count == expected.count)
      default: Issue.record("found \(found); expected \(String(describing: expected))")
      }
    }
  }

  @Test("minimises as trying all messages does, on random machines", arguments: 1...40)
  func minimisation(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let size = 2 + random.next(below: 7)
    let table = Table(size, letters: 2, outputs: 1 + random.next(below: 2), &random)
    let report = try Automaton(table).minimised(by: [0, 1])
    let states = report.classes.flatMap { $0 }
    #expect(Set(states).count == states.count)
    for one in states {
      for other in states {
        let areTold =
          tried(table.starting(at: one), table.starting(at: other), letters: 2, upTo: 10) != nil
        let areTogether = report.classes.contains { $0.contains(one) && $0.contains(other) }
        #expect(areTogether != areTold)
      }
    }
    #expect(Set(states).union(report.unreached(among: 0..<size)) == Set(0..<size))
  }

  @Test("finds the known classes of the automaton of Hopcroft and Ullman")
  func textbook() throws {
    // Introduction to automata theory, languages, and computation, 1979, figure 3.2: a to h.
    let (a, b, c, d, e, f, g, h) = (0, 1, 2, 3, 4, 5, 6, 7)
    let table = Table(
      [[b, f], [g, c], [a, c], [c, g], [h, f], [c, g], [g, e], [g, c]],
      outputs: [0, 0, 1, 0, 0, 0, 0, 0]
    )
    let report = try Automaton(table).minimised(by: [0, 1])
    #expect(report.classes == [[a, e], [b, h], [f], [g], [c]])
    #expect(report.redundant == [e, h])
    #expect(!report.redundant.isEmpty)
    #expect(report.classes.joined().count == 7)
    #expect(report.unreached(among: 0..<8) == [d])
    let classes = Table(
      [[1, 2], [3, 4], [4, 3], [3, 0], [0, 4]],
      outputs: [0, 0, 0, 0, 1]
    )
    #expect(try Automaton(table).bisimilar(to: Automaton(classes), by: [0, 1]) == .bisimilar)
    #expect(try Automaton(classes).minimised(by: [0, 1]).redundant.isEmpty)
  }

  @Test("compares the first view and the refusals")
  func telling() throws {
    let lamp = Table([[1], [0]], outputs: [0, 1])
    let dark = Table([[1], [0]], outputs: [1, 0])
    let stuck = Table([[1], [-1]], outputs: [0, 1])
    #expect(try Automaton(lamp).bisimilar(to: Automaton(dark), by: [0]) == .differ(after: []))
    #expect(
      try Automaton(lamp).bisimilar(to: Automaton(stuck), by: [0]) == .differ(after: [0, 0])
    )
    #expect(try Automaton(lamp).bisimilar(to: Automaton(stuck), by: []) == .bisimilar)
    #expect(
      try Automaton(Resetter(initial: 0)) { $0.view.title }
        .bisimilar(to: Automaton(Resetter(initial: 1)) { $0.view.title }, by: [0])
        == .differ(after: [])
    )
  }

  @Test("is not decided beyond a number of states")
  func undecided() throws {
    let (long, other) = (
      Automaton(Line(length: 60, period: 2)), Automaton(Line(length: 2, period: 2))
    )
    #expect(try long.bisimilar(to: other, by: [1], within: 62) == .bisimilar)
    #expect(throws: Undecided(states: 61)) {
      try long.bisimilar(to: other, by: [1], within: 61)
    }
    #expect(try long.minimised(by: [1], within: 60).classes.count == 2)
    #expect(throws: Undecided(states: 59)) { try long.minimised(by: [1], within: 59) }
    #expect("\(Undecided(states: 59))" == "not decided within 59 states")
  }

  @Test("updates each state once by each message")
  func updates() throws {
    final class Tally { var count = 0 }
    struct Counted: Program {
      let tally = Tally()
      let initial = 0
      func update(_ place: inout Int, by message: Int) {
        tally.count += 1
        place = (place + message) % 100
      }
      func view(_ place: Int, send: @escaping (Int) -> Void) -> Int { place / 50 }
    }
    let (one, other) = (Counted(), Counted())
    #expect(try Automaton(one).bisimilar(to: Automaton(other), by: [1, 2]) == .bisimilar)
    #expect(one.tally.count <= 400 && other.tally.count <= 400)
    one.tally.count = 0
    #expect(try Automaton(one).minimised(by: [1, 2]).redundant.isEmpty)
    #expect(one.tally.count == 200)
  }

  @Test("takes work nearly proportional to the number of states")
  func growth() {
    func compare(_ size: Int) {
      let line = Automaton(Line(length: size, period: size))
      let answer = try? line.bisimilar(to: line, by: [1, 2], within: .max)
      #expect(answer == .bisimilar)
    }
    #expect(growthExponent(to: 20_000, of: compare) <= 1.25)
    func minimise(_ size: Int) {
      let report = try? Automaton(Line(length: size, period: size)).minimised(by: [1], within: .max)
      #expect(report?.redundant.isEmpty == true)
    }
    #expect(growthExponent(to: 20_000, of: minimise) <= 1.25)
  }
}

extension Automaton {
  /// Creates the automaton of a program that is seen by a part of its view.
  fileprivate init<P: Program>(
    _ program: P,
    seen: @escaping (Component<React<P>>) -> Output
  ) where Subject == Component<React<P>>, State == P.State {
    self.init(Component<React<P>>(program), state: { $0.state }, output: seen)
  }
}
