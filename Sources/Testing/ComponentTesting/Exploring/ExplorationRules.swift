import ComponentKit
import StateGraphs

/// The functions by which the states of a space are found.
struct ExplorationRules<Subject: Child, State: Hashable>: LaterRules
where Subject.Message: Hashable {
  /// Returns the state of a component; it must show all that its future depends on.
  let state: (Subject) -> State

  /// Returns the messages that a person may send in a state.
  let messages: (State) -> [Subject.Message]

  /// The answers that work may give.
  let answers: WorkAnswers<State, Subject.Message>

  /// Whether the state is all that a component shows: then two that have the same one are alike.
  var isWhole = false
}

/// A situation that an event leads to.
struct Successor<Subject: Child, State: Hashable> where Subject.Message: Hashable {
  let situation: Situation<Subject>

  /// The hash of its state, with the outstanding work.
  let hash: Int

  /// The number of the state, if an earlier one is the same.
  let known: Int?

  let event: RunEvent<Subject.Message>

  let refusal: Refusal?

  /// The names of work whose answers are not declared.
  let undeclared: Set<String>

  /// Whether the oldest work that must end does so, or there is none.
  let meets: Bool
}

extension Successor: Sendable where Subject: Sendable, Subject.Message: Sendable {}

/// An event that may come in a situation, with its cause.
struct PossibleEvent<Subject: Child> where Subject.Message: Hashable {
  let event: RunEvent<Subject.Message>
  let cause: Situation<Subject>.Cause
}

extension ExplorationRules {
  /// Returns for each of some states what the events that may come there lead to.
  ///
  /// - Parameters:
  ///   - states: The numbers of the states.
  ///   - explored: The states that are known.
  ///   - willTake: Is called before each event, with its state, and its place there.
  /// - Returns: The situations after the events, for each state.
  func successors(
    of states: Range<Int>,
    in explored: ExploredGraph<Situation<Subject>>,
    willTake: (_ state: Int, _ place: Int) -> Void = { _, _ in }
  ) -> [[Successor<Subject, State>]] {
    var found: [[Successor<Subject, State>]] = []
    found.reserveCapacity(states.count)
    for state in states {
      let situation = explored.states[state]
      let events = events(in: situation)
      var successors: [Successor<Subject, State>] = []
      successors.reserveCapacity(events.count)
      for event in events {
        willTake(state, successors.count)
        successors.append(successor(of: situation, by: event, known: explored))
      }
      found.append(successors)
    }
    return found
  }

  /// Returns what an event leads to.
  func successor(
    of situation: Situation<Subject>,
    by event: PossibleEvent<Subject>,
    known explored: ExploredGraph<Situation<Subject>>?
  ) -> Successor<Subject, State> {
    var next = situation
    let refusal = next.take(event.cause)
    let (hash, undeclared) = describe(&next)
    return Successor(
      situation: next,
      hash: hash,
      known: explored?.number(hash: hash) { isSame(next, $0) },
      event: event.event,
      refusal: refusal,
      undeclared: undeclared,
      meets: situation.oldestEnding.map { !next.isOutstanding($0) } ?? true
    )
  }

  /// Returns the events that may come in a situation, with their causes.
  func events(in situation: Situation<Subject>) -> [PossibleEvent<Subject>] {
    var events = messages(state(situation.subject)).map { message in
      PossibleEvent<Subject>(event: .message(message), cause: .message(message))
    }
    guard situation.hasWork else { return events }
    for work in situation.runningWork {
      let declared = answers.declaration(of: work.id)
      for answer in declared?.answers(state(work.request)) ?? [.end] {
        let repeats = declared?.repeats ?? false
        events.append(
          PossibleEvent(
            event: .answer(of: work.id, answer),
            cause: .answer(answer, ticket: work.ticket, repeats: repeats)
          )
        )
      }
    }
    for wait in situation.endingWaits {
      let cause = Situation<Subject>.Cause.elapsed(ticket: wait.ticket)
      events.append(PossibleEvent(event: .elapsed(wait.id), cause: cause))
    }
    return events
  }

