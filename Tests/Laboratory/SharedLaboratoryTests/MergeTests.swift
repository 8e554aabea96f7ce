import ComponentKit
import SeededRandom
import TestSupport
import Testing

@testable import SharedLaboratory

/// A program of numbered states and messages, which are tables, as is its rule.
struct TabledProgram: Program {
  /// The target of each message in each state; nil where it is refused.
  let targets: [[Int?]]

  /// What becomes of a message beside another one, as the later and as the earlier one.
  var later: [[Int?]], earlier: [[Int?]]

  let initial = 0

  init(_ targets: [[Int?]], later: [[Int?]]? = nil, earlier: [[Int?]]? = nil) {
    let count = targets[0].count
    let same = (0..<count).map { message in Array(repeating: Int?.some(message), count: count) }
    (self.targets, self.later, self.earlier) = (targets, later ?? same, earlier ?? same)
  }

  func refusal(of message: Int, in state: Int) -> Refusal? {
    targets[state][message] == nil ? Refusal("it leads nowhere") : nil
  }

  func update(_ state: inout Int, by message: Int) { state = targets[state][message] ?? state }

  func rebased(_ message: Int, over other: Int, as side: RebaseSide, at state: Int) -> Int? {
    side == .later ? later[message][other] : earlier[message][other]
  }

  func view(_ state: Int, send: @escaping (Int) -> Void) -> String { "\(state)" }
}

/// The same questions, answered by going through all cases, with no word of the library.
private struct PlainMerge {
  let targets: [[Int?]]
  let messages: Range<Int>
  let states: [Int]

  init(_ program: TabledProgram) {
    targets = program.targets
    messages = 0..<targets[0].count
    var found = [0]
    var next = 0
    while next < found.count {
      for case let target? in targets[found[next]] where !found.contains(target) {
        found.append(target)
      }
      next += 1
    }
    states = found
  }

  func go(_ state: Int, _ message: Int?) -> Int {
    message.flatMap { targets[state][$0] } ?? state
  }

  /// What becomes of a message in a state: nothing, if it is refused.
  func taken(_ message: Int?, in state: Int) -> Int? {
    message.flatMap { targets[state][$0] == nil ? nil : $0 }
  }

  func pairs(in state: Int) -> [(Int, Int)] {
    let accepted = messages.filter { targets[state][$0] != nil }
    return accepted.flatMap { a in accepted.map { (a, $0) } }
  }

  func isSquare(_ later: [[Int?]], _ earlier: [[Int?]]) -> Bool {
    states.allSatisfy { s in
      pairs(in: s).allSatisfy { a, b in
        go(go(s, a), later[b][a]) == go(go(s, b), earlier[a][b])
      }
    }
  }

  func isCube(_ rule: [[Int?]]) -> Bool {
    func over(_ b: Int?, _ a: Int?, at s: Int) -> Int? {
      guard let b, let a else { return b }
      return taken(rule[b][a], in: go(s, a))
    }
    return states.allSatisfy { s in
      pairs(in: s).allSatisfy { a, b in
        pairs(in: s).filter { $0.0 == a }.map { $0.1 }.allSatisfy { c in
          over(over(c, a, at: s), over(b, a, at: s), at: go(s, a))
            == over(over(c, b, at: s), over(a, b, at: s), at: go(s, b))
        }
      }
    }
  }

  /// The least cost of an entry of two messages that fits in all states, or in one alone.
  func cost(_ a: Int, _ b: Int, in states: [Int]) -> Int? {
    let all = [nil] + messages.map { Int?.some($0) }
    let places = states.filter { targets[$0][a] != nil && targets[$0][b] != nil }
    func price(_ message: Int, _ becomes: Int?) -> Int {
      becomes == message ? 0 : becomes == nil ? 1 : 2
    }
    return all.flatMap { x in all.map { y in (x, y) } }
      .filter { x, y in places.allSatisfy { go(go($0, a), x) == go(go($0, b), y) } }
      .map { x, y in price(b, x) + price(a, y) }.min()
  }
}

/// A change of a text.
private enum Edit: Hashable {
  case insert(Int, Character)
  case delete(Int)
}

/// A text of at most two letters, which several people write.
private struct Text: Program {
  let initial: [Character] = []

  func refusal(of message: Edit, in text: [Character]) -> Refusal? {
    switch message {
    case .insert(let place, _): place <= text.count && text.count < 3 ? nil : Refusal("no room")
    case .delete(let place): place < text.count ? nil : Refusal("nothing is there")
    }
  }

  func update(_ text: inout [Character], by message: Edit) {
    switch message {
    case .insert(let place, let letter): text.insert(letter, at: place)
    case .delete(let place): text.remove(at: place)
    }
  }

  func view(_ text: [Character], send: @escaping (Edit) -> Void) -> String { String(text) }
}

