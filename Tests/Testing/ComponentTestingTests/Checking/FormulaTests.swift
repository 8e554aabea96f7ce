import ComponentKit
import SeededRandom
import StateGraphs
import TestSupport
import Testing

@testable import ComponentTesting

// The checker is compared with a naive one, which evaluates formulas on all short runs of small
// graphs, position by position.

@Suite("Temporal formulas are decided as all short runs say")
struct FormulaTests {
  /// Fifty formulas on each of the graphs in each case: 10,000 pairs, and 100,000 in the long version.
  @Test("on random graphs and random formulas", arguments: 0..<UInt64(cases(2, long: 8)))
  func random(shard: UInt64) {
    var random = SplitMix(seed: shard)
    var counts = (violated: 0, held: 0)
    let graphs = (0..<cases(100, long: 250)).map { _ in NaiveChecker(.random(&random)) }
    for _ in 0..<50 {
      let formula = TemporalFormula.random(size: Int.random(in: 1...7, using: &random), &random)
      var automaton = FormulaAutomaton(formula.negated)
      for naive in graphs {
        guard
          let run = naive.checked.run(acceptedBy: &automaton, isFinite: formula.isSafety)
        else {
          counts.held += 1
          if let run = naive.shortRun(breaking: formula) { Issue.record("\(formula) \(run)") }
          continue
        }
        counts.violated += 1
        // A run without a loop breaks the formula however it goes on.
        let isRight =
          run.loop.isEmpty
          ? naive.isBad(run.stem, formula) : naive.isFair(run) && !naive.holds(formula, of: run)
        if !isRight { Issue.record("\(formula) \(run)") }
      }
    }
    #expect(counts.violated + counts.held == 50 * graphs.count)
    #expect(counts.violated > 4 * graphs.count && counts.held > 4 * graphs.count)
  }

  @Test("with shortest runs that break invariants")
  func invariants() {
    var random = SplitMix(seed: 6)
    for _ in 0..<500 {
      let checked = CheckedGraph.random(&random)
      let (left, right) = (
        Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random)
      )
      let invariant = TemporalFormula.or(
        .condition(left, isPositive: .random(using: &random)),
        .condition(right, isPositive: .random(using: &random))
      )
      let found = checked.run(breaking: .release(.constant(false), invariant))
      #expect(found?.stem.count == NaiveChecker(checked).distance(toBreak: invariant))
      #expect(found?.loop.isEmpty != false)
    }
  }

  @Test("with a formula and its negation never both true of one run")
  func negation() {
    var random = SplitMix(seed: 5)
    for _ in 0..<100 {
      let formula = TemporalFormula.random(size: 6, &random)
      #expect(formula.negated.negated == formula)
      let checked = CheckedGraph.random(&random)
      for run in NaiveChecker(checked).runs(upTo: 4) {
        let checker = NaiveChecker(checked)
        #expect(checker.holds(formula, of: run) != checker.holds(formula.negated, of: run))
      }
    }
  }
}

// MARK: - A naive checker

/// Evaluates formulas on runs of a graph.
private struct NaiveChecker {
  let checked: CheckedGraph

  /// All fair runs with few steps.
  private var fairRuns: [CheckedGraph.Run] = []

  init(_ checked: CheckedGraph) {
    self.checked = checked
    fairRuns = runs(upTo: Self.length).filter { isFair($0) }
  }

  /// How many steps a run has at most.
  private static let length = 3

  /// Returns a fair run that breaks a formula, if there is one among the short ones.
  func shortRun(breaking formula: TemporalFormula) -> CheckedGraph.Run? {
    fairRuns.first { !holds(formula, of: $0) }
  }

  /// Returns all runs with so many steps at most.
  func runs(upTo length: Int) -> [CheckedGraph.Run] {
    paths(upTo: length).flatMap { path in
      (0..<path.count).compactMap { start in
        let (stem, loop) = (Array(path[..<start]), Array(path[start...]))
        return end(of: stem) == end(of: path) ? CheckedGraph.Run(stem: stem, loop: loop) : nil
      }
    }
  }

  /// Returns all sequences of so many steps at most, the shortest first.
  private func paths(upTo length: Int) -> [[Int?]] {
    var all: [[Int?]] = [[]]
    var latest = all
    for _ in 0..<length {
      latest = latest.flatMap { path in next(after: path).map { path + [$0] } }
      all += latest
    }
    return all
  }

  /// The state after a path, and whether nothing happens any more.
  private struct End: Equatable {
    var state: Int
    var isResting: Bool
  }

  private func end(of path: [Int?]) -> End {
    var end = End(state: 0, isResting: false)
    for place in path {
      if let place {
        end.state = Int(checked.graph.steps[place].target)
      } else {
        end.isResting = true
      }
    }
    return end
  }

  private func next(after path: [Int?]) -> [Int?] {
    let end = end(of: path)
    let rest: [Int?] = checked.rests[end.state] == nil ? [] : [nil]
    return end.isResting ? rest : checked.graph.places(of: end.state).map(Optional.some) + rest
  }

  func isFair(_ run: CheckedGraph.Run) -> Bool {
    guard end(of: run.stem) == end(of: run.stem + run.loop) else { return false }
    let met = run.loop.reduce(UInt64(0)) { met, place in
      met | (place.map { checked.met.isEmpty ? 0 : checked.met[$0] } ?? checked.obligations)
    }
    return met & checked.obligations == checked.obligations
  }

