/// A case of a decided law, with both sides of its equation as they show.
///
/// The cases of a decided law are the leaves of a tree: each draw of several answers is a node, and
/// leads on by each answer. So a reader who trusts both sides can check that no case is missing.
package struct DecidedCase: Sendable {
  /// The draws of several answers, each with its answer and the number of answers.
  package let draws: [[Int]]

  /// The left and the right side of each comparison, as texts; nil if the case does not meet the
  /// law's condition.
  package let sides: [[String]]?
}

extension LawResult {
  /// All cases of the law in order, if the check decided it.
  ///
  /// - Complexity: As the exhaustive walk of the check, and O(texts) memory.
  package var decidedCases: [DecidedCase]? {
    guard case .decided = strength else { return nil }
    return [1, 2].lazy.compactMap { law.cases(of: $0) }.first
  }
}

extension Law {
  /// Returns all cases of so many steps; nil if something is cut off in one of them.
  fileprivate func cases(of steps: Int) -> [DecidedCase]? {
    let reach = Reach(steps: steps, span: exhaustion?.span)
    var lists = AllDraws()
    var cases: [DecidedCase] = []
    while let list = lists.next {
      let comparison = reach.comparison(.full)
      let draws = Draws(list, then: nil, size: 0, comparison: comparison, reach: reach)
      draws.sides = []
      let outcome = examine(draws)
      guard draws.reach?.bound == nil else { return nil }
      cases.append(DecidedCase(draws, outcome))
      lists.advance(past: draws)
    }
    return cases
  }
}

extension DecidedCase {
  /// Creates the case of some draws, which have recorded what was compared.
  fileprivate init(_ draws: Draws, _ outcome: CaseOutcome) {
    self.draws = zip(draws.taken, draws.bounds).filter { $1 > 1 }.map { [$0, $1] }
    if case .discarded = outcome { sides = nil } else { sides = draws.sides }
  }
}
