import ComponentKit
import StateGraphs

/// A graph whose steps carry the conditions of a formula, in which runs that break it are found.
///
/// A run begins with the moment of the start. Then it takes steps for ever, or takes some and rests.
struct CheckedGraph {
  /// The states and the steps.
  let graph: StateGraph

  /// The conditions that hold at the start, as bits.
  let start: UInt64

  /// The conditions that hold at each step.
  let steps: [UInt64]

  /// The conditions that hold at a state in which nothing happens any more; nil if a run cannot rest
  /// there.
  let rests: [UInt64?]

  /// The obligations that each step meets, as bits; a fair run meets each of them for ever again.
  let met: [UInt64]

  /// All obligations of fairness.
  let obligations: UInt64

  /// The conditions that hold at any moment, as bits.
  var seen: UInt64 {
    steps.reduce(start, |) | rests.reduce(0) { $0 | ($1 ?? 0) }
  }

  /// A run that breaks a formula: steps by their places, and nil for rest.
  ///
  /// After the stem, the loop is repeated for ever; it is empty where each run that begins with the
  /// stem breaks the formula.
  struct Run: Equatable {
    var stem: [Int?]
    var loop: [Int?]
  }

  /// Returns a run that breaks a formula, with the shortest stem.
  ///
  /// - Complexity: O(steps × transitions of the automaton), and memory for as many.
  func run(breaking formula: TemporalFormula) -> Run? {
    var automaton = FormulaAutomaton(formula.negated)
    return run(acceptedBy: &automaton, isFinite: formula.isSafety)
  }

  /// Returns a run that an automaton accepts, with the shortest stem.
  ///
  /// - Parameters:
  ///   - automaton: The automaton, whose states are made when needed.
  ///   - isFinite: Whether it accepts a run only by accepting every run that begins like it.
  /// - Returns: The run, if there is one.
  func run(acceptedBy automaton: inout FormulaAutomaton, isFinite: Bool) -> Run? {
    var search = RunSearch(self, automaton, keepsSteps: !isFinite)
    defer { automaton = search.automaton }
    return search.run()
  }
}

/// A search among the states of a graph and those of an automaton, together.
private struct RunSearch {
  /// A state of the graph with a state of the automaton, in one number.
  typealias Node = UInt64

  /// A step between two nodes.
  struct Step {
    let target: UInt32
    /// The place of the step in the graph; nil for rest.
    let place: Int?
    let postponed: UInt64
    let met: UInt64
  }

  private let checked: CheckedGraph
  private(set) var automaton: FormulaAutomaton
  private let keepsSteps: Bool

  private var nodes: [Node] = []
  private var numbers: [Node: UInt32] = [:]

  /// For each node the node before it, and the place of the step, counted from one; zero for rest,
  /// and for the start.
  private var origins: [(before: UInt32, place: UInt32)] = []

  /// The steps of all nodes, those of a node together.
  private var steps: [Step] = []
  private var starts: [Int] = []

  init(_ checked: CheckedGraph, _ automaton: FormulaAutomaton, keepsSteps: Bool) {
    self.checked = checked
    self.automaton = automaton
    self.keepsSteps = keepsSteps
  }

  /// The number of a node whose automaton accepts everything, as soon as there is one.
  private var accepted: Int?

  mutating func run() -> CheckedGraph.Run? {
    for transition in automaton.transitions(of: 0) where transition.admits(checked.start) {
      _ = number(of: Self.node(0, isResting: false, transition.target), from: 0, nil)
    }
    var next = 0
    while next < nodes.count {
      if let accepted { return CheckedGraph.Run(stem: path(to: accepted), loop: []) }
      starts.append(steps.count)
      expand(next)
      next += 1
    }
    if let accepted { return CheckedGraph.Run(stem: path(to: accepted), loop: []) }
    starts.append(steps.count)
    return keepsSteps ? loop() : nil
  }
}

// MARK: - Nodes

extension RunSearch {
  private static func node(_ state: UInt32, isResting: Bool, _ automaton: Int) -> Node {
    UInt64(state) << 32 | (isResting ? 1 << 31 : 0) | UInt64(automaton)
  }

  private mutating func number(of node: Node, from before: Int, _ place: Int?) -> UInt32 {
    if let number = numbers[node] { return number }
    let number = UInt32(truncatingIfNeeded: nodes.count)
    numbers[node] = number
    nodes.append(node)
    let origin = (
      before: UInt32(truncatingIfNeeded: before), place: place.map { UInt32($0 + 1) } ?? 0
    )
    origins.append(origin)
    if accepted == nil, automaton.acceptsAll(Int(node & 0x7fff_ffff)) { accepted = Int(number) }
    return number
  }

