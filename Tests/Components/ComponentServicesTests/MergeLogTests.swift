import ComponentServices
import ReplicaSync
import SeededRandom
import TestSupport
import Testing

/// Rows with names, which are ticked, cleared and deleted, and a title, whose last writer wins.
private struct Rows: Rebasing, Sendable {
  enum Step: Hashable, Sendable {
    case add(Int)
    case tick(Int)
    case delete(Int)
    case title(Int)
    case clear
  }
  struct State: Hashable { var (rows, title) = ([0: false, 1: false], 0) }

  func make(_ step: Step, in state: inout State) -> Bool {
    switch step {
    case .add(let name):
      if state.rows[name] != nil { return false }
      state.rows[name] = false
    case .tick(let name):
      guard let isTicked = state.rows[name] else { return false }
      state.rows[name] = !isTicked
    case .delete(let name):
      if state.rows[name] == nil { return false }
      state.rows[name] = nil
    case .title(let title): state.title = title
    case .clear: state.rows = state.rows.mapValues { _ in false }
    }
    return true
  }

  func rebased(_ step: Step, over other: Step, as side: RebaseSide, at state: State) -> Step? {
    switch (step, other) {
    case (.tick(let name), .delete(let gone)), (.delete(let name), .delete(let gone)),
      (.add(let name), .add(let gone)):
      name == gone ? nil : step
    case (.title, .title): side == .later ? step : nil
    case (.tick, .clear): nil
    default: step
    }
  }
}

/// A protocol that is wrong in one way; nil is the one of the library.
private enum ProtocolFault: CaseIterable {
  /// The log keeps what was sent, and not what became of it.
  case storesOriginal
  /// A replica makes its pending steps again, and does not rebase them.
  case replays
  /// An entry that comes twice is taken twice.
  case takesTwice
  /// A pending step that has become nothing loses its place, so that others get its answer.
  case closesUp
  /// The second pending step is sent before the first is answered.
  case sendsTwo
  /// What became nothing is not kept in the log, so its number is never answered.
  case dropsNothing
}

/// One person, by the protocol of the library or by a wrong one.
private struct Person {
  var state = ReplicaState(Rows.State(), rule: Rows())
  var link: ReplicaLink
  let fault: ProtocolFault?

  init(_ author: Int, _ fault: ProtocolFault?) {
    (link, self.fault) = (ReplicaLink(author: "\(author)"), fault)
  }

  /// What is sent: one step, or two in a wrong protocol.
  var sent: [SentStep<Rows.Step>] {
    guard let first = link.sent(state.pending) else { return [] }
    guard fault == .sendsTwo, state.pending.count > 1 else { return [first] }
    var second = first
    (second.number, second.step) = (first.number + 1, state.pending[1])
    return [first, second]
  }

  mutating func take(_ entry: LogEntry<Rows.Step>, at place: Int) -> [Rows.Step] {
    if fault == .takesTwice, place == link.version - 1 {
      let isOwn = entry.author == link.author
      return state.receive(isOwn ? .mine(entry.step) : .theirs(entry.step))
    }
    let pending = state.pending
    guard let event = link.event(entry, at: place, pending: pending) else { return [] }
    guard case .theirs = event, fault == .replays || fault == .closesUp else {
      return state.receive(event)
    }
    if fault == .closesUp { state.receive(event) }
    let steps = fault == .closesUp ? state.pending.filter { $0 != nil } : pending
    let confirmed = state.confirmed
    state = ReplicaState(confirmed, rule: Rows())
    if fault == .replays { state.receive(event) }
    for step in steps where !state.make(step) { state.make(nil) }
    return []
  }
}

/// A run of three people, a log and a wire that loses, doubles and delays what is sent.
private struct Storm {
  private var draws: SplitMix
  private let fault: ProtocolFault?
  private var log = MergeLog(Rows.State(), rule: Rows())
  private var people: [Person]
  private var kept: [Person]
  private var wire: [SentStep<Rows.Step>] = []
  private var names = 2

  init(seed: UInt64, _ fault: ProtocolFault?) {
    (draws, self.fault) = (SplitMix(seed: seed), fault)
    people = (0..<3).map { Person($0, fault) }
    kept = people
  }

  /// Runs a schedule, and returns the first law that is broken, after any event.
  mutating func run(events: Int) -> String? {
    for _ in 0..<events {
      if let broken = event(of: draws.next(below: 3)) { return broken }
    }
    for _ in 0..<200 {
      for person in people.indices {
        for sent in people[person].sent { add(sent) }
        if let broken = catchUp(person) { return broken }
      }
    }
    let end = log.state(after: log.entries.count)
    let isQuiet = people.allSatisfy { $0.state.shown == end && $0.state.pending.isEmpty }
    return isQuiet ? nil : "all show the same at the end"
  }