@Suite("Merging")
struct MergeTests {
  /// Ten small programs, and what is known of them: whether they merge through a server, and between
  /// people.
  static let known: [(name: String, program: TabledProgram, server: Bool, peers: Bool)] = [
    ("a counter", TabledProgram([[1, 3], [2, 0], [3, 1], [0, 2]]), true, true),
    ("a counter from zero", TabledProgram([[1, nil], [2, 0], [3, 1], [nil, 2]]), true, false),
    ("a switch", TabledProgram([[1], [0]]), true, true),
    ("two boxes to tick", TabledProgram([[1, 2], [1, 3], [3, 2], [3, 3]]), true, true),
    ("setting to either", TabledProgram([[0, 1], [0, 1]]), false, false),
    (
      "the last writer",
      TabledProgram([[0, 1], [0, 1]], earlier: [[nil, nil], [nil, nil]]),
      true, false
    ),
    ("a tick and a deletion", TabledProgram([[1, 2], [0, 2], [nil, nil]]), true, true),
    ("a reset and a turn", TabledProgram([[1, 0], [2, 0], [0, 0]]), false, false),
    (
      "a turn that is lost beside a reset",
      TabledProgram(
        [[1, 0], [2, 0], [0, 0]],
        later: [[0, nil], [1, 1]],
        earlier: [[0, nil], [1, 1]]
      ),
      true, true
    ),
    (
      "a permutation that does not commute", TabledProgram([[1, 0], [0, 2], [2, 1]]), false, false
    ),
    ("one message, taken once", TabledProgram([[1], [nil]]), true, true),
  ]

  @Test("is decided as is known of small programs", arguments: known.indices)
  func small(index: Int) {
    let (name, program, server, peers) = Self.known[index]
    let space = MergeSpace(program, messages: Array(program.targets[0].indices), limit: 100)
    #expect((space.fault(.server) == nil) == server, "\(name)")
    #expect((space.fault(.peers) == nil) == peers, "\(name)")
    #expect(!space.isCut)
  }

  @Test("is decided as a plain program decides it, on random programs and rules")
  func random() {
    var generator = SplitMix(seed: 65)
    var (lawful, cubes, gaps, final) = (0, 0, 0, 0)
    for _ in 0..<3_000 {
      let (states, messages) = (1 + generator.next(below: 4), 1 + generator.next(below: 3))
      let table = { (rows: Int, values: Int) in
        (0..<rows).map { _ in
          (0..<messages).map { _ in
            let value = generator.next(below: values + 1)
            return value == values ? nil : value
          }
        }
      }
      let targets = table(states, states)
      let same = TabledProgram(targets)
      let program =
        generator.next(below: 3) == 0
        ? same
        : TabledProgram(
          targets,
          later: table(messages, messages),
          earlier: table(messages, messages)
        )
      let plain = PlainMerge(program)
      let space = MergeSpace(program, messages: Array(0..<messages), limit: 100)
      #expect(space.count == plain.states.count && !space.isCut)
      let isSquare = plain.isSquare(program.later, program.earlier)
      #expect((space.fault(.server) == nil) == isSquare)
      let isCube = plain.isSquare(program.later, program.later) && plain.isCube(program.later)
      #expect((space.fault(.peers) == nil) == isCube)
      (lawful, cubes) = (lawful + (isSquare ? 1 : 0), cubes + (isCube ? 1 : 0))
      let found = space.table()
      for a in 0..<messages {
        for b in 0..<messages {
          let cost = plain.cost(a, b, in: plain.states)
          let gap = found.gaps.first { $0.messages == (a, b) }
          let change = found.changes.first { $0.earlier.message == a && $0.later.message == b }
          #expect(gap == nil ? cost == change?.cost ?? 0 : cost == nil)
          guard let gap else { continue }
          let ways = gap.states.map { space.place($0).state }
          #expect(plain.cost(a, b, in: ways) == nil)
          let isFinal = plain.states.contains { plain.cost(a, b, in: [$0]) == nil }
          #expect(gap.isFinal == isFinal)
          (gaps, final) = (gaps + 1, final + (isFinal ? 1 : 0))
        }
      }
    }
    #expect(lawful > 300 && cubes > 200 && gaps > 300 && final > 100 && final < gaps)
  }

  @Test("shows the shortest case, in both orders")
  func shortest() throws {
    let program = TabledProgram([
      [1, nil, nil], [2, nil, nil], [2, 3, 4], [3, 3, 3], [4, 4, 4],
    ])
    let space = MergeSpace(program, messages: [0, 1, 2], limit: 100)
    let fault = try #require(space.fault(.server))
    #expect(fault.way == [0, 0] && fault.sent == [1, 2] && !fault.isSameState)
    #expect(fault.columns.map { $0.map(\.message) } == [[1, 2], [2, 1]])
    #expect(fault.columns.map { $0.map(\.state) } == [[3, 3], [4, 4]])
    let cut = MergeSpace(program, messages: [0, 1, 2], limit: 2)
    #expect(cut.isCut && cut.fault(.server) == nil && cut.table().gaps.isEmpty)
  }

