import ComonadLaws
import ComponentKit
import StateGraphs

/// Which infinite runs are considered.
///
/// ```swift
/// Fairness() == Fairness(workEnds: true, peopleStop: true, refusalsGoOn: false)  // true
/// ```
///
/// A refused message is a moment of a run, and changes nothing. So nobody goes on for ever by refused
/// messages alone, unless ``refusalsGoOn`` says so.
public struct Fairness: Hashable, Sendable {
  /// Whether each piece of work ends at some time, unless it repeats its answers.
  public var workEnds: Bool

  /// Whether a person may stop at any time; if not, somebody sends a message as long as one would be
  /// taken.
  public var peopleStop: Bool

  /// Whether somebody may send refused messages for ever, and nothing else happens.
  public var refusalsGoOn: Bool

  /// Creates an assumption.
  public init(workEnds: Bool = true, peopleStop: Bool = true, refusalsGoOn: Bool = false) {
    (self.workEnds, self.peopleStop) = (workEnds, peopleStop)
    self.refusalsGoOn = refusalsGoOn
  }
}

extension Exploration {
  /// Decides whether a property holds of all runs.
  ///
  /// A property whose violations show after finitely many events is refuted by a shortest run. Other
  /// ones are refuted by a run that ends in a loop. In a space that was cut off, a property of the
  /// first kind that no run breaks is bounded; for one of the second kind, the verdict is
  /// inconclusive.
  ///
  /// (Vardi and Wolper, An automata-theoretic approach to automatic program verification, 1986;
  /// inconclusive verdicts: O'Connor and Wickström, Quickstrom, 2022.)
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - fairness: Which infinite runs are considered.
  /// - Returns: The verdict. Where the exploration calls states the same in which a condition differs,
  ///   it is inconclusive. A property that holds because what it presumes never comes has a remark.
  /// - Complexity: O(steps × states of the formula's automaton), with one call of each condition for
  ///   each step.
  public func verdict(
    on property: TemporalProperty<Subject>,
    fairness: Fairness = Fairness()
  ) -> Verdict<Subject> {
    let (formula, conditions) = property.numbered
    let checked = checked(conditions, fairness)
    let run = checked.run(breaking: formula)
    var verdict = Verdict(
      claim: "\(property)",
      outcome: outcome(run, formula),
      strength: strength
    )
    let mistaken = stepsToUnlike { bits($0, conditions) }
    if let first = mistaken.first,
      run.map({
        ($0.stem + $0.loop).contains { place in
          place.map(mistaken.contains) ?? false
        }
      }) ?? true
    {
      verdict = Verdict(
        claim: verdict.claim,
        outcome: .inconclusive(reason(ofUnlikeStates: first)),
        strength: strength
      )
    }
    let seen = checked.seen
    if verdict.holds, property.premises.contains(where: { seen & 1 << UInt64($0) == 0 }) {
      verdict.remark = "what it presumes never comes"
    }
    return verdict
  }

  /// The steps after which, or after one more, something differs between the state that they lead to and
  /// the one that the space has for it, since the exploration was told to call them the same.
  func stepsToUnlike<Seen: Hashable>(_ see: (Moment<Subject>) -> Seen) -> [Int] {
    // The events after each step are compared for some, from all over the space, which may have millions.
    let stride = max(1, stepsToOthers.count / 64)
    return stepsToOthers.enumerated().compactMap { number, place in
      let state = graph.source(of: place)
      let events = rules.events(in: situations[state])
      let event = place - graph.places(of: state).lowerBound
      guard events.indices.contains(event) else { return place }
      var next = situations[state]
      let refusal = next.take(events[event].cause)
      if next.hasWork { rules.describe(&next) }
      let real = moment(events[event].event, refusal, from: situations[state], to: next)
      guard see(real) == see(moment(place, from: state)) else { return place }
      guard number.isMultiple(of: stride) else { return nil }
      return goesOnAlike(next, Int(graph.steps[place].target), see) ? nil : place
    }
  }

