import ComponentKit
import SeededRandom
import StateGraphs

/// Random runs, for a component whose space is too large to be visited.
///
/// A verdict on them is *sampled*: a run that refutes it is the shortest of those that were tried.
///
/// ```swift
/// struct Score: Program {
///   let initial = 0
///   func update(_ score: inout Int, by message: Int) { score += message }
///   func view(_ score: Int, send: @escaping (Int) -> Void) -> Int { score }
/// }
/// let runs = Exploration(
///   of: Score(),
///   by: [1, 2, -1],
///   limit: ExplorationLimit(runs: RandomRuns(seed: 7))
/// )
/// "\(runs.verdict(on: .never("it is a hundred") { $0.view == 100 }).strength)"  // "sampled (100 runs, seed 7)"
/// runs.verdict(on: .never("it is twenty") { $0.view == 20 }).holds  // false
/// ```
public struct RandomRuns: Hashable, Sendable {
  /// How many runs are tried.
  public var count: Int

  /// How many events each of them has.
  public var length: Int

  /// The seed: equal seeds try equal runs.
  public var seed: UInt64

  /// Creates runs.
  public init(count: Int = 100, length: Int = 50, seed: UInt64 = 1) {
    (self.count, self.length, self.seed) = (count, length, seed)
  }
}

extension Exploration {
  /// Tries random runs in place of visiting all states.
  mutating func sample<State>(_ runs: RandomRuns, by rules: ExplorationRules<Subject, State>) {
    precondition(
      runs.count >= 0 && runs.length >= 0,
      "random runs must have no negative number; got \(runs.count) runs of \(runs.length) events"
    )
    var random = SplitMix(seed: runs.seed)
    var numbers = EventNumbers<Subject.Message>()
    (sample, cut) = (runs, "\(runs.count) random runs")
    // The runs part at the first state; then each has its own states.
    while graph.expanded < graph.count, Int(graph.depths[graph.expanded]) < runs.length {
      let state = graph.expanded
      let events = rules.events(in: situations[state])
      for _ in 0..<(state == 0 ? runs.count : 1) {
        guard let event = events.randomElement(using: &random) else { continue }
        add(rules.successor(of: situations[state], by: event, known: nil), at: 0, &numbers)
      }
      explored.endExpansion()
    }
  }
}
