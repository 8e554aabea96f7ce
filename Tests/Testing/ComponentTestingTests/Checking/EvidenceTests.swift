import ComponentKit
import ComponentTesting
import Testing

/// Two people want one machine: a person asks and waits, the machine serves one who waits, who leaves.
private struct Machine: Program {
  enum Phase: Int, Hashable, Sendable { case idle, waiting, served }
  struct State: Hashable, Sendable { var a = Phase.idle, b = Phase.idle }
  enum Message: Hashable, CaseIterable, Sendable { case askA, serveA, leaveA, askB, serveB, leaveB }

  let initial = State()

  func refusal(of message: Message, in state: State) -> Refusal? {
    let isTaken =
      switch message {
      case .askA: state.a == .idle
      case .askB: state.b == .idle
      case .serveA: state.a == .waiting && state.b != .served
      case .serveB: state.b == .waiting && state.a != .served
      case .leaveA: state.a == .served
      case .leaveB: state.b == .served
      }
    return isTaken ? nil : Refusal("not now")
  }

  func update(_ state: inout State, by message: Message) {
    switch message {
    case .askA: state.a = .waiting
    case .askB: state.b = .waiting
    case .serveA: state.a = .served
    case .serveB: state.b = .served
    case .leaveA: state.a = .idle
    case .leaveB: state.b = .idle
    }
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    "\(state.a) \(state.b)"
  }
}

@Suite("A verdict is as strong as its evidence")
struct EvidenceTests {
  private typealias Subject = Component<Redux<Machine>>

  private let whole = Exploration(from: Subject(Machine()), by: Machine.Message.allCases)

  /// The space in which the two people may be swapped.
  private let sorted = Exploration(
    from: Subject(Machine()),
    state: { [$0.state.a.rawValue, $0.state.b.rawValue].sorted() },
    messages: { _ in Machine.Message.allCases }
  )

  private let waits = TemporalProperty<Subject>("a waits") { $0.after.state.a == .waiting }
  private let isServed = TemporalProperty<Subject>("a is served") { $0.after.state.a == .served }

  @Test("and decides nothing where states are called the same in which its conditions differ")
  func merged() throws {
    let busy = Fairness(peopleStop: false)
    let question = waits.leads(to: isServed)
    #expect(whole.stateCount == 8 && sorted.stateCount == 5)
    #expect(whole.verdict(on: question, fairness: busy).trace != nil)
    let verdict = sorted.verdict(on: question, fairness: busy)
    guard case .inconclusive(let reason) = verdict.outcome else {
      Issue.record("the verdict must be inconclusive; got \(verdict)")
      return
    }
    #expect(reason.hasPrefix("states differ in it that `state` calls the same, as after message "))
    let b = sorted.everyState("b is not served before a has asked") { subject in
      subject.state.b != .served || subject.state.a != .idle
    }
    if case .inconclusive = b.outcome {} else { Issue.record("\(b)") }
    // What is the same in both is decided.
    let both = TemporalProperty<Subject>.never("both are served") {
      $0.after.state.a == .served && $0.after.state.b == .served
    }
    #expect(sorted.verdict(on: both).strength == .decided(states: 5))
    #expect(sorted.verdict(on: both).holds)
  }

