public import ComponentKit
import EmbeddedText
import StateGraphs

// Questions about the whole space that need no formula.

extension Exploration {
  /// Decides whether each state can be left: some event leads from it to another one.
  ///
  /// ```swift
  /// struct Door: Program {
  ///   enum Message: Hashable { case open, shut, weld }
  ///   let initial = "shut"
  ///   func update(_ door: inout String, by message: Message) {
  ///     if door == "welded" { return }
  ///     door = message == .open ? "open" : message == .shut ? "shut" : "welded"
  ///   }
  ///   func view(_ door: String, send: @escaping (Message) -> Void) -> String { door }
  /// }
  /// let space = Exploration(from: Component<Elm<Door>>(Door()), by: [.open, .shut, .weld])
  /// space.everyStateCanBeLeft().trace?.messages  // [.weld]
  /// space.everyStateCanBeLeft(unless: { $0.view == "welded" }).holds  // true
  /// ```
  ///
  /// - Parameter isFinal: Whether a state is declared final.
  /// - Returns: The verdict; a run that refutes it leads to a state that cannot be left.
  /// - Complexity: O(steps).
  public func everyStateCanBeLeft(
    unless isFinal: (Subject) -> Bool = { _ in false }
  ) -> Verdict<Subject> {
    let state = (0..<graph.expanded).first { state in
      graph.steps(of: state).allSatisfy { $0.target == state }
        && !isFinal(situations[state].subject)
    }
    return verdict("every state can be left", refutedBy: state.map { trace(to: $0) })
  }

  /// Decides whether a condition holds in each state; it is called once for each.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count = (count + message) % 5 }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let space = Exploration(from: Component<Elm<Counter>>(Counter()), by: [1, 2])
  /// space.everyState("the count is below five") { $0.view < 5 }.holds  // true
  /// space.everyState("the count is not four") { $0.view != 4 }.trace?.messages  // [2, 2]
  /// ```
  ///
  /// A property of events needs a ``TemporalProperty``, whose conditions are called for each step.
  ///
  /// - Parameters:
  ///   - claim: The condition in words.
  ///   - holds: Returns whether it holds in a state.
  /// - Returns: The verdict; a run that refutes it is a shortest one.
  /// - Complexity: One call for each state.
  public func everyState(_ claim: String, _ holds: (Subject) -> Bool) -> Verdict<Subject> {
    let state = situations.indices.first { !holds(situations[$0].subject) }
    if state == nil, let place = stepsToUnlike({ holds($0.after) }).first {
      let reason = reason(ofUnlikeStates: place)
      return Verdict(claim: claim, outcome: .inconclusive(reason), strength: strength)
    }
    return verdict(claim, refutedBy: state.map { trace(to: $0) })
  }

  /// Decides whether there is always a way to a goal: from each state, some events lead to one where a
  /// condition holds.
  ///
  /// A property of runs cannot say this, since it speaks of what always happens, and not of what can.
  ///
  /// ```swift
  /// struct Door: Program {
  ///   enum Message: Hashable { case open, shut, weld }
  ///   let initial = "shut"
  ///   func update(_ door: inout String, by message: Message) {
  ///     if door == "welded" { return }
  ///     door = message == .open ? "open" : message == .shut ? "shut" : "welded"
  ///   }
  ///   func view(_ door: String, send: @escaping (Message) -> Void) -> String { door }
  /// }
  /// let free = Exploration(from: Component<Elm<Door>>(Door()), by: [.open, .shut])
  /// free.thereIsAlwaysAWay(to: "an open door") { $0.view == "open" }.holds  // true
  /// let all = Exploration(from: Component<Elm<Door>>(Door()), by: [.open, .shut, .weld])
  /// all.thereIsAlwaysAWay(to: "an open door") { $0.view == "open" }.trace?.messages  // [.weld]
  /// ```
  ///
  /// (Clarke and Emerson, Design and synthesis of synchronization skeletons using branching time temporal
  /// logic, 1981: AG EF.)
  ///
  /// - Parameters:
  ///   - goal: The goal in words.
  ///   - isGoal: Returns whether a state is one.
  /// - Returns: The verdict; a run that refutes it is a shortest one to a state from which no way leads to
  ///   the goal.
  /// - Complexity: O(steps), and one call for each state.
  public func thereIsAlwaysAWay(
    to goal: String,
    _ isGoal: (Subject) -> Bool
  ) -> Verdict<Subject> {
    let claim = "there is always a way to \(goal)"
    func inconclusive(_ reason: String) -> Verdict<Subject> {
      Verdict(claim: claim, outcome: .inconclusive(reason), strength: strength)
    }
    if sample != nil { return inconclusive("random runs do not show all ways") }
    let goals = situations.indices.filter { isGoal(situations[$0].subject) }
    let open = Array(graph.expanded..<graph.count)
    if let place = stepsToUnlike({ isGoal($0.after) }).first {
      return inconclusive(reason(ofUnlikeStates: place))
    }
    let mayLead = statesLeading(to: goals + open)
    if let state = situations.indices.first(where: { !mayLead[$0] }) {
      var trace = trace(to: state)
      trace.ending = ["no way leads from here to \(goal)"]
      return verdict(claim, refutedBy: trace)
    }
    if let cut, statesLeading(to: goals).contains(false) {
      return inconclusive("the space was cut off at \(cut)")
    }
    return verdict(claim, refutedBy: nil)
  }