  /// Returns whether a formula holds from the first moment of a run on.
  func holds(_ formula: TemporalFormula, of run: CheckedGraph.Run) -> Bool {
    var valuations = [checked.start]
    var state = 0
    for place in run.stem + run.loop {
      if let place {
        valuations.append(checked.steps[place])
        state = Int(checked.graph.steps[place].target)
      } else {
        valuations.append(checked.rests[state] ?? 0)
      }
    }
    return moments(formula, valuations, loopStart: run.stem.count + 1) & 1 == 1
  }

  /// Returns the moments from which on a formula holds, as bits.
  private func moments(
    _ formula: TemporalFormula,
    _ valuations: [UInt64],
    loopStart: Int
  ) -> UInt64 {
    let last = valuations.count - 1
    let all: UInt64 = (1 << UInt64(valuations.count)) - 1
    func part(_ formula: TemporalFormula) -> UInt64 {
      moments(formula, valuations, loopStart: loopStart)
    }
    /// The moments whose next one is among some.
    func before(_ bits: UInt64) -> UInt64 {
      (bits >> 1) | ((bits >> UInt64(loopStart)) & 1) << UInt64(last)
    }
    switch formula {
    case .constant(let value): return value ? all : 0
    case .condition(let number, let isPositive):
      var bits: UInt64 = 0
      for (moment, valuation) in valuations.enumerated()
      where (valuation >> UInt64(number)) & 1 == (isPositive ? 1 : 0) {
        bits |= 1 << UInt64(moment)
      }
      return bits
    case .and(let left, let right): return part(left) & part(right)
    case .or(let left, let right): return part(left) | part(right)
    case .next(let formula): return before(part(formula))
    case .until(let left, let right):
      let (left, right) = (part(left), part(right))
      var bits = right
      for _ in valuations { bits |= left & before(bits) }
      return bits
    case .release(let left, let right):
      let (left, right) = (part(left), part(right))
      var bits = right
      for _ in valuations { bits = right & (left | before(bits)) }
      return bits
    }
  }

  /// Returns how many steps lead to the first moment at which a condition does not hold.
  func distance(toBreak condition: TemporalFormula) -> Int? {
    func breaks(_ valuation: UInt64) -> Bool { moments(condition, [valuation], loopStart: 0) == 0 }
    if breaks(checked.start) { return 0 }
    var (distances, next) = ([0: 0], 0)
    var pending = [0]
    var best: Int?
    while next < pending.count {
      let state = pending[next]
      let distance = distances[state, default: 0] + 1
      next += 1
      var valuations = checked.graph.places(of: state).map { checked.steps[$0] }
      valuations += checked.rests[state].map { [$0] } ?? []
      if valuations.contains(where: breaks) { best = min(best ?? .max, distance) }
      for step in checked.graph.steps(of: state) where distances[Int(step.target)] == nil {
        distances[Int(step.target)] = distance
        pending.append(Int(step.target))
      }
    }
    return best
  }

  /// Returns whether no short run that begins with a stem obeys a formula, fair or not.
  func isBad(_ stem: [Int?], _ formula: TemporalFormula) -> Bool {
    !runs(upTo: stem.count + 2).contains { run in
      let path = run.stem + run.loop
      return path.count > stem.count && Array(path.prefix(stem.count)) == stem
        && run.stem.count >= stem.count && holds(formula, of: run)
    }
  }
}

// MARK: - Random graphs and formulas

extension CheckedGraph {
  /// Returns a graph with one to three states and three conditions, in which each run can go on.
  fileprivate static func random(_ random: inout SplitMix) -> CheckedGraph {
    let count = Int.random(in: 1...3, using: &random)
    var graph = StateGraph()
    var (steps, met): ([UInt64], [UInt64]) = ([], [])
    graph.addStart()
    for state in 0..<count {
      var targets = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        Int.random(in: 0..<count, using: &random)
      }
      // All states are reached, in the order of their numbers.
      if graph.count == state + 1, state + 1 < count { targets[0] = state + 1 }
      for target in targets {
        while graph.count <= target { graph.addState() }
        graph.add(StateGraph.Step(target: UInt32(target), label: 0))
        steps.append(UInt64.random(in: 0..<8, using: &random))
        met.append(UInt64.random(in: 0..<4, using: &random))
      }
      graph.endExpansion()
    }
    return CheckedGraph(
      graph: graph,
      start: .random(in: 0..<8, using: &random),
      steps: steps,
      rests: (0..<count).map { _ in
        Bool.random(using: &random) ? UInt64.random(in: 0..<8, using: &random) : nil
      },
      met: met,
      obligations: Bool.random(using: &random) ? 0 : .random(in: 0..<4, using: &random)
    )
  }
}

extension TemporalFormula {
  /// Returns a formula over three conditions.
  fileprivate static func random(size: Int, _ random: inout SplitMix) -> TemporalFormula {
    guard size > 1 else {
      let number = Int.random(in: 0..<4, using: &random)
      let isPositive = Bool.random(using: &random)
      return number == 3
        ? .constant(isPositive) : .condition(number, isPositive: isPositive)
    }
    let left = Int.random(in: 1..<size, using: &random)
    let kind = Int.random(in: 0..<5, using: &random)
    if kind == 0 { return .next(.random(size: size - 1, &random)) }
    let parts = (Self.random(size: left, &random), Self.random(size: size - left, &random))
    return switch kind {
    case 1: .and(parts.0, parts.1)
    case 2: .or(parts.0, parts.1)
    case 3: .until(parts.0, parts.1)
    default: .release(parts.0, parts.1)
    }
  }
}
