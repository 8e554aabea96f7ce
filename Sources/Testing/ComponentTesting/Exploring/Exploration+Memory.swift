import ComponentKit
import StateGraphs

extension Exploration {
  /// Decides whether the memory of what was left does not grow: a component that runs through a loop
  /// of the space again and again is no larger than after the first time.
  ///
  /// ```swift
  /// struct Pages: Program {
  ///   struct State { var page = 0, visited: [Int] = [] }
  ///   let initial = State()
  ///   func update(_ state: inout State, by message: Int) {
  ///     state.visited.append(state.page)
  ///     state.page = message
  ///   }
  ///   func view(_ state: State, send: @escaping (Int) -> Void) -> Int { state.page }
  /// }
  /// let space = Exploration(of: Pages(), state: \.page, messages: { _ in [0, 1] })
  /// space.memoryDoesNotGrow { $0.state.visited.count }.trace?.messages  // [0]
  /// space.memoryDoesNotGrow { _ in 1 }.holds  // true
  /// ```
  ///
  /// The verdict is decided if each step leads to a component that stores the same as the one which
  /// the space has there: then there are no others, and none is larger than these. If some step leads
  /// to another component, as where a log becomes longer, loops are gone through, each step with a
  /// shortest way back. A component that is larger after each sixteen rounds of a loop grows.
  /// Otherwise the verdict is bounded: no number of rounds shows that a component never grows.
  /// It is also bounded where a component holds functions, which may store what nobody sees.
  ///
  /// - Parameter size: Returns how large a component is; by default, the number of stored values that
  ///   reflection finds in it.
  /// - Returns: The verdict; a run that refutes it leads to a loop, and once through it.
  /// - Complexity: O(steps), and where a component is another one, O(steps × length of a loop), with
  ///   forty-eight times through each loop.
  public func memoryDoesNotGrow(
    _ size: ((Subject) -> Int)? = nil
  ) -> Verdict<Subject> {
    let measure = size ?? { storedValues(in: $0) }
    let claim = "memory of what was left does not grow"
    var likenesses: [Likeness] = []
    // Random runs come back to no state.
    for state in 0..<(sample == nil ? graph.expanded : 0) {
      let (places, events) = (graph.places(of: state), rules.events(in: situations[state]))
      guard places.count == events.count else {
        let reason = "the messages or the answers of a state are others when asked again"
        return Verdict(claim: claim, outcome: .inconclusive(reason), strength: strength)
      }
      for (place, event) in zip(places, events) {
        var next = situations[state]
        _ = next.take(event.cause)
        let known = situations[Int(graph.steps[place].target)]
        likenesses.append(likeness(of: next.subject, known.subject))
      }
    }
    guard likenesses.contains(where: { $0 != .same }) else {
      return verdict(claim, refutedBy: nil)
    }
    for loop in Loops(graph) {
      let changes = loop.places.contains { likenesses[$0] == .different }
      let rounds = changes ? 16 : 1
      guard let grown = growth(loop, rounds: rounds, measure) else { continue }
      var trace = trace(to: loop.state, loop.places)
      let sizes = grown.map { "\(measure($0))" }.joined(separator: ", ")
      let place = size == nil ? growingPart(of: grown.map { storedParts(in: $0) }) : nil
      let unit = size == nil ? " stored values" : ""
      trace.ending = [
        "\(place ?? "the size") grows: \(sizes)\(unit), after \(rounds) rounds of the loop each"
      ]
      return verdict(claim, refutedBy: trace)
    }
    let verdict = verdict(claim, refutedBy: nil)
    guard verdict.holds, sample == nil else { return verdict }
    return Verdict(
      claim: claim,
      outcome: .holds,
      strength: .bounded(depth: completeDepth, states: stateCount)
    )
  }

