public import ComponentKit

/// All states that messages and answers of work lead a component to, visited breadth-first.
///
/// A state is the component with its outstanding work. From each state a person can send each
/// message, running work can give each of its declared answers, and a wait can end. So every order of
/// these is in the space, and a ``TemporalProperty`` that holds in it holds in each of them.
///
/// ```swift
/// struct Search: ActiveProgram {
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
///   of: Component<Redux<Search>>(Search()),
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
  public internal(set) var undeclared: Set<String> = []

  /// For each step whether the oldest work of its state that must end does so, or there is none.
  var meets: [Bool] = []

  /// The limit at which the exploration has stopped; nil if it has visited all states.
  public internal(set) var cut: String?

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

  /// The component in a state.
  package func subject(_ state: Int) -> Subject { situations[state].subject }
}

/// The number of states, of events, and the time, at which an ``Exploration`` stops.
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

  /// Creates a limit.
  public init(states: Int = 100_000, depth: Int? = nil, time: Duration? = nil) {
    (self.states, self.depth, self.time) = (states, depth, time)
  }
}

// MARK: - Exploring

extension Exploration {
  /// Explores a component, or another child.
  ///
  /// - Parameters:
  ///   - subject: The component, at its beginning.
  ///   - state: Returns the state that it is in; it must show all that its future depends on.
  ///   - messages: Returns the messages that a person may send in a state.
  ///   - answers: The answers that work may give.
  ///   - limit: When to stop.
  ///   - progress: Receives the number of states from time to time.
  public init<State: Hashable>(
    of subject: Subject,
    state: @escaping (Subject) -> State,
    messages: @escaping (State) -> [Subject.Message],
    answers: [WorkAnswers<State, Subject.Message>] = [],
    limit: ExplorationLimit = ExplorationLimit(),
    progress: (_ states: Int) -> Void = { _ in }
  ) {
    var explorer = Explorer(state: state, messages: messages, answers: answers, limit: limit)
    let first = Situation(subject)
    let (hash, undeclared) = explorer.describe(first)
    self.init(explored: ExploredGraph(first, hash: hash), undeclared: undeclared)
    explorer.explore(&self, progress)
  }

  /// Explores a component whose state can be hashed, by the same messages in each state.
  public init<A: ProgramArchitecture>(
    of component: Component<A>,
    by messages: [A.Program.Message],
    answers: [WorkAnswers<A.Program.State, A.Program.Message>] = [],
    limit: ExplorationLimit = ExplorationLimit(),
    progress: (_ states: Int) -> Void = { _ in }
  ) where Subject == Component<A>, A.Program.State: Hashable {
    self.init(
      of: component,
      state: { $0.programState.state },
      messages: { _ in messages },
      answers: answers,
      limit: limit,
      progress: progress
    )
  }

  private init(explored: ExploredGraph<Situation<Subject>>, undeclared: Set<String>) {
    (self.explored, self.undeclared) = (explored, undeclared)
  }
}

/// The functions by which a space is explored, and what is known of it so far.
private struct Explorer<Subject: Child, State: Hashable> where Subject.Message: Hashable {
  typealias Space = Exploration<Subject>

  let state: (Subject) -> State
  let messages: (State) -> [Subject.Message]
  let answers: [WorkAnswers<State, Subject.Message>]
  let limit: ExplorationLimit

  private var labels: [RunEvent<Subject.Message>: Int] = [:]
  private var refusals: [Refusal: Int] = [:]

  init(
    state: @escaping (Subject) -> State,
    messages: @escaping (State) -> [Subject.Message],
    answers: [WorkAnswers<State, Subject.Message>],
    limit: ExplorationLimit
  ) {
    (self.state, self.messages, self.answers, self.limit) = (state, messages, answers, limit)
  }

  mutating func explore(_ space: inout Space, _ progress: (Int) -> Void) {
    let start = ContinuousClock.now
    while space.graph.expanded < space.graph.count {
      if let cut = cut(space, start) {
        space.cut = cut
        break
      }
      expand(&space)
      if space.graph.expanded % 4_096 == 0 { progress(space.graph.count) }
    }
    progress(space.graph.count)
  }

  /// The limit that is reached before the next state is expanded.
  private func cut(_ space: Space, _ start: ContinuousClock.Instant) -> String? {
    let next = space.graph.expanded
    if space.graph.count > limit.states { return "\(limit.states) states" }
    if let depth = limit.depth, Int(space.graph.depths[next]) >= depth { return "depth \(depth)" }
    if let time = limit.time, next % 256 == 0, ContinuousClock.now - start > time {
      return "\(time)"
    }
    return nil
  }

  private mutating func expand(_ space: inout Space) {
    let situation = space.situations[space.graph.expanded]
    let current = state(situation.subject)
    for message in messages(current) {
      var next = situation
      let refusal = next.send(message)
      add(next, .message(message), refusal, from: situation, &space)
    }
    for work in situation.runningWork {
      let declared = declaration(of: work.id)
      for answer in declared?.answers(state(work.request)) ?? [.end] {
        var next = situation
        let repeats = declared?.repeats ?? false
        let refusal = next.take(.answer(answer, ticket: work.ticket, repeats: repeats))
        add(next, .answer(of: work.id, answer), refusal, from: situation, &space)
      }
    }
    for wait in situation.endingWaits {
      var next = situation
      let refusal = next.take(.elapsed(ticket: wait.ticket))
      add(next, .elapsed(wait.id), refusal, from: situation, &space)
    }
    space.explored.endExpansion()
  }

  private mutating func add(
    _ next: Situation<Subject>,
    _ event: RunEvent<Subject.Message>,
    _ refusal: Refusal?,
    from situation: Situation<Subject>,
    _ space: inout Space
  ) {
    let label = labels[event] ?? space.events.count
    if label == space.events.count {
      labels[event] = label
      space.events.append(event)
    }
    let reason = refusal.map { refusals[$0] ?? space.refusals.count + 1 } ?? 0
    if let refusal, reason > space.refusals.count {
      refusals[refusal] = reason
      space.refusals.append(refusal)
    }
    let (hash, undeclared) = describe(next)
    space.undeclared.formUnion(undeclared)
    space.meets.append(situation.oldestEnding.map { !next.isOutstanding($0) } ?? true)
    let (key, outline) = (state(next.subject), next.outline)
    space.explored.add(next, hash: hash, label: label, refusal: reason) {
      state($0.subject) == key && $0.outline == outline
    }
  }

  /// Describes the work of a situation.
  ///
  /// Returns the hash of its state with that work, and the names whose answers are not declared.
  func describe(_ situation: Situation<Subject>) -> (hash: Int, undeclared: Set<String>) {
    var hasher = Hasher()
    hasher.combine(state(situation.subject))
    guard situation.outstanding != nil else { return (hasher.finalize(), []) }
    var undeclared: Set<String> = []
    situation.describe { id, request in
      let declared = declaration(of: id)
      if declared == nil { undeclared.insert(id.text) }
      let answers = declared?.answers(state(request)) ?? [.end]
      return .work(answers, repeats: declared?.repeats ?? false)
    }
    hasher.combine(situation.outline)
    return (hasher.finalize(), undeclared)
  }

  private func declaration(of id: EffectID?) -> WorkAnswers<State, Subject.Message>? {
    answers.first { (id ?? .all).isWithin($0.id) }
  }
}