  @Test("says that the cube fails where only messages differ")
  func cube() throws {
    // The second of two messages becomes another one that does the same.
    let program = TabledProgram(
      [[0, 0, 0]],
      later: [[0, 1, 2], [0, 1, 2], [1, 0, 2]],
      earlier: nil
    )
    let fault = try #require(
      MergeSpace(program, messages: [0, 1, 2], limit: 9).fault(.peers)
    )
    #expect(fault.isSameState && fault.sent.count == 3)
    // At one, two people take it and one puts one back.
    let counter = TabledProgram([[1, nil], [2, 0], [3, 1], [nil, 2]])
    let taken = try #require(MergeSpace(counter, messages: [0, 1], limit: 9).fault(.peers))
    #expect(taken.sent.sorted() == [0, 1, 1] && taken.way == [0])
  }

  /// The least number of changes of a table for people without a server, from all tables.
  private static func leastPeerCost(_ plain: PlainMerge, count: Int) -> Int? {
    let values = [nil] + (0..<count).map { Int?.some($0) }
    let size = (0..<count * count).reduce(1) { product, _ in product * values.count }
    var least: Int?
    for number in 0..<size {
      var (rest, cost) = (number, 0)
      let rule = (0..<count).map { message in
        (0..<count).map { _ in
          let becomes = values[rest % values.count]
          rest /= values.count
          cost += becomes == message ? 0 : becomes == nil ? 1 : 2
          return becomes
        }
      }
      if let least, cost >= least { continue }
      if plain.isSquare(rule, rule), plain.isCube(rule) { least = cost }
    }
    return least
  }

  @Test("finds the best table for people without a server, if there is one, as from all tables")
  func peers() {
    var generator = SplitMix(seed: 66)
    var (changed, without) = (0, 0)
    for round in 0..<(isLong ? 3_000 : 300) {
      let (states, messages) = (1 + generator.next(below: 4), round % 300 == 299 ? 3 : 2)
      let targets = (0..<states).map { _ in
        (0..<messages).map { _ in
          let value = generator.next(below: states + 1)
          return value == states ? nil : value
        }
      }
      let program = TabledProgram(targets)
      let least = Self.leastPeerCost(PlainMerge(program), count: messages)
      let space = MergeSpace(program, messages: Array(0..<messages), limit: 100)
      switch space.peerTable() {
      case .found(let changes):
        let cost = changes.reduce(0) { $0 + ($1.becomes == nil ? 1 : 2) }
        #expect(cost == least, "\(targets)")
        changed += cost > 0 ? 1 : 0
        var rule = program.later
        for change in changes { rule[change.message][change.other] = change.becomes }
        let mended = TabledProgram(targets, later: rule, earlier: rule)
        let isMended = MergeSpace(mended, messages: Array(0..<messages), limit: 100)
        #expect(isMended.fault(.peers) == nil)
      case .none:
        #expect(least == nil, "\(targets)")
        without += 1
      case .stopped: Issue.record("\(targets)")
      }
    }
    #expect(changed > 25 && without > 10)
  }

  @Test("takes two equal messages for one where a counter stops at zero")
  func counter() throws {
    let counter = TabledProgram([[1, nil], [2, 0], [3, 1], [nil, 2]])
    guard case .found(let changes) = MergeSpace(counter, messages: [0, 1], limit: 9).peerTable()
    else {
      Issue.record("no table")
      return
    }
    #expect(
      changes == [
        PeerChange(message: 0, other: 0, becomes: nil),
        PeerChange(message: 1, other: 1, becomes: nil),
      ]
    )
  }

  // Randolph, Boucheneb, Imine and Quintero, On consistency of operational transformation approach, 2013.
  @Test("finds no table for texts of which insertions and deletions keep kind and letter")
  func texts() {
    let messages: [Edit] = [
      .insert(0, "x"), .insert(1, "x"), .insert(0, "y"), .insert(1, "y"), .delete(0), .delete(1),
    ]
    let space = MergeSpace(Text(), messages: messages, limit: 60)
    let search = space.peerTable { message, becomes in
      guard let becomes else { return false }
      switch (messages[message], messages[becomes]) {
      case (.insert(_, let letter), .insert(_, let other)): return letter == other
      case (.delete, .delete): return true
      default: return false
      }
    }
    if case .none = search { return }
    Issue.record("\(search)")
  }

  @Test("keeps what must be kept, and takes the message that is lost from elsewhere")
  func keeping() {
    let program = TabledProgram([[0, 1], [0, 1]])
    let space = MergeSpace(program, messages: [0, 1], limit: 9)
    #expect(
      space.table().changes.allSatisfy { $0.earlier.becomes == nil && $0.later.becomes != nil }
    )
    let kept = space.table { $0 == 0 }
    #expect(kept.gaps.isEmpty)
    let parts = kept.changes.flatMap { [$0.earlier, $0.later] }
    #expect(!parts.isEmpty && parts.allSatisfy { $0.message == 1 || $0.becomes == 0 })
  }
}