  /// For each state whether it is one of some states, or steps lead from it to one.
  private func statesLeading(to goals: [Int]) -> [Bool] {
    var sources: [[Int]] = Array(repeating: [], count: graph.count)
    for state in 0..<graph.expanded {
      for step in graph.steps(of: state) { sources[Int(step.target)].append(state) }
    }
    var leads = Array(repeating: false, count: graph.count)
    var pending = goals
    for goal in goals { leads[goal] = true }
    while let state = pending.popLast() {
      for source in sources[state] where !leads[source] {
        leads[source] = true
        pending.append(source)
      }
    }
    return leads
  }

  /// Decides whether each message that a person may send is taken in some state.
  ///
  /// ```swift
  /// struct Light: Program {
  ///   let initial = false
  ///   func update(_ isOn: inout Bool, by message: Bool) { isOn = message }
  ///   func refusal(of message: Bool, in isOn: Bool) -> Refusal? {
  ///     message ? Refusal("there is no switch") : nil
  ///   }
  ///   func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> Bool { isOn }
  /// }
  /// let space = Exploration(from: Component<Elm<Light>>(Light()), by: [true, false])
  /// space.messagesNeverTaken  // [true]
  /// ```
  ///
  /// - Complexity: O(steps).
  public var messagesNeverTaken: [Subject.Message] {
    var isTaken = Array(repeating: false, count: events.count)
    for step in graph.steps where step.refusal == 0 { isTaken[Int(step.label)] = true }
    return zip(events, isTaken).compactMap { event, isTaken in
      if case .message(let message) = event, !isTaken { message } else { nil }
    }
  }

  /// Decides whether a message undoes others: after one of them and the undoing, the view is as
  /// before.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count = min(count + message, 3) }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let space = Exploration(
  ///   from: Component<Elm<Counter>>(Counter()),
  ///   by: [1, -1],
  ///   limit: ExplorationLimit(depth: 6)
  /// )
  /// space.undo(by: -1, undoes: { $0 == 1 }).trace?.messages  // [1, 1, 1, 1, -1]
  /// ```
  ///
  /// - Parameters:
  ///   - undo: The message that undoes.
  ///   - isUndone: Whether it must undo a message, where that was taken.
  /// - Returns: The verdict; a run that refutes it ends with the message and the undoing.
  /// - Complexity: O(steps × messages), with two views for each step.
  public func undo(
    by undo: Subject.Message,
    undoes isUndone: (Subject.Message) -> Bool
  ) -> Verdict<Subject> where Subject.View: Equatable {
    let claim = "\(MessageText.brief(undo)) undoes each message before it"
    for state in 0..<graph.expanded {
      let view = situations[state].subject.view
      for place in graph.places(of: state) where graph.steps[place].refusal == 0 {
        let step = graph.steps[place]
        guard case .message(let message) = events[Int(step.label)], isUndone(message) else {
          continue
        }
        let undoing = graph.places(of: Int(step.target)).first { place in
          events[Int(graph.steps[place].label)] == .message(undo)
        }
        guard let undoing else { continue }
        let after = situations[Int(graph.steps[undoing].target)].subject.view
        guard graph.steps[undoing].refusal > 0 || after != view else { continue }
        return verdict(claim, refutedBy: trace(to: state, place, undoing))
      }
    }
    return verdict(claim, refutedBy: nil)
  }

  /// Decides whether another component behaves alike: after each sequence of events both show the
  /// same, refuse the same, and have the same outstanding work.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count = (count + message) % 5 }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let elm = Exploration(from: Component<Elm<Counter>>(Counter()), by: [1, 2])
  /// let react = Exploration(from: Component<React<Counter>>(Counter()), by: [1, 2])
  /// "\(elm.agrees(with: react))"  // "decided (5 states): both behave alike"
  /// ```
  ///
  /// - Parameter other: The space of the other component, of the same messages.
  /// - Returns: The verdict; a shortest run that refutes it ends where the two differ.
  /// - Complexity: O(steps of both), with a view of both for each pair of states.
  public func agrees<Other>(with other: Exploration<Other>) -> Verdict<Subject>
  where Other.Message == Subject.Message, Other.View == Subject.View, Subject.View: Equatable {
    let claim = "both behave alike"
    if let found = divergence(from: 0, to: other) {
      var trace = Trace(moments: moments(found.places), loopStart: nil)
      trace.ending = ["but the other one"] + found.lines.map { "     \($0)" }
      return verdict(claim, refutedBy: trace)
    }
    let verdict = verdict(claim, refutedBy: nil)
    guard verdict.holds, other.cut != nil, sample == nil else { return verdict }
    let depth = cut == nil ? other.completeDepth : min(completeDepth, other.completeDepth)
    return Verdict(
      claim: claim,
      outcome: .holds,
      strength: .bounded(depth: depth, states: stateCount)
    )
  }

