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
  /// let space = Exploration(of: Component<Elm<Door>>(Door()), by: [.open, .shut, .weld])
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
  /// let space = Exploration(of: Component<Elm<Counter>>(Counter()), by: [1, 2])
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
    return verdict(claim, refutedBy: state.map { trace(to: $0) })
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
  /// let space = Exploration(of: Component<Elm<Light>>(Light()), by: [true, false])
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
  ///   of: Component<Elm<Counter>>(Counter()),
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
    let claim = "\(ValueText.brief(undo)) undoes each message before it"
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
  /// let elm = Exploration(of: Component<Elm<Counter>>(Counter()), by: [1, 2])
  /// let react = Exploration(of: Component<React<Counter>>(Counter()), by: [1, 2])
  /// "\(elm.agrees(with: react))"  // "decided (5 states): both behave alike"
  /// ```
  ///
  /// - Parameter other: The space of the other component, of the same messages.
  /// - Returns: The verdict; a shortest run that refutes it ends where the two differ.
  /// - Complexity: O(steps of both), with a view of both for each pair of states.
  public func agrees<Other>(with other: Exploration<Other>) -> Verdict<Subject>
  where Other.Message == Subject.Message, Other.View == Subject.View, Subject.View: Equatable {
    let claim = "both behave alike"
    if let places = difference(from: 0, to: other) {
      return verdict(claim, refutedBy: Trace(moments: moments(places), loopStart: nil))
    }
    let verdict = verdict(claim, refutedBy: nil)
    guard verdict.holds, cut == nil, other.cut != nil else { return verdict }
    let bound = Verdict<Subject>.Strength.bounded(depth: other.completeDepth, states: stateCount)
    return Verdict(claim: claim, outcome: .holds, strength: bound)
  }

  /// Returns the steps of a shortest path from a state after which another component, from its start,
  /// behaves otherwise; nil if it behaves alike.
  func difference<Other>(from start: Int, to other: Exploration<Other>) -> [Int]?
  where Other.Message == Subject.Message, Other.View == Subject.View, Subject.View: Equatable {
    var pairs = ExploredGraph((left: start, right: 0), hash: 0)
    while pairs.graph.expanded < pairs.states.count {
      let (left, right) = pairs.states[pairs.graph.expanded]
      let steps = zip(graph.places(of: left), other.graph.places(of: right))
      let isSeen =
        situations[left].subject.view != other.situations[right].subject.view
        || situations[left].workNames != other.situations[right].workNames
      let different = isSeen ? nil : steps.first { !isAlike($0, other, $1) }
      let areKnown = left < graph.expanded && right < other.graph.expanded
      let counts = (graph.places(of: left).count, other.graph.places(of: right).count)
      if isSeen || different != nil || areKnown && counts.0 != counts.1 {
        let path = pairs.graph.path(to: pairs.graph.expanded)
        return path.map { Int(pairs.graph.steps[$0].label) } + (different.map { [$0.0] } ?? [])
      }
      for (place, otherPlace) in steps {
        let next = (
          left: Int(graph.steps[place].target), right: Int(other.graph.steps[otherPlace].target)
        )
        pairs.add(next, hash: next.left &* 31 &+ next.right, label: place) { $0 == next }
      }
      pairs.endExpansion()
    }
    return nil
  }

  /// Whether two steps have the same event and the same refusal.
  private func isAlike<Other>(_ place: Int, _ other: Exploration<Other>, _ otherPlace: Int) -> Bool
  where Other.Message == Subject.Message {
    let (step, otherStep) = (graph.steps[place], other.graph.steps[otherPlace])
    return events[Int(step.label)] == other.events[Int(otherStep.label)]
      && refusal(of: step) == other.refusal(of: otherStep)
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
