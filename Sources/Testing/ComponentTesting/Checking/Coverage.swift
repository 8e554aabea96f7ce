public import ComponentKit

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
/// let space = Exploration(of: Component<Elm<Door>>(Door()), by: [.open, .shut])
/// let coverage = space.coverage(of: [[.message(.open), .message(.open)]])
/// "\(coverage)"  // "2 of 2 states, 1 of 2 steps, 1 of 2 refusals"
/// coverage.missing.count  // 2
/// ```
public struct Coverage<Message: Hashable>: CustomStringConvertible {
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

extension Exploration where Subject.View: Hashable {
  /// Returns which part of the space some histories reach.
  ///
  /// A history ends at the first event that its state does not have.
  ///
  /// - Parameter histories: The events of each history, from the start.
  /// - Returns: The part, and the histories that reach the rest.
  /// - Complexity: O(nk log n) for n states and k events, and O(k) for each event of a history.
  public func coverage(of histories: [[RunEvent<Subject.Message>]]) -> Coverage<Subject.Message> {
    let machine = minimalMachine
    var states: Set<Int> = [0]
    var reached: Set<Int> = []
    for history in histories {
      var here = 0
      for event in history {
        let input = machine.inputs.indices.first { input in
          machine.places[here][input] != nil && events[Int(machine.inputs[input].label)] == event
        }
        guard let input else { break }
        reached.insert(here * machine.inputs.count + input)
        here = machine.targets[here][input]
        states.insert(here)
      }
    }
    var counts = (taken: 0, refused: 0, allTaken: 0, allRefused: 0)
    var missing: [[RunEvent<Subject.Message>]] = []
    for (state, path) in machine.paths.enumerated() {
      for (input, place) in machine.places[state].enumerated() {
        guard let place else { continue }
        let isRefused = graph.steps[place].refusal > 0
        let isReached = reached.contains(state * machine.inputs.count + input)
        counts.allRefused += isRefused ? 1 : 0
        counts.allTaken += isRefused ? 0 : 1
        counts.refused += isRefused && isReached ? 1 : 0
        counts.taken += !isRefused && isReached ? 1 : 0
        guard !isReached else { continue }
        missing.append((path + [input]).map { events[Int(machine.inputs[$0].label)] })
      }
    }
    return Coverage(
      states: Coverage.Part(reached: states.count, count: machine.kinds.count),
      steps: Coverage.Part(reached: counts.taken, count: counts.allTaken),
      refusals: Coverage.Part(reached: counts.refused, count: counts.allRefused),
      missing: missing
    )
  }
}
