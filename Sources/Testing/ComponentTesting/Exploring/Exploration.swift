import ComonadLaws
public import ComponentKit
package import StateGraphs

/// All states that messages and answers of work lead a component to, visited breadth-first.
///
/// A state is the component with its outstanding work. From each state a person can send each
/// message, running work can give each of its declared answers, and a wait can end. So every order of
/// these is in the space, and a ``TemporalProperty`` that holds in it holds in each of them.
///
/// ```swift
/// struct Search: Program {
///   enum Message: Hashable { case type(String), found(String) }
///   struct State: Hashable { var query = "", result = "" }
///   let initial = State()
///   func update(_ state: inout State, by message: Message) -> Effect<Message> {
///     switch message {
///     case .type(let text):
///       state.query = text
///       return .work(Work("search", policy: .parallel) { _ in .none })
///     case .found(let text):
///       state.result = text
///       return .none
///     }
///   }
///   func view(_ state: State, send: @escaping (Message) -> Void) -> String {
///     "\(state.query): \(state.result)"
///   }
/// }
/// let space = Exploration(
///   from: Component<Redux<Search>>(Search()),
///   by: [.type("a"), .type("b")],
///   answers: [WorkAnswers("search") { [.message(.found($0.query))] }],
///   limit: ExplorationLimit(depth: 5)
/// )
/// let stale = space.verdict(
///   on: .never("an older result replaces a newer one") {
///     $0.work.isEmpty && $0.after.state.result != $0.after.state.query
///   }
/// )
/// stale.trace?.events.count  // 4
/// ```
///
/// The messages that a program sends itself are delivered within the event that leads to them. Waits
/// end in any order, but of two waits the later one that is not shorter ends later.
///
/// - Complexity: For n states with k events each, O(nk) calls of the program, and memory for the n
///   states and the nk steps.
public struct Exploration<Subject: Child> where Subject.Message: Hashable {
  /// The states, and the steps between them.
  var explored: ExploredGraph<Situation<Subject>>

  /// The states by number, and the steps between them.
  package var graph: StateGraph { explored.graph }

  /// The states, by their numbers.
  var situations: [Situation<Subject>] { explored.states }

  /// The events, by the labels of the steps.
  package internal(set) var events: [RunEvent<Subject.Message>] = []

  /// The refusals, by their numbers, which count from one.
  package internal(set) var refusals: [Refusal] = []

  /// The names of work whose answers are not declared; it is supposed to end without an answer.
  public private(set) var undeclared: Set<String> = []

  /// For each step whether the oldest work of its state that must end does so, or there is none.
  private(set) var meets: [Bool] = []

  /// The steps that lead to a component which is another one than the space has for its state.
  private(set) var stepsToOthers: [Int] = []

  /// The rules by which the exploration goes on from one of its states.
  let rules: any LaterRules<Subject>

  /// The limit at which the exploration has stopped; nil if it has visited all states.
  public internal(set) var cut: String?

  /// The event before which the exploration has stopped, since it traps.
  private(set) var trap: ExplorationJournal.Entry?

  /// The random runs that were tried in place of all; nil if all were.
  var sample: RandomRuns?

  /// How many states were reached.
  public var stateCount: Int { graph.count }

  /// How many steps were taken or refused.
  public var stepCount: Int { graph.steps.count }

  /// How many events lead to each state at least, at most: so deep the space is.
  public var depth: Int { graph.depths.last.map { Int($0) } ?? 0 }

  /// To which number of events all sequences are in the space.
  public var completeDepth: Int {
    cut == nil ? depth : graph.depths.dropFirst(graph.expanded).first.map { Int($0) } ?? depth
  }
}

/// The number of states, of events, the time, and the trap, at which an ``Exploration`` stops.
///
/// ```swift
/// ExplorationLimit(states: 500).states  // 500
/// ```
public struct ExplorationLimit: Hashable, Sendable {
  /// How many states are reached at most.
  public var states: Int

  /// How many events happen one after another at most; nil for any number.
  public var depth: Int?

  /// For how long states are visited; nil for any time.
  public var time: Duration?

  /// The event that is not tried, nor any after it, since it traps; nil for none.
  public var trap: ExplorationJournal.Entry?

  /// The random runs that are tried in place of all; nil to visit all states.
  public var runs: RandomRuns?

  /// Creates a limit.
  public init(
    states: Int = 100_000,
    depth: Int? = nil,
    time: Duration? = nil,
    before trap: ExplorationJournal.Entry? = nil,
    runs: RandomRuns? = nil
  ) {
    (self.states, self.depth, self.time) = (states, depth, time)
    (self.trap, self.runs) = (trap, runs)
  }
}

// MARK: - Exploring