  /// A component that grows by each of three times so many rounds of a loop, after each; nil if it does
  /// not.
  private func growth(
    _ loop: Loops.Loop,
    rounds: Int,
    _ size: (Subject) -> Int
  ) -> [Subject]? {
    var situation = situations[loop.state]
    var grown: [Subject] = []
    var latest = size(situation.subject)
    for _ in 1...3 {
      for _ in 1...rounds {
        guard goThrough(loop, &situation) else { return nil }
      }
      let size = size(situation.subject)
      guard size > latest else { return nil }
      latest = size
      grown.append(situation.subject)
    }
    return grown
  }

  /// Goes through a loop once; returns whether all its events could come.
  private func goThrough(_ loop: Loops.Loop, _ situation: inout Situation<Subject>) -> Bool {
    var state = loop.state
    for place in loop.places {
      let step = graph.steps[place]
      if case .message(let message) = events[Int(step.label)] {
        // A person sends the same message again, so nobody need ask which ones there are.
        _ = situation.take(.message(message))
      } else {
        let events = rules.events(in: situation)
        let number = place - graph.places(of: state).lowerBound
        guard events.indices.contains(number) else { return false }
        _ = situation.take(events[number].cause)
      }
      if situation.hasWork { rules.describe(&situation) }
      state = Int(step.target)
    }
    return true
  }
}

/// For each step that some events lead back from: the step, and a shortest way back to the state that
/// its strong component is entered by.
private struct Loops: Sequence {
  /// A state, and the places of the steps that lead from it to itself.
  struct Loop {
    let state: Int
    let places: [Int]
  }

  private let graph: StateGraph
  private let components: [Int]

  /// For each state the place of the step by which its component's entry leads to it, and of the step
  /// that leads back; -1 for the entry, and for a state that is alone.
  private var forth: [Int]
  private var back: [Int]

  init(_ graph: StateGraph) {
    self.graph = graph
    let starts =
      (0..<graph.expanded).map { graph.places(of: $0).lowerBound }
      + Array(repeating: graph.steps.count, count: graph.count - graph.expanded + 1)
    let components = strongComponents(starts) { Int(graph.steps[$0].target) }
    self.components = components
    forth = Array(repeating: -1, count: graph.count)
    back = forth
    var sources: [[Int]] = Array(repeating: [], count: graph.count)
    for state in 0..<graph.expanded {
      for place in graph.places(of: state) where components[state] == components[target(place)] {
        sources[target(place)].append(place)
      }
    }
    var isEntered: Set<Int> = []
    for entry in 0..<graph.expanded where isEntered.insert(components[entry]).inserted {
      spread(from: entry, &forth) { state in
        graph.places(of: state).map { ($0, Int(graph.steps[$0].target)) }
      }
      spread(from: entry, &back) { state in sources[state].map { ($0, graph.source(of: $0)) } }
    }
  }

  private func target(_ place: Int) -> Int { Int(graph.steps[place].target) }

  /// Notes for each state of a component by which step it is reached first.
  private func spread(
    from entry: Int,
    _ reached: inout [Int],
    next: (Int) -> [(place: Int, state: Int)]
  ) {
    var pending = [entry]
    var done = 0
    while done < pending.count {
      let here = pending[done]
      done += 1
      for (place, state) in next(here)
      where components[state] == components[entry] && state != entry && reached[state] < 0 {
        reached[state] = place
        pending.append(state)
      }
    }
  }

  func makeIterator() -> AnyIterator<Loop> {
    var place = 0
    return AnyIterator {
      while place < graph.steps.count {
        defer { place += 1 }
        let source = graph.source(of: place)
        if graph.steps[place].refusal == 0, components[source] == components[target(place)] {
          return loop(source, place)
        }
      }
      return nil
    }
  }

  private func loop(_ source: Int, _ place: Int) -> Loop {
    var places = [place]
    var here = source
    while forth[here] >= 0 {
      places.insert(forth[here], at: 0)
      here = graph.source(of: forth[here])
    }
    let entry = here
    here = target(place)
    while back[here] >= 0, here != entry {
      places.append(back[here])
      here = target(back[here])
    }
    return Loop(state: entry, places: places)
  }
}