  /// Whether the events in a situation lead to what is seen as those of a state, whichever leads where:
  /// what is swapped may have other messages.
  private func goesOnAlike<Seen: Hashable>(
    _ situation: Situation<Subject>,
    _ state: Int,
    _ see: (Moment<Subject>) -> Seen
  ) -> Bool {
    guard state < graph.expanded else { return true }
    let real = rules.events(in: situation).map { event in
      var next = situation
      let refusal = next.take(event.cause)
      if next.hasWork { rules.describe(&next) }
      return see(moment(event.event, refusal, from: situation, to: next))
    }
    let known = graph.places(of: state).map { see(moment($0, from: state)) }
    func counted(_ seen: [Seen]) -> [Seen: Int] {
      seen.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    return counted(real) == counted(known)
  }

  private func moment(
    _ event: RunEvent<Subject.Message>,
    _ refusal: Refusal?,
    from before: Situation<Subject>,
    to after: Situation<Subject>
  ) -> Moment<Subject> {
    Moment(
      event: event,
      refusal: refusal,
      before: before.subject,
      after: after.subject,
      work: after.workNames
    )
  }

  /// Why a verdict is none where states are called the same that differ in what was asked.
  func reason(ofUnlikeStates place: Int) -> String {
    let events = trace(to: graph.source(of: place), place).events.map { "\($0)" }
    return
      "states differ in it that `state` calls the same, as after \(events.joined(separator: ", "))"
  }

  /// Returns the failure of a test if a property is refuted, or if the verdict is inconclusive.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let space = Exploration(
  ///   from: Component<Elm<Counter>>(Counter()),
  ///   by: [1],
  ///   limit: ExplorationLimit(depth: 10)
  /// )
  /// space.failure(of: .never("it is negative") { $0.view < 0 }) == nil  // true
  /// ```
  public func failure(
    of property: TemporalProperty<Subject>,
    fairness: Fairness = Fairness(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> TestFailure? {
    let verdict = verdict(on: property, fairness: fairness)
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    switch verdict.outcome {
    case .holds: return nil
    case .refuted(let trace):
      return TestFailure(
        "The property \"\(property)\" is refuted.",
        lines: trace.lines,
        remedy: "Fix the program, or the property.",
        at: location
      )
    case .inconclusive(let reason):
      return TestFailure(
        "The property \"\(property)\" is neither refuted nor shown to hold.",
        lines: [reason],
        remedy: "Explore more states, declare all answers of work, or state a bound.",
        at: location
      )
    }
  }

  var strength: Verdict<Subject>.Strength {
    if let sample { return .sampled(runs: sample.count, seed: sample.seed) }
    return cut == nil
      ? .decided(states: stateCount) : .bounded(depth: completeDepth, states: stateCount)
  }

  private func outcome(
    _ run: CheckedGraph.Run?,
    _ formula: TemporalFormula
  ) -> Verdict<Subject>.Outcome {
    if let run { return .refuted(trace(run)) }
    if let name = undeclared.sorted().first {
      return .inconclusive("the answers of work \(name) are not declared")
    }
    if let cut, !formula.isSafety { return .inconclusive("the space was cut off at \(cut)") }
    return .holds
  }
}

// MARK: - Moments

extension Exploration {
  /// The graph with the conditions of each step.
  private func checked(
    _ conditions: [(Moment<Subject>) -> Bool],
    _ fairness: Fairness
  ) -> CheckedGraph {
    func bits(_ moment: Moment<Subject>) -> UInt64 { self.bits(moment, conditions) }
    var steps: [UInt64] = []
    steps.reserveCapacity(graph.steps.count)
    for state in 0..<graph.expanded {
      for place in graph.places(of: state) { steps.append(bits(moment(place, from: state))) }
    }
    let rests = (0..<graph.count).map { state in
      canRest(state, fairness) ? bits(rest(in: state)) : nil
    }
    let isObliged = fairness.workEnds && meets.contains(false)
    let goesOn = !fairness.refusalsGoOn && !refusals.isEmpty
    let met = zip(meets, graph.steps).map { meets, step in
      (meets ? 1 : 0) | (step.refusal == 0 ? 2 : 0) as UInt64
    }
    return CheckedGraph(
      graph: graph,
      start: bits(start),
      steps: steps,
      rests: rests,
      met: isObliged || goesOn ? met : [],
      obligations: (isObliged ? 1 : 0) | (goesOn ? 2 : 0)
    )
  }

  /// The conditions that hold at a moment, as bits.
  private func bits(
    _ moment: Moment<Subject>,
    _ conditions: [(Moment<Subject>) -> Bool]
  ) -> UInt64 {
    var bits: UInt64 = 0
    for (number, holds) in conditions.enumerated() where holds(moment) {
      bits |= 1 << UInt64(number)
    }
    return bits
  }

  /// Whether nothing may happen from a state on.
  private func canRest(_ state: Int, _ fairness: Fairness) -> Bool {
    if fairness.workEnds, situations[state].oldestEnding != nil { return false }
    if fairness.peopleStop { return true }
    return state < graph.expanded
      && graph.steps(of: state).allSatisfy { step in
        if case .message = events[Int(step.label)] { step.refusal > 0 } else { true }
      }
  }

  var start: Moment<Subject> {
    let first = situations[0]
    return Moment(
      event: .start,
      refusal: nil,
      before: first.subject,
      after: first.subject,
      work: first.workNames
    )
  }

  private func rest(in state: Int) -> Moment<Subject> {
    let situation = situations[state]
    return Moment(
      event: .rest,
      refusal: nil,
      before: situation.subject,
      after: situation.subject,
      work: situation.workNames
    )
  }

  /// The refusal of a step, if it was refused.
  func refusal(of step: StateGraph.Step) -> Refusal? {
    step.refusal > 0 ? refusals[Int(step.refusal) - 1] : nil
  }

  /// The moment of the step at a place.
  func moment(_ place: Int, from state: Int) -> Moment<Subject> {
    let step = graph.steps[place]
    return moment(
      events[Int(step.label)],
      refusal(of: step),
      from: situations[state],
      to: situations[Int(step.target)]
    )
  }

  private func trace(_ run: CheckedGraph.Run) -> Trace<Subject> {
    Trace(
      moments: moments(run.stem + run.loop),
      loopStart: run.loop.isEmpty ? nil : run.stem.count + 1
    )
  }

  /// The moments of a run that takes the steps at some places; nil for rest.
  func moments(_ places: [Int?]) -> [Moment<Subject>] {
    var moments = [start]
    var state = 0
    for place in places {
      if let place {
        moments.append(moment(place, from: state))
        state = Int(graph.steps[place].target)
      } else {
        moments.append(rest(in: state))
      }
    }
    return moments
  }

  /// A shortest run to a state, and from there by the steps at some places.
  func trace(to state: Int, _ places: Int...) -> Trace<Subject> { trace(to: state, places) }

  /// A shortest run to a state, and from there by the steps at some places.
  func trace(to state: Int, _ places: [Int]) -> Trace<Subject> {
    Trace(moments: moments((graph.path(to: state) + places).map(Optional.some)), loopStart: nil)
  }
}
