public import ComponentKit
import StateGraphs

/// The part of a space that some histories reach, where states that no events distinguish are one.
///
/// ```swift
/// struct Door: Program {
///   enum Message: Hashable { case open, shut }
///   let initial = false
///   func update(_ isOpen: inout Bool, by message: Message) { isOpen = message == .open }
///   func refusal(of message: Message, in isOpen: Bool) -> Refusal? {
///     isOpen == (message == .open) ? Refusal("it is so already") : nil
///   }
///   func view(_ isOpen: Bool, send: @escaping (Message) -> Void) -> Bool { isOpen }
/// }
/// let space = Exploration(from: Component<Elm<Door>>(Door()), by: [.open, .shut])
/// let coverage = space.coverage(of: [[.message(.open), .message(.open)]])
/// "\(coverage)"  // "2 of 2 states, 1 of 2 steps, 1 of 2 refusals"
/// coverage.missing.count  // 2
/// ```
public struct SpaceCoverage<Message: Hashable>: CustomStringConvertible {
  /// How many of how many there are.
  public struct Part: Hashable, Sendable, CustomStringConvertible {
    /// How many were reached.
    public let reached: Int
    /// How many there are.
    public let count: Int

    /// The two numbers in words.
    public var description: String { "\(reached) of \(count)" }
  }

  /// The states.
  public let states: Part

  /// The steps that are taken.
  public let steps: Part

  /// The refusals, each in a state.
  public let refusals: Part

  /// Shortest histories, each of which ends with a step or a refusal that was not reached.
  public let missing: [[RunEvent<Message>]]

  /// The parts in one line.
  public var description: String { "\(states) states, \(steps) steps, \(refusals) refusals" }
}

/// The states and steps of a space, where states that no events distinguish are one.
package struct MinimalSpace<Subject: Child> where Subject.Message: Hashable {
  /// A state, or several that nothing distinguishes.
  package struct State {
    package let subject: Subject
    /// How many events lead there at least.
    package let depth: Int
    /// How many states of the space it stands for.
    package let count: Int
    /// Whether the histories reach it.
    package let isReached: Bool
  }

  /// A step between two states.
  package struct Step {
    package let source: Int
    package let target: Int
    package let event: RunEvent<Subject.Message>
    package let refusal: Refusal?
    /// Whether the histories take it.
    package let isReached: Bool
  }

  /// The states; the first one is the start.
  package let states: [State]

  /// The steps.
  package let steps: [Step]

  /// Shortest histories to the steps that are not reached.
  package let missing: [[RunEvent<Subject.Message>]]
}

extension Exploration where Subject.View: Hashable {
  /// Returns which part of the space some histories reach.
  ///
  /// A history ends at the first event that its state does not have.
  ///
  /// - Parameter histories: The events of each history, from the start.
  /// - Returns: The part, and the histories that reach the rest.
  /// - Complexity: O(nk log n) for n states and k events, and O(k) for each event of a history.
  public func coverage(
    of histories: [[RunEvent<Subject.Message>]]
  ) -> SpaceCoverage<Subject.Message> {
    coverage(of: histories) { $0.view }
  }
}

extension Exploration {
  /// Returns which part of the space some histories reach, by what a component shows.
  package func coverage<View: Hashable>(
    of histories: [[RunEvent<Subject.Message>]],
    showing view: (Subject) -> View
  ) -> SpaceCoverage<Subject.Message> {
    let space = minimalSpace(reachedBy: histories, showing: view)
    let (refused, taken) = (
      space.steps.filter { $0.refusal != nil }, space.steps.filter { $0.refusal == nil }
    )
    return SpaceCoverage(
      states: SpaceCoverage.Part(
        reached: space.states.count { $0.isReached },
        count: space.states.count
      ),
      steps: SpaceCoverage.Part(reached: taken.count { $0.isReached }, count: taken.count),
      refusals: SpaceCoverage.Part(reached: refused.count { $0.isReached }, count: refused.count),
      missing: space.missing
    )
  }

  /// Returns the space with states joined, and marks what some histories reach.
  package func minimalSpace<View: Hashable>(
    reachedBy histories: [[RunEvent<Subject.Message>]] = [],
    showing view: (Subject) -> View
  ) -> MinimalSpace<Subject> {
    let machine = minimalMachine(showing: view)
    let paths = machine.paths
    let (reachedStates, reachedSteps) = reached(by: histories, machine)
    let counts = machine.classes.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    var steps: [MinimalSpace<Subject>.Step] = []
    var missing: [[RunEvent<Subject.Message>]] = []
    for (state, places) in machine.places.enumerated() {
      for (input, place) in places.enumerated() {
        guard let place else { continue }
        let isReached = reachedSteps.contains(state * machine.inputs.count + input)
        let step = MinimalSpace<Subject>.Step(
          source: state,
          target: machine.targets[state][input],
          event: events[Int(graph.steps[place].label)],
          refusal: refusal(of: graph.steps[place]),
          isReached: isReached
        )
        steps.append(step)
        guard !isReached else { continue }
        missing.append((paths[state] + [input]).map { events[Int(machine.inputs[$0].label)] })
      }
    }
    let states = machine.representatives.enumerated().map { number, state in
      MinimalSpace<Subject>.State(
        subject: situations[state].subject,
        depth: paths[number].count,
        count: counts[number] ?? 0,
        isReached: reachedStates.contains(number)
      )
    }
    return MinimalSpace(states: states, steps: steps, missing: missing)
  }

  /// The classes and the steps that some histories reach.
  private func reached(
    by histories: [[RunEvent<Subject.Message>]],
    _ machine: MinimalMachine
  ) -> (states: Set<Int>, steps: Set<Int>) {
    var states: Set<Int> = [0]
    var steps: Set<Int> = []
    for history in histories {
      var here = 0
      for event in history {
        let input = machine.inputs.indices.first { input in
          machine.places[here][input] != nil && events[Int(machine.inputs[input].label)] == event
        }
        guard let input else { break }
        steps.insert(here * machine.inputs.count + input)
        here = machine.targets[here][input]
        states.insert(here)
      }
    }
    return (states, steps)
  }

  /// Returns the events of a history of messages: of a person, of work, and of the waits before them.
  ///
  /// The history ends before a message that cannot come.
  ///
  /// - Complexity: O(steps) for each message.
  package func events(sending messages: [Subject.Message]) -> [RunEvent<Subject.Message>] {
    var history: [RunEvent<Subject.Message>] = []
    var here = 0
    for message in messages {
      guard let path = path(from: here, to: message) else { break }
      for place in path {
        history.append(events[Int(graph.steps[place].label)])
        here = Int(graph.steps[place].target)
      }
    }
    return history
  }

  /// The places of the fewest steps that end with a message, after none but silent ones.
  private func path(from start: Int, to message: Subject.Message) -> [Int]? {
    var known: Set<Int> = [start]
    var pending: [(state: Int, path: [Int])] = [(start, [])]
    var next = 0
    while next < pending.count {
      let (state, path) = pending[next]
      next += 1
      let places = graph.places(of: state)
      let possible = places.map { events[Int(graph.steps[$0].label)] }
      if let end = zip(places, possible).first(where: { $1.message == message })?.0 {
        return path + [end]
      }
      for (place, event) in zip(places, possible) where event.message == nil {
        let target = Int(graph.steps[place].target)
        if known.insert(target).inserted { pending.append((target, path + [place])) }
      }
    }
    return nil
  }
}