  private mutating func event(of person: Int) -> String? {
    switch draws.next(below: 10) {
    case 0...2: press(person)
    case 3, 4: wire += people[person].sent
    case 5: if let place = some(of: wire.count) { add(wire[place]) }
    case 6: if let place = some(of: wire.count) { add(wire.remove(at: place)) }
    case 7: if let place = some(of: wire.count) { wire.remove(at: place) }
    case 8: return deliver(people[person].link.version, to: person)
    default:
      // Killed, with what was kept at the last press; or an entry that comes out of order.
      if draws.next(below: 3) == 0 { people[person] = kept[person] }
      if let place = some(of: log.entries.count) { return deliver(place, to: person) }
    }
    return nil
  }

  private mutating func some(of count: Int) -> Int? {
    count == 0 ? nil : draws.next(below: count)
  }

  private mutating func press(_ person: Int) {
    let rows = people[person].state.shown.rows.keys.sorted()
    let row = some(of: rows.count).map { rows[$0] } ?? 0
    switch draws.next(below: 6) {
    case 0:
      people[person].state.make(.add(names))
      names += 1
    case 1, 2: people[person].state.make(.tick(row))
    case 3: people[person].state.make(.delete(row))
    case 4: people[person].state.make(.clear)
    default: people[person].state.make(.title(draws.next(below: 4)))
    }
    kept[person] = people[person]
  }

  /// Adds to the log; nobody may set the title to three.
  private mutating func add(_ sent: SentStep<Rows.Step>) {
    let before = log
    guard log.add(sent, isRefused: { $0 == .title(3) }), let entry = log.entries.last else {
      return
    }
    if fault == .storesOriginal, !entry.isRefused {
      log = before
      log.append(LogEntry(sent.author, sent.number, sent.step))
    }
    if fault == .dropsNothing, entry.step == nil, !entry.isRefused { log = before }
  }

  private mutating func catchUp(_ person: Int) -> String? {
    while people[person].link.version < log.entries.count {
      if let broken = deliver(people[person].link.version, to: person) { return broken }
    }
    return nil
  }

  /// Delivers an entry, and checks the laws.
  private mutating func deliver(_ place: Int, to person: Int) -> String? {
    guard place < log.entries.count else { return nil }
    let (entry, before) = (log.entries[place], people[person])
    let lost = people[person].take(entry, at: place)
    let (old, new) = (before.state, people[person].state)
    if place != before.link.version { return old == new ? nil : "another entry changes nothing" }
    if new.confirmed != log.state(after: place + 1) {
      return "what is confirmed is that of the log"
    }
    if entry.author == before.link.author {
      if old.pending.isEmpty || before.link.sent(old.pending)?.number != entry.number {
        return "an answer is to the first"
      }
      if entry.isRefused { return nil }
      if old.pending.first != entry.step { return "what comes back is what is pending" }
      if !lost.isEmpty || old.shown != new.shown { return "a confirmation leaves what is shown" }
      return nil
    }
    var (here, theirs) = (old.confirmed, entry.step)
    for case let step? in old.pending {
      theirs = theirs.flatMap { Rows().square($0, step, at: here)?.earlier }
      _ = Rows().make(step, in: &here)
    }
    if let theirs { _ = Rows().make(theirs, in: &here) }
    if here != new.shown { return "the screen moves by what others did" }
    return old.pending.count == new.pending.count ? nil : "each pending step keeps its place"
  }
}

@Suite("A log of several people")
struct MergeLogTests {
  @Test("keeps all laws after each event, whatever happens on the way", arguments: 0..<4)
  func storms(part: Int) {
    let count = isLong ? 25_000 : 500
    for seed in (part * count)..<((part + 1) * count) {
      var storm = Storm(seed: UInt64(seed), nil)
      let broken = storm.run(events: 60)
      #expect(broken == nil, "seed \(seed)")
      if broken != nil { return }
    }
  }

  @Test("finds each protocol that is wrong", arguments: ProtocolFault.allCases)
  fileprivate func faults(fault: ProtocolFault) {
    let found = (0..<200).compactMap { seed in
      var storm = Storm(seed: UInt64(seed), fault)
      return storm.run(events: 60)
    }
    #expect(found.count > 20, "\(fault)")
  }

  @Test("holds what has become of a message, also nothing, once")
  func entries() {
    var log = MergeLog(Rows.State(), rule: Rows())
    let delete = SentStep<Rows.Step>(author: "a", number: 1, version: 0, step: .delete(0))
    let added = [delete, delete, SentStep(author: "b", number: 1, version: 0, step: .tick(0))]
      .map { log.add($0) }
    #expect(added == [true, false, true])
    #expect(log.entries == [LogEntry("a", 1, .delete(0)), LogEntry("b", 1, nil)])
    let ofTomorrow = log.add(SentStep(author: "b", number: 2, version: 3, step: .tick(1)))
    #expect(!ofTomorrow)
    let title = SentStep<Rows.Step>(author: "b", number: 2, version: 2, step: .title(3))
    let isNew = log.add(title) { $0 == .title(3) }
    #expect(isNew)
    #expect(log.entries.last == LogEntry("b", 2, nil, isRefused: true))
    var again = MergeLog(Rows.State(), rule: Rows())
    for entry in log.entries { again.append(entry) }
    let isAgain = again.add(title)
    #expect(again.entries == log.entries && !isAgain)
    #expect(again.state(after: 3) == log.state(after: 3))
  }
}