extension Exploration {
  /// Explores a component, or another child, from the state that it is in.
  ///
  /// - Parameters:
  ///   - subject: The component.
  ///   - state: Returns the state that it is in; it must show all that its future depends on.
  ///   - messages: Returns the messages that a person may send in a state.
  ///   - answers: The answers that work may give.
  ///   - limit: When to stop.
  ///   - journal: The file that names the event that is tried next, for a program that may trap.
  ///   - progress: Receives the number of states from time to time.
  public init<State: Hashable>(
    from subject: Subject,
    state: @escaping (Subject) -> State,
    messages: @escaping (State) -> [Subject.Message],
    answers: WorkAnswers<State, Subject.Message> = [],
    limit: ExplorationLimit = ExplorationLimit(),
    journal: ExplorationJournal? = nil,
    progress: (_ states: Int) -> Void = { _ in }
  ) {
    let rules = ExplorationRules(state: state, messages: messages, answers: answers)
    self.init(from: subject, by: rules, limit, journal, progress)
  }

  private init<State: Hashable>(
    from subject: Subject,
    by rules: ExplorationRules<Subject, State>,
    _ limit: ExplorationLimit,
    _ journal: ExplorationJournal?,
    _ progress: (Int) -> Void
  ) {
    let pen = journal.map { ExplorationJournal.Pen($0) }
    self.init(subject, rules)
    visit(by: rules, limit, progress) { space, states in
      rules.successors(of: states, in: space.explored) { pen?.note(state: $0, event: $1) }
    }
  }

  /// Explores a component whose state can be hashed, from that state, by the same messages in each.
  public init<A: ProgramArchitecture>(
    from component: Component<A>,
    by messages: [A.Program.Message],
    answers: WorkAnswers<A.Program.State, A.Program.Message> = [],
    limit: ExplorationLimit = ExplorationLimit(),
    journal: ExplorationJournal? = nil,
    progress: (_ states: Int) -> Void = { _ in }
  ) where Subject == Component<A>, A.Program.State: Hashable {
    let rules = ExplorationRules<Subject, A.Program.State>(
      state: { $0.programState.state },
      messages: { _ in messages },
      answers: answers,
      isWhole: true
    )
    self.init(from: component, by: rules, limit, journal, progress)
  }

  /// Creates a space of the first state.
  init<State: Hashable>(_ subject: Subject, _ rules: ExplorationRules<Subject, State>) {
    var first = Situation(subject)
    let (hash, undeclared) = rules.describe(&first)
    explored = ExploredGraph(first, hash: hash)
    self.undeclared = undeclared
    self.rules = rules
  }

  /// Visits states in their order, until there are no more, or a limit is reached; the function at the
  /// end returns what the events of some states lead to.
  private mutating func visit<State: Hashable>(
    by rules: ExplorationRules<Subject, State>,
    _ limit: ExplorationLimit,
    _ progress: (Int) -> Void,
    successors: (borrowing Self, Range<Int>) -> [[Successor<Subject, State>]]
  ) {
    if let runs = limit.runs { return sample(runs, by: rules) }
    let start = ContinuousClock.now
    var numbers = EventNumbers<Subject.Message>()
    // So many states are visited together; a slow program is asked about the time more often.
    var batch = 16
    while cut == nil, graph.expanded < graph.count {
      let batchStart = ContinuousClock.now
      let last = min(graph.count, limit.trap?.state ?? .max, graph.expanded + batch)
      let states = graph.expanded..<max(last, graph.expanded)
      if states.isEmpty { (cut, trap) = ("a trap", limit.trap) }
      for (state, found) in zip(states, successors(self, states)) {
        cut = reached(limit, before: state, start)
        if cut != nil { break }
        for (place, successor) in found.enumerated() {
          add(successor, at: place, by: rules, &numbers)
        }
        explored.endExpansion()
      }
      let isFast = ContinuousClock.now - batchStart < .milliseconds(100)
      batch = isFast ? min(2 * batch, 4_096) : max(batch / 2, 1)
      progress(graph.count)
    }
  }

  /// The limit that is reached before a state is expanded.
  private func reached(
    _ limit: ExplorationLimit,
    before state: Int,
    _ start: ContinuousClock.Instant
  ) -> String? {
    if graph.count > limit.states { return "\(limit.states) states" }
    if let depth = limit.depth, Int(graph.depths[state]) >= depth { return "depth \(depth)" }
    if let time = limit.time, state % 16 == 0, ContinuousClock.now - start > time {
      return "\(time)"
    }
    return nil
  }

