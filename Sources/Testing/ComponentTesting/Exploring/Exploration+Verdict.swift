import ComonadLaws
import ComponentKit
import StateGraphs

/// Which infinite runs are considered.
///
/// ```swift
/// Fairness() == Fairness(workEnds: true, peopleStop: true)  // true
/// ```
public struct Fairness: Hashable, Sendable {
  /// Whether each piece of work ends at some time, unless it repeats its answers.
  public var workEnds: Bool

  /// Whether a person may stop at any time; if not, somebody sends a message as long as one would be
  /// taken.
  public var peopleStop: Bool

  /// Creates an assumption.
  public init(workEnds: Bool = true, peopleStop: Bool = true) {
    (self.workEnds, self.peopleStop) = (workEnds, peopleStop)
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
  /// - Returns: The verdict.
  /// - Complexity: O(steps × states of the formula's automaton), with one call of each condition for
  ///   each step.
  public func verdict(
    on property: TemporalProperty<Subject>,
    fairness: Fairness = Fairness()
  ) -> Verdict<Subject> {
    let (formula, conditions) = property.numbered
    let run = checked(conditions, fairness).run(breaking: formula)
    return Verdict(
      claim: "\(property)",
      outcome: outcome(run, formula),
      strength: strength
    )
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
    func bits(_ moment: Moment<Subject>) -> UInt64 {
      var bits: UInt64 = 0
      for (number, holds) in conditions.enumerated() where holds(moment) {
        bits |= 1 << UInt64(number)
      }
      return bits
    }
    var steps: [UInt64] = []
    steps.reserveCapacity(graph.steps.count)
    for state in 0..<graph.expanded {
      for place in graph.places(of: state) { steps.append(bits(moment(place, from: state))) }
    }
    let rests = (0..<graph.count).map { state in
      canRest(state, fairness) ? bits(rest(in: state)) : nil
    }
    let isObliged = fairness.workEnds && meets.contains(false)
    return CheckedGraph(
      graph: graph,
      start: bits(start),
      steps: steps,
      rests: rests,
      met: isObliged ? meets.map { $0 ? 1 : 0 } : [],
      obligations: isObliged ? 1 : 0
    )
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
    let after = situations[Int(step.target)]
    return Moment(
      event: events[Int(step.label)],
      refusal: refusal(of: step),
      before: situations[state].subject,
      after: after.subject,
      work: after.workNames
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
