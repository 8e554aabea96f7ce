public import ComponentKit

/// The states of a program in classes; no messages distinguish the states of one class.
public struct Minimisation<State: Hashable> {
  /// The classes of states, in the order in which messages reach them, as are the states of each.
  public let classes: [[State]]

  /// The states that are not needed: those of each class but the first.
  ///
  /// - Complexity: O(states).
  public var redundant: [State] { classes.flatMap { $0.dropFirst() } }

  /// Returns those of some states that no messages lead to.
  ///
  /// - Complexity: O(states reached and compared).
  public func unreached(among states: some Sequence<State>) -> [State] {
    let reached = Set(classes.joined())
    return states.filter { !reached.contains($0) }
  }
}

extension Minimisation: Equatable {}
extension Minimisation: Sendable where State: Sendable {}

extension Automaton {
  /// Returns the states that the messages lead to, in classes that no messages distinguish.
  ///
  /// The report names states that a program could do without:
  ///
  /// ```swift
  /// struct Door: Program {
  ///   enum State: CaseIterable { case shut, open, ajar, broken }
  ///   enum Message { case push, pull }
  ///   let initial = State.shut
  ///   func update(_ door: inout State, by message: Message) {
  ///     switch message {
  ///     case .push: door = .shut
  ///     case .pull: door = door == .shut ? .ajar : .open
  ///     }
  ///   }
  ///   func view(_ door: State, send: @escaping (Message) -> Void) -> String {
  ///     door == .shut ? "shut" : "open"
  ///   }
  /// }
  /// let report = try Automaton(Door()).minimised(by: [.push, .pull])
  /// report.classes  // [[.shut], [.ajar, .open]]
  /// report.redundant  // [.open]
  /// report.unreached(among: Door.State.allCases)  // [.broken]
  /// ```
  ///
  /// - Parameters:
  ///   - messages: All messages that can be sent.
  ///   - limit: How many states are visited.
  /// - Returns: The classes.
  /// - Throws: ``Undecided`` when there are more states.
  /// - Complexity: For `n` states and `k` messages, `n * k` updates and O(nk log n) steps.
  public func minimised(
    by messages: [Subject.Message],
    within limit: Int = 10_000
  ) throws(Undecided) -> Minimisation<State> {
    let map = try explored(by: messages, within: limit)
    var partition = Partition(map.kinds)
    partition.refine(by: map.targets)
    var classes: [[State]] = []
    var numbers: [Int: Int] = [:]
    for (index, state) in map.states.enumerated() {
      if let number = numbers[partition.owner[index]] {
        classes[number].append(state)
      } else {
        numbers[partition.owner[index]] = classes.count
        classes.append([state])
      }
    }
    return Minimisation(classes: classes)
  }
}

// MARK: - Exploring

/// The output of a state, and the refusals in it.
private struct Kind<Output: Hashable>: Hashable {
  let output: Output
  let refusals: [Refusal?]
}

/// All states that messages lead to.
private struct StateMap<State> {
  var states: [State] = []

  /// For each state a number, which is equal where outputs and refusals are.
  var kinds: [Int] = []

  /// For each message the state that each state is led to.
  var targets: [[Int]]
}

extension Automaton {
  /// Returns all states that messages lead to, in the order of their distance.
  private func explored(
    by messages: [Subject.Message],
    within limit: Int
  ) throws(Undecided) -> StateMap<State> {
    var map = StateMap<State>(targets: messages.map { _ in [] })
    var kinds: [Kind<Output>: Int] = [:]
    var explored = ExploredGraph(subject, hash: state(subject).hashValue)
    while map.states.count < explored.states.count {
      guard explored.states.count <= limit else { throw Undecided(states: limit) }
      let subject = explored.states[map.states.count]
      var refusals: [Refusal?] = []
      for (label, message) in messages.enumerated() {
        let (successor, refusal) = sent(message, to: subject)
        let target = state(successor)
        explored.add(successor, hash: target.hashValue, label: label) { state($0) == target }
        refusals.append(refusal)
      }
      explored.endExpansion()
      for step in explored.graph.steps(of: map.states.count) {
        map.targets[Int(step.label)].append(Int(step.target))
      }
      map.states.append(state(subject))
      let kind = Kind(output: output(subject), refusals: refusals)
      let number = kinds[kind] ?? kinds.count
      kinds[kind] = number
      map.kinds.append(number)
    }
    return map
  }
}