  /// Describes the work of a situation.
  ///
  /// Returns the hash of its state with that work, and the names whose answers are not declared.
  @discardableResult
  func describe(_ situation: inout Situation<Subject>) -> (hash: Int, undeclared: Set<String>) {
    var hasher = Hasher()
    hasher.combine(state(situation.subject))
    guard situation.hasWork else { return (hasher.finalize(), []) }
    var undeclared: Set<String> = []
    situation.describe { id, request in
      let declared = answers.declaration(of: id)
      if declared == nil { undeclared.insert(id.text) }
      let answers = declared?.answers(state(request)) ?? [.end]
      return .work(answers, repeats: declared?.repeats ?? false)
    }
    hasher.combine(situation.outline)
    return (hasher.finalize(), undeclared)
  }

  /// Returns whether two situations are the same state of the space.
  func isSame(_ left: Situation<Subject>, _ right: Situation<Subject>) -> Bool {
    state(left.subject) == state(right.subject)
      && (!left.hasWork && !right.hasWork || left.outline == right.outline)
  }

  /// Explores another component by the same rules, each state of which stands for one of this.
  func explored<Other: Child>(
    _ other: Other,
    as subject: @escaping (Other) -> Subject,
    _ limit: ExplorationLimit
  ) -> Exploration<Other> where Other.Message == Subject.Message {
    Exploration(
      from: other,
      state: { state(subject($0)) },
      messages: messages,
      answers: answers,
      limit: limit
    )
  }
}

/// The rules as they are needed after an exploration, whatever its notion of state.
protocol LaterRules<Subject> {
  associatedtype Subject: Child where Subject.Message: Hashable

  /// Whether the state is all that a component shows.
  var isWhole: Bool { get }

  /// Returns whether two situations are the same state.
  func isSame(_ left: Situation<Subject>, _ right: Situation<Subject>) -> Bool

  /// Describes the work of a situation.
  @discardableResult
  func describe(_ situation: inout Situation<Subject>) -> (hash: Int, undeclared: Set<String>)

  /// Returns the events that may come in a situation, in the order of its steps.
  func events(in situation: Situation<Subject>) -> [PossibleEvent<Subject>]

  /// Explores another component by the same rules.
  func explored<Other: Child>(
    _ other: Other,
    as subject: @escaping (Other) -> Subject,
    _ limit: ExplorationLimit
  ) -> Exploration<Other> where Other.Message == Subject.Message
}

/// The numbers of events and of refusals, in the order in which they come.
struct EventNumbers<Message: Hashable> {
  private var labels: [RunEvent<Message>: Int] = [:]
  private var reasons: [Refusal: Int] = [:]

  /// The number of the latest event at each place among those of a state.
  private var latest: [Int] = []

  /// Creates numbers of no events.
  init() {}

  /// Returns the number of an event, which is added to the events if it is new.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - place: Its place among those of its state; most states have the same event there.
  ///   - events: The known events.
  /// - Returns: The number.
  mutating func number(
    of event: RunEvent<Message>,
    at place: Int,
    in events: inout [RunEvent<Message>]
  ) -> Int {
    if place < latest.count, events[latest[place]] == event { return latest[place] }
    let label = labels[event] ?? events.count
    if label == events.count {
      labels[event] = label
      events.append(event)
    }
    if place < latest.count { latest[place] = label } else { latest.append(label) }
    return label
  }

  /// Returns the number of a refusal, counted from one, which is added if it is new.
  mutating func number(of refusal: Refusal, in refusals: inout [Refusal]) -> Int {
    if let reason = reasons[refusal] { return reason }
    refusals.append(refusal)
    reasons[refusal] = refusals.count
    return refusals.count
  }
}