  private mutating func expand(_ number: Int) {
    let node = nodes[number]
    let state = UInt32(truncatingIfNeeded: node >> 32)
    let transitions = automaton.transitions(of: Int(node & 0x7fff_ffff))
    if let rest = checked.rests[Int(state)] {
      for transition in transitions where transition.admits(rest) {
        let next = Self.node(state, isResting: true, transition.target)
        add(next, from: number, nil, transition.postponed, checked.obligations)
      }
    }
    guard node & 1 << 31 == 0 else { return }
    for place in checked.graph.places(of: Int(state)) {
      let target = checked.graph.steps[place].target
      let met = checked.met.isEmpty ? 0 : checked.met[place]
      for transition in transitions where transition.admits(checked.steps[place]) {
        let next = Self.node(target, isResting: false, transition.target)
        add(next, from: number, place, transition.postponed, met)
      }
    }
  }

  private mutating func add(
    _ node: Node,
    from before: Int,
    _ place: Int?,
    _ postponed: UInt64,
    _ met: UInt64
  ) {
    let target = number(of: node, from: before, place)
    guard keepsSteps else { return }
    steps.append(Step(target: target, place: place, postponed: postponed, met: met))
  }

  private func path(to number: Int) -> [Int?] {
    var (path, here): ([Int?], Int) = ([], number)
    while true {
      let (before, place) = origins[here]
      let isResting = nodes[here] & 1 << 31 != 0
      guard place > 0 || isResting else { return path.reversed() }
      path.append(place > 0 ? Int(place) - 1 : nil)
      here = Int(before)
    }
  }
}

// MARK: - Loops

extension RunSearch {
  /// Returns a run with a loop that postpones nothing for ever and meets all obligations.
  private func loop() -> CheckedGraph.Run? {
    let components = strongComponents(starts) { Int(steps[$0].target) }
    var goals: [Int: (postponed: UInt64, met: UInt64)] = [:]
    for number in nodes.indices {
      for step in steps[starts[number]..<starts[number + 1]] {
        let component = components[number]
        guard component == components[Int(step.target)] else { continue }
        let goal = goals[component] ?? (.max, 0)
        goals[component] = (goal.postponed & step.postponed, goal.met | step.met)
      }
    }
    let marks = automaton.allMarks
    let entry = nodes.indices.first { number in
      guard let goal = goals[components[number]] else { return false }
      return goal.postponed & marks == 0 && goal.met & checked.obligations == checked.obligations
    }
    guard let entry else { return nil }
    return CheckedGraph.Run(stem: path(to: entry), loop: loop(at: entry, components))
  }

  /// Returns the steps of a loop from a node to itself that postpones nothing for ever and meets all
  /// obligations.
  private func loop(at entry: Int, _ components: [Int]) -> [Int?] {
    var (loop, here): ([Int?], Int) = ([], entry)
    var (postponed, met) = (automaton.allMarks, UInt64(0))
    func take(_ path: [Step]) {
      for step in path {
        loop.append(step.place)
        postponed &= step.postponed
        met |= step.met
        here = Int(step.target)
      }
    }
    while postponed != 0 || met & checked.obligations != checked.obligations {
      take(
        nearest(from: here, components) { step in
          ~step.postponed & postponed != 0 || step.met & ~met & checked.obligations != 0
        }
      )
    }
    if here != entry || loop.isEmpty {
      take(nearest(from: here, components) { $0.target == entry })
    }
    return loop
  }

  /// Returns the shortest path within a component whose last step is wanted.
  private func nearest(
    from start: Int,
    _ components: [Int],
    isGoal: (Step) -> Bool
  ) -> [Step] {
    var reached: [Int: (before: Int, step: Step)] = [:]
    var pending = [start]
    var next = 0
    while next < pending.count {
      let number = pending[next]
      next += 1
      for step in steps[starts[number]..<starts[number + 1]] {
        let target = Int(step.target)
        guard components[target] == components[start] else { continue }
        if isGoal(step) {
          var (path, here) = ([step], number)
          while here != start, let origin = reached[here] {
            path.append(origin.step)
            here = origin.before
          }
          return path.reversed()
        }
        guard target != start, reached[target] == nil else { continue }
        reached[target] = (number, step)
        pending.append(target)
      }
    }
    return []
  }
}