  @Test("and says so where what the property presumes never comes")
  func premise() {
    let breaks = TemporalProperty<Subject>("it breaks") { _ in false }
    let silent = whole.verdict(on: breaks.leads(to: isServed))
    #expect(silent.holds && silent.remark == "what it presumes never comes")
    #expect(
      silent.description
        == "decided (8 states): (it breaks) leads to (a is served); what it presumes never comes"
    )
    let known = whole.verdict(on: .always(isServed.implies(.not(waits))))
    #expect(known.holds && known.remark == nil)
  }

  /// A door that may be locked, and refuses to be opened then.
  private struct Door: Program {
    enum Message: Hashable, Sendable { case open, lock, unlock }
    let initial = false
    func refusal(of message: Message, in isLocked: Bool) -> Refusal? {
      isLocked == (message == .unlock) ? nil : Refusal("not now")
    }
    func update(_ isLocked: inout Bool, by message: Message) {
      if message != .open { isLocked.toggle() }
    }
    func view(_ isLocked: Bool, send: @escaping (Message) -> Void) -> Bool { isLocked }
  }

  @Test("nobody goes on for ever by refused messages alone")
  func refused() {
    let space = Exploration(
      from: Component<Elm<Door>>(Door()),
      by: [.open, .lock, .unlock]
    )
    let unlocked = TemporalProperty<Component<Elm<Door>>>("it is unlocked") { !$0.after.view }
    let always = TemporalProperty.always(.eventually(unlocked))
    #expect(space.verdict(on: always, fairness: Fairness(peopleStop: false)).holds)
    let stubborn = Fairness(peopleStop: false, refusalsGoOn: true)
    let loop = space.verdict(on: always, fairness: stubborn).trace
    #expect(loop?.messages.first == .lock && loop?.loopStart != nil)
    // A refusal is a moment all the same.
    let refusal = TemporalProperty<Component<Elm<Door>>>.never("refused") { $0.refusal != nil }
    #expect(space.verdict(on: refusal).trace?.messages == [.unlock])
  }

  /// A counter that can be broken, from which there is no way back.
  private struct Fragile: Program {
    let initial = 0
    func update(_ count: inout Int, by message: Int) {
      if count < 0 { return }
      count = message < 0 ? -1 : (count + message) % 4
    }
    func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  }

  @Test("there is a way to a goal from each state, or a shortest way to where there is none")
  func ways() throws {
    typealias Counter = Component<React<Fragile>>
    let sound = Exploration(from: Counter(Fragile()), by: [1])
    #expect(sound.thereIsAlwaysAWay(to: "zero") { $0.view == 0 }.strength == .decided(states: 4))
    let broken = Exploration(from: Counter(Fragile()), by: [1, -1])
    let verdict = broken.thereIsAlwaysAWay(to: "zero") { $0.view == 0 }
    #expect(verdict.trace?.messages == [-1])
    #expect(verdict.description.hasSuffix("no way leads from here to zero"))
    let cut = Exploration(from: Counter(Fragile()), by: [1], limit: ExplorationLimit(depth: 2))
    guard case .inconclusive = cut.thereIsAlwaysAWay(to: "three", { $0.view == 3 }).outcome else {
      Issue.record("what was cut off must not be decided")
      return
    }
    #expect("\(broken)" == "5 states, 10 steps, all visited")
    #expect("\(cut)" == "3 states, 2 steps, cut off at depth 2")
    #expect(broken.steps(of: 0).map(\.target) == [1, 2])
    #expect(broken.steps(of: 0).map(\.event) == [.message(1), .message(-1)])
    #expect(broken.subject(2).view == -1)
  }

  /// A program that keeps what it has shown.
  private struct Visits: Program {
    struct Visited { var pages: [Int] = [] }
    struct State { var page = 0, log = Visited() }
    let initial = State()
    func update(_ state: inout State, by message: Int) {
      state.log.pages.append(state.page)
      state.page = message
    }
    func view(_ state: State, send: @escaping (Int) -> Void) -> Int { state.page }
  }

  @Test("of memory names what grows, and how")
  func memory() throws {
    let space = Exploration(of: Visits(), state: \.page, messages: { _ in [0, 1] })
    let text = space.memoryDoesNotGrow().description
    let line = try #require(text.split(separator: "\n").last)
    #expect(
      line.contains("state.log.pages grows: ")
        && line.hasSuffix(" stored values, after 16 rounds of the loop each")
    )
    let sizes = space.memoryDoesNotGrow { $0.state.log.pages.count }.description
    #expect(sizes.hasSuffix("the size grows: 16, 32, 48, after 16 rounds of the loop each"))
  }

  @Test("random runs have no negative number")
  func negative() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let limit = ExplorationLimit(runs: RandomRuns(count: -1))
      _ = Exploration(of: Visits(), state: \.page, messages: { _ in [0] }, limit: limit)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("random runs must have no negative number; got -1 runs of 50 events"))
  }
}
