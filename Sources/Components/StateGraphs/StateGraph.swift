/// States as numbers, in the order in which they were reached, and the steps between them.
///
/// It is what every exploration finds: drawings, comparisons, minimisation, properties and
/// generated tests are functions of it. A state is followed by its steps once it has been expanded;
/// the states of a graph that was cut off have none.
package struct StateGraph: Sendable {
  /// A step from one state to another, or to itself if it was refused.
  package struct Step: Equatable, Sendable {
    /// The state that it leads to.
    package var target: UInt32
    /// The number of the message or of the event.
    package var label: UInt32
    /// The number of the refusal, counted from one; zero if the step was taken.
    package var refusal: UInt32

    /// Creates a step.
    package init(target: UInt32, label: UInt32, refusal: UInt32 = 0) {
      self.target = target
      self.label = label
      self.refusal = refusal
    }
  }

  /// The target of a step to a state that is not in the graph.
  package static var beyond: UInt32 { .max }

  /// All steps, those of a state together.
  package private(set) var steps: [Step] = []

  /// The place of the first step of each expanded state, and the end of the last one.
  private var starts: [UInt32] = [0]

  /// For each state the step that reached it first; the first state has none.
  private var origins: [UInt32] = []

  /// How many steps lead to each state at least.
  package private(set) var depths: [UInt32] = []

  /// Creates a graph without states.
  package init() {}

  /// How many states have been reached.
  package var count: Int { depths.count }

  /// How many states have been expanded: these are the first ones.
  package var expanded: Int { starts.count - 1 }

  /// The steps of a state; none, if it was not expanded.
  package func steps(of state: Int) -> ArraySlice<Step> { steps[places(of: state)] }

  /// The places of the steps of a state.
  package func places(of state: Int) -> Range<Int> {
    guard state < expanded else { return steps.count..<steps.count }
    return Int(starts[state])..<Int(starts[state + 1])
  }

  /// The state that has the step at a place.
  ///
  /// - Complexity: O(log n) for n states.
  package func source(of place: Int) -> Int {
    var (low, high) = (0, expanded)
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The places of the steps of a shortest path to a state.
  package func path(to state: Int) -> [Int] {
    var (path, here): ([Int], Int) = ([], state)
    while here > 0 {
      let place = Int(origins[here])
      path.append(place)
      here = source(of: place)
    }
    return path.reversed()
  }
}

// MARK: - Growing

extension StateGraph {
  /// Adds the first state.
  package mutating func addStart() {
    origins.append(0)
    depths.append(0)
  }

  /// Adds a state that the next step reaches, from the state that is being expanded.
  package mutating func addState() {
    origins.append(UInt32(truncatingIfNeeded: steps.count))
    depths.append(depths[expanded] + 1)
  }

  /// Adds a step of the state that is being expanded.
  package mutating func add(_ step: Step) { steps.append(step) }

  /// Ends the steps of the state that is being expanded.
  package mutating func endExpansion() { starts.append(UInt32(truncatingIfNeeded: steps.count)) }
}

/// A graph that grows, with what its states are.
///
/// An exploration starts it, and then expands its states in their order, which is breadth-first:
///
/// ```text
/// var explored = ExploredGraph(first, hash: hash)
/// while explored.graph.expanded < explored.graph.count {
///   for … { explored.add(next, hash: …, label: …) { $0 == next } }
///   explored.endExpansion()
/// }
/// ```
package struct ExploredGraph<State> {
  /// The states by number, and the steps between them.
  package private(set) var graph = StateGraph()

  /// The states, by their numbers.
  package private(set) var states: [State] = []

  private var table = NumberTable()

  /// Creates a graph of one state.
  package init(_ first: State, hash: Int) {
    graph.addStart()
    states.append(first)
    table.add(hash: hash)
  }

  /// Returns the number of a known state with this hash.
  package func number(hash: Int, isSame: (State) -> Bool) -> Int? {
    table.number(hash: hash) { isSame(states[$0]) }
  }

  /// Adds a step of the state that is being expanded, and the state that it leads to unless an
  /// earlier one is the same.
  ///
  /// - Parameters:
  ///   - state: The state that the step leads to.
  ///   - hash: Its hash.
  ///   - label: The number of the message or of the event.
  ///   - refusal: The number of the refusal, counted from one; zero if the step is taken.
  ///   - isBeyond: Whether a state that is not known lies beyond the graph.
  ///   - known: The number of the state, if it is known already.
  ///   - isSame: Returns whether an earlier state is the same.
  package mutating func add(
    _ state: State,
    hash: Int,
    label: Int,
    refusal: Int = 0,
    isBeyond: Bool = false,
    known: Int? = nil,
    isSame: (State) -> Bool
  ) {
    var target = known ?? number(hash: hash, isSame: isSame)
    if target == nil, !isBeyond {
      target = states.count
      table.add(hash: hash)
      graph.addState()
      states.append(state)
    }
    graph.add(
      StateGraph.Step(
        target: target.map { UInt32(truncatingIfNeeded: $0) } ?? StateGraph.beyond,
        label: UInt32(truncatingIfNeeded: label),
        refusal: UInt32(truncatingIfNeeded: refusal)
      )
    )
  }

  /// Adds a step that is refused, and so leads to the state that is being expanded.
  package mutating func add(label: Int, refusal: Int) {
    graph.add(
      StateGraph.Step(
        target: UInt32(truncatingIfNeeded: graph.expanded),
        label: UInt32(truncatingIfNeeded: label),
        refusal: UInt32(truncatingIfNeeded: refusal)
      )
    )
  }

  /// Ends the steps of the state that is being expanded.
  package mutating func endExpansion() { graph.endExpansion() }
}

extension ExploredGraph: Sendable where State: Sendable {}

/// The numbers of known values, found by hashes; the values are kept elsewhere.
private struct NumberTable: Sendable {
  /// The number of a value in each slot, counted from one.
  private var slots: [UInt32] = Array(repeating: 0, count: 16)

  /// The hash of each value.
  private var hashes: [UInt32] = []

  /// Creates a table without values.
  init() {}

  /// Returns the number of a value with this hash that equals the one that is searched for.
  func number(hash: Int, where isSame: (Int) -> Bool) -> Int? {
    let hash = Self.short(hash)
    var slot = slot(of: hash)
    while slots[slot] > 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, isSame(number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Gives the next number to a value with this hash.
  mutating func add(hash: Int) {
    hashes.append(Self.short(hash))
    if hashes.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for number in hashes.indices { place(number) }
    } else {
      place(hashes.count - 1)
    }
  }

  private mutating func place(_ number: Int) {
    var slot = slot(of: hashes[number])
    while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(truncatingIfNeeded: number + 1)
  }

  /// The first slot of a hash; on a page, an `Int` has 32 bits and may be negative.
  private func slot(of hash: UInt32) -> Int {
    Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  private static func short(_ hash: Int) -> UInt32 {
    let hash = UInt64(bitPattern: Int64(hash))
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