  /// Adds a step of the state that is being expanded.
  ///
  /// - Parameters:
  ///   - successor: The situation that it leads to.
  ///   - place: The place of its event among those of the state.
  ///   - rules: The rules by which a state is the same as an earlier one; nil if none is.
  ///   - numbers: The numbers of events and refusals so far.
  mutating func add<State>(
    _ successor: Successor<Subject, State>,
    at place: Int,
    by rules: ExplorationRules<Subject, State>? = nil,
    _ numbers: inout EventNumbers<Subject.Message>
  ) {
    if !successor.undeclared.isEmpty { undeclared.formUnion(successor.undeclared) }
    meets.append(successor.meets)
    let situation = successor.situation
    let count = graph.count
    explored.add(
      situation,
      hash: successor.hash,
      label: numbers.number(of: successor.event, at: place, in: &events),
      refusal: successor.refusal.map { numbers.number(of: $0, in: &refusals) } ?? 0,
      known: successor.known
    ) { rules?.isSame(situation, $0) ?? false }
    guard let rules, !rules.isWhole, graph.count == count, let step = graph.steps.last else {
      return
    }
    let known = situations[Int(step.target)]
    if equality(of: situation.subject, known.subject) != true {
      stepsToOthers.append(graph.steps.count - 1)
    }
  }
}

// MARK: - Exploring on all processors

extension Exploration {
  /// Explores a program from its beginning, on all processors; each architecture behaves as it.
  ///
  /// ```swift
  /// struct Dials: Program {
  ///   let initial = [0, 0, 0]
  ///   func update(_ dials: inout [Int], by dial: Int) { dials[dial] = (dials[dial] + 1) % 10 }
  ///   func view(_ dials: [Int], send: @escaping (Int) -> Void) -> [Int] { dials }
  /// }
  /// let space = Exploration(of: Dials(), by: [0, 1, 2])
  /// space.stateCount  // 1000
  /// space.verdict(on: .never("all show nine") { $0.view == [9, 9, 9] }).trace?.events.count  // 27
  /// ```
  ///
  /// The numbers of states, and so all verdicts, do not depend on the processors.
  public init<P: Program>(
    of program: P,
    by messages: [P.Message],
    answers: WorkAnswers<P.State, P.Message> = [],
    limit: ExplorationLimit = ExplorationLimit(),
    journal: ExplorationJournal? = nil,
    progress: (_ states: Int) -> Void = { _ in }
  )
  where
    Subject == ProgramState<P>,
    Subject: Sendable,
    P.State: Hashable & Sendable,
    P.Message: Sendable
  {
    let rules = ExplorationRules<Subject, P.State>(
      state: { $0.state },
      messages: { _ in messages },
      answers: answers,
      isWhole: true
    )
    self.init(of: program, by: rules, limit, journal, progress)
  }

  /// Explores a program from its beginning, on all processors, by a part of its state.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - state: Returns the part of a state that its future depends on.
  ///   - messages: Returns the messages that a person may send in a state.
  ///   - answers: The answers that work may give.
  ///   - limit: When to stop.
  ///   - journal: The file that names the event that is tried next, for a program that may trap.
  ///   - progress: Receives the number of states from time to time.
  public init<P: Program, State: Hashable & Sendable>(
    of program: P,
    state: @escaping @Sendable (P.State) -> State,
    messages: @escaping @Sendable (State) -> [P.Message],
    answers: WorkAnswers<State, P.Message> = [],
    limit: ExplorationLimit = ExplorationLimit(),
    journal: ExplorationJournal? = nil,
    progress: (_ states: Int) -> Void = { _ in }
  ) where Subject == ProgramState<P>, Subject: Sendable, P.Message: Sendable {
    let rules = ExplorationRules<Subject, State>(
      state: { state($0.state) },
      messages: messages,
      answers: answers
    )
    self.init(of: program, by: rules, limit, journal, progress)
  }

  private init<P: Program, State: Hashable & Sendable>(
    of program: P,
    by rules: ExplorationRules<Subject, State>,
    _ limit: ExplorationLimit,
    _ journal: ExplorationJournal?,
    _ progress: (Int) -> Void
  ) where Subject == ProgramState<P>, Subject: Sendable, P.Message: Sendable {
    // Threads may share the rules: the functions in them are `Sendable`, as those who made them say.
    nonisolated(unsafe) let rules = rules
    let pen = journal.map { ExplorationJournal.Pen($0) }
    self.init(ProgramState(program), rules)
    visit(by: rules, limit, progress) { space, states in
      let explored = space.explored
      if let pen {
        return rules.successors(of: states, in: explored) { pen.note(state: $0, event: $1) }
      }
      let parts = Array(stride(from: states.lowerBound, to: states.upperBound, by: 128))
      let found = inParallel(parts.count) { part in
        let end = min(states.upperBound, parts[part] + 128)
        return rules.successors(of: parts[part]..<end, in: explored)
      }
      return Array(found.joined())
    }
  }
}