  /// Decides whether a program behaves in an architecture as it does without one.
  func agrees<A: ProgramArchitecture>(in architecture: A.Type) -> Verdict<Subject>
  where Subject == ProgramState<A.Program>, Subject.View: Equatable {
    let component = Component<A>(situations[0].subject.program)
    let limit = ExplorationLimit(states: stateCount)
    return agrees(with: rules.explored(component, as: { $0.programState }, limit))
  }

  /// Returns the steps of a shortest path from a state after which another component, from its start,
  /// behaves otherwise, and in what they differ there; nil if it behaves alike.
  func divergence<Other>(
    from start: Int,
    to other: Exploration<Other>
  ) -> (places: [Int], lines: [String])?
  where Other.Message == Subject.Message, Other.View == Subject.View, Subject.View: Equatable {
    var pairs = ExploredGraph((left: start, right: 0), hash: 0)
    let own = Dictionary(uniqueKeysWithValues: zip(events, UInt32(0)...))
    let labels = other.events.map { own[$0] ?? .max }
    while pairs.graph.expanded < pairs.states.count {
      let (left, right) = pairs.states[pairs.graph.expanded]
      let seen = difference(in: situations[left], other.situations[right])
      let areKnown = left < graph.expanded && right < other.graph.expanded
      // The order of the events in a state is that of a list of messages, which means nothing.
      let steps = areKnown ? inputs(of: left) { $0 } : []
      let otherSteps = areKnown ? other.inputs(of: right) { labels[Int($0)] } : []
      let alike = zip(steps, otherSteps).prefix { step, otherStep in
        step.input == otherStep.input
          && refusal(of: graph.steps[step.place])
            == other.refusal(of: other.graph.steps[otherStep.place])
      }
      .count
      if seen != nil || alike < max(steps.count, otherSteps.count) {
        let path = pairs.graph.path(to: pairs.graph.expanded)
          .map { Int(pairs.graph.steps[$0].label) }
        if let seen { return (path, seen) }
        let (own, others) = (steps.dropFirst(alike).first, otherSteps.dropFirst(alike).first)
        let texts = (
          own.map { outcome(of: graph.steps[$0.place]) },
          others.map { other.outcome(of: other.graph.steps[$0.place]) }
        )
        let lines = [texts.0.map { "- \($0)" }, texts.1.map { "+ \($0)" }].compactMap(\.self)
        return (path + (own.map { [$0.place] } ?? []), lines)
      }
      for (step, otherStep) in zip(steps, otherSteps) {
        let next = (
          left: Int(graph.steps[step.place].target),
          right: Int(other.graph.steps[otherStep.place].target)
        )
        pairs.add(next, hash: next.left &* 31 &+ next.right, label: step.place) { $0 == next }
      }
      pairs.endExpansion()
    }
    return nil
  }

  /// What differs between what is seen of two situations, and the work that runs in them; nil if
  /// nothing does.
  private func difference<Other>(
    in left: Situation<Subject>,
    _ right: Situation<Other>
  ) -> [String]? where Other.View == Subject.View, Subject.View: Equatable {
    let views = (left.subject.view, right.subject.view)
    if views.0 != views.1 {
      return LineDifference.changes(from: views.0, to: views.1).cut(to: 8)
    }
    if left.workNames == right.workNames { return nil }
    let works = [left.workNames, right.workNames].map { names in
      names.isEmpty ? "no work" : "work: \(names.map(\.text).joined(separator: ", "))"
    }
    return ["- \(works[0])", "+ \(works[1])"]
  }

  /// The event of a step, and whether it is refused.
  private func outcome(of step: StateGraph.Step) -> String {
    "\(events[Int(step.label)]), \(refusal(of: step).map { "refused: \($0)" } ?? "accepted")"
  }

  /// The steps of a state by their inputs, in the order of these.
  private func inputs(
    of state: Int,
    label: (UInt32) -> UInt32
  ) -> [(input: MinimalMachine.Input, place: Int)] {
    inputs(of: state)
      .map { step in
        let input = step.input
        let renamed = MinimalMachine.Input(label: label(input.label), occurrence: input.occurrence)
        return (renamed, step.place)
      }
      .sorted { ($0.input.label, $0.input.occurrence) < ($1.input.label, $1.input.occurrence) }
  }

  func verdict(_ claim: String, refutedBy trace: Trace<Subject>?) -> Verdict<Subject> {
    if let trace { return Verdict(claim: claim, outcome: .refuted(trace), strength: strength) }
    if let name = undeclared.sorted().first {
      let reason = "the answers of work \(name) are not declared"
      return Verdict(claim: claim, outcome: .inconclusive(reason), strength: strength)
    }
    return Verdict(claim: claim, outcome: .holds, strength: strength)
  }
}
