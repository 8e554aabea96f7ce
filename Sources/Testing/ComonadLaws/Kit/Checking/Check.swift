import SeededRandom

/// The result of checking one law.
public struct LawResult: Sendable {
  /// The name of the instance; empty for a law that was checked by itself.
  public let instance: String

  /// The law.
  public let law: Law

  /// The number of cases that were compared.
  public internal(set) var cases = 0

  /// The number of them that were enumerated, smallest first.
  public internal(set) var enumerated = 0

  /// How much of what the law says was seen.
  ///
  /// - Complexity: O(1).
  public var strength: LawStrength { exhaustive ?? .sampled(cases: cases) }

  /// The strength that an exhaustive walk gave, if it came to an end.
  var exhaustive: LawStrength?

  /// The number of cases that did not meet the law's condition.
  public internal(set) var discarded = 0

  /// The shares of the random cases that had the properties which they should have.
  public internal(set) var coverage: [LawResult.Coverage] = []

  /// Why the law does not count as checked, if it does not.
  public internal(set) var failure: LawFailure?

  /// The case to run, if it is of another law, so that none ran.
  var stranger: CaseToken?

  /// Whether the law held in all cases, of which there were enough.
  public var holds: Bool { failure == nil }
}

/// Why a law does not count as checked.
public enum LawFailure: Sendable {
  /// A case breaks the law.
  case broken(Counterexample)

  /// Too many cases did not meet the condition of the law.
  case gaveUp(discarded: Int)

  /// No case ran.
  case nothingRan

  /// A property was too rare among the random cases.
  case uncovered(LawResult.Coverage)

  /// A case has ended the process: something traps, or overflows the stack.
  case trapped(CaseToken)
}

// MARK: - Checking

extension Law {
  /// Checks the law: kept cases first, then the smallest, then random ones of growing size.
  ///
  /// - Parameters:
  ///   - plan: How many cases, from which seed, and so on.
  ///   - instance: The name of the instance, for tokens and for the randomness.
  /// - Returns: The result; the check ends at the first case that breaks the law.
  /// - Complexity: O(cases) time; memory does not grow with the number of cases.
  public func check(_ plan: CasePlan = CasePlan(), of instance: String = "") -> LawResult {
    var run = LawRun(law: self, plan: plan, instance: instance)
    if let journal = plan.journal {
      journal.writing {
        run.pen = $0
        run.perform()
      }
    } else {
      run.perform()
    }
    return run.result
  }
}

/// One running check of one law.
private struct LawRun {
  let law: Law
  let plan: CasePlan
  let instance: String
  var result: LawResult

  /// Writes each case before it runs, if a journal is kept.
  var pen: LawJournal.Pen?

  /// The source of the numbers of the random cases.
  private let source: SplitMix

  /// The number of cases that were discarded before the first random one.
  private var discardedBefore = 0

  init(law: Law, plan: CasePlan, instance: String) {
    self.law = law
    self.plan = plan
    self.instance = instance
    result = LawResult(instance: instance, law: law)
    source = SplitMix(seed: plan.seed, words: [instance, law.name])
  }

  /// Runs the phases, until one finds a failure.
  mutating func perform() {
    if let token = plan.trapped.first(where: isMine) {
      result.failure = .trapped(token)
    } else if let token = plan.replay, isMine(token) {
      RequestedCase.found(token)
      replay(token, as: "replayed")
    } else if let token = plan.replay {
      result.failure = .nothingRan
      result.stranger = token
    } else {
      for token in plan.kept where result.failure == nil && isMine(token) {
        replay(token, as: "kept")
      }
      exhaust()
      if result.exhaustive == nil { enumerate() }
      randomise()
      judge()
    }
  }

  private func isMine(_ token: CaseToken) -> Bool {
    token.law == law.name && token.instance == instance
  }

  private var cases: Int { max(1, Int(Double(plan.cases) * law.share)) }

  /// The number of cases that are enumerated, limited so that their lists fit into memory.
  private var enumerable: Int { min(max(1, cases * 2 / 5), 2_000) }

  /// Runs one case, and returns whether the check goes on.
  private mutating func run(_ draws: Draws, as origin: () -> String) -> Bool {
    switch law.examine(draws) {
    case .holds: result.cases += 1
    case .discarded: result.discarded += 1
    case .fails(let difference):
      result.cases += 1
      result.failure = .broken(smallest(draws, difference, origin: origin()))
    }
    return result.failure == nil
  }

  private func draws(_ given: [Int], random: SplitMix? = nil, size: Int) -> Draws {
    pen?.begin(instance, law.name, size: size)
    guard size < 0 else {
      return Draws(given, then: random, size: size, comparison: plan.comparison, pen: pen)
    }
    let reach = Reach(steps: -size, span: law.exhaustion?.span)
    let comparison = reach.comparison(plan.comparison)
    return Draws(given, then: random, size: 0, comparison: comparison, reach: reach, pen: pen)
  }

  private mutating func replay(_ token: CaseToken, as origin: String) {
    _ = run(draws(token.draws, size: token.size)) { "\(origin) case" }
  }
}

// MARK: - Phases

extension LawRun {
  /// The size of enumerated cases.
  private static let smallSize = 10

  /// Runs the smallest cases, fewer of them after a walk that gave no verdict.
  private mutating func enumerate() {
    guard result.failure == nil else { return }
    var lists = Enumeration(limit: enumerable - result.enumerated)
    while let list = lists.pop() {
      result.enumerated += 1
      let draws = draws(list, size: LawRun.smallSize)
      let number = result.enumerated
      guard run(draws, as: { "enumerated case \(number)" }) else { return }
      lists.push(after: list, bounds: draws.bounds)
    }
  }

  /// The most cases of an exhaustive walk: more where it decides the law.
  private var mostCases: Int { law.exhaustion?.span == nil ? 150 : 1_200 }

  /// Runs all cases of as many steps as are few enough, if they are all that the law is about.
  private mutating func exhaust() {
    guard law.exhaustion != nil, result.failure == nil else { return }
    for steps in [2, 1] where areWorthTrying(steps) {
      if walk(steps) { return }
    }
  }

  /// Whether the cases of so many steps seem to be few enough to run all of them.
  ///
  /// Four random ones often suggest too few, and a walk that is given up costs more than four
  /// others. So these must agree, unless no fewer steps are left to try.
  private func areWorthTrying(_ steps: Int) -> Bool {
    let few = Double(mostCases)
    let first = estimate(0..<4, steps)
    guard first <= few else { return false }
    return steps == 1 || first <= few / 8 || first + estimate(4..<8, steps) <= 3 * few
  }

  /// Estimates the number of cases of so many steps by some random ones.
  private func estimate(_ probes: Range<Int>, _ steps: Int) -> Double {
    AllDraws.estimate(probes, seed: plan.seed) { random in
      let draws = draws([], random: random, size: -steps)
      _ = law.examine(draws)
      return draws
    }
  }

  /// Runs all cases of so many steps, and returns whether there were few enough.
  private mutating func walk(_ steps: Int) -> Bool {
    let before = result
    var lists = AllDraws()
    var total = Reach(steps: steps)
    while let list = lists.next {
      guard result.enumerated - before.enumerated < 2 * mostCases else {
        result = before
        return false
      }
      result.enumerated += 1
      let draws = draws(list, size: -steps)
      let number = result.enumerated
      guard run(draws, as: { "case \(number) of all of \(steps) steps" }) else { return true }
      if let reach = draws.reach { total.add(reach) }
      lists.advance(past: draws)
    }
    let cases = result.cases - before.cases
    guard cases > 0, !total.isSample || law.exhaustion?.acceptsLists == true else { return true }
    result.exhaustive =
      total.bound.map { .bounded(steps: $0, cases: cases) } ?? .decided(cases: cases)
    return true
  }

  /// Runs random cases of growing size, each drawn again while it does not meet the condition.
  ///
  /// A case depends on its number alone, and not on the cases before it.
  private mutating func randomise() {
    discardedBefore = result.discarded
    let wanted = randomCases
    var number = 0
    while number < wanted * law.patience, result.failure == nil, !hasGivenUp {
      randomise(number, size: min(100, 1 + number * 100 / wanted))
      number += 1
      // A decided law has run all its cases, and needs others only to count its properties.
      if case .decided = result.exhaustive, result.coverage.isEmpty { return }
    }
  }

  /// The number of random cases: half as many if all cases of some steps were compared.
  private var randomCases: Int {
    let rest = cases - enumerable
    return result.exhaustive == nil ? rest : (rest + 1) / 2
  }

  /// Runs the random case of a number, or the first redraw of it that meets the condition.
  private mutating func randomise(_ number: Int, size: Int) {
    let before = result.enumerated
    for redraw in 0..<LawRun.redraws where !hasGivenUp {
      var random = source.numbers(of: number)
      if redraw > 0 { random = SplitMix(seed: random.next(), index: redraw) }
      let draws = draws([], random: random, size: size)
      let compared = result.cases
      guard run(draws, as: { "random case \(number + 1) after \(before) enumerated" }) else {
        return
      }
      guard result.cases == compared else { return result.coverage.add(draws.labels) }
    }
  }

  /// The number of times a case is drawn before its number is given up.
  private static let redraws = 1_000

  /// Whether too many random cases did not meet the condition.
  private var hasGivenUp: Bool {
    result.discarded - discardedBefore > 10 * cases * law.patience + 100
  }

  /// Decides whether what ran is enough.
  private mutating func judge() {
    guard result.failure == nil else { return }
    if hasGivenUp {
      result.failure = .gaveUp(discarded: result.discarded)
    } else if result.cases == 0 {
      result.failure = .nothingRan
    } else if let rare = result.coverage.first(where: \.falls) {
      result.failure = .uncovered(rare)
    }
  }
}

// MARK: - Making a failure smaller

extension LawRun {
  /// Returns the smallest case found that breaks the law, given one that does and what differs there.
  private func smallest(
    _ failing: Draws,
    _ first: Counterexample.Difference,
    origin: String
  ) -> Counterexample {
    var latest = first
    var shrinker = Shrinker(failing.taken) { list in
      let draws = self.draws(list, size: failing.tokenSize)
      guard let difference = self.law.examine(draws).difference else { return nil }
      latest = difference
      return draws.taken
    }
    if plan.comparison.shrinks { shrinker.run() }
    let (draws, trace, difference) = traced(shrinker.best, size: failing.tokenSize)
    let explains = plan.comparison.shrinks && difference != nil && !shrinker.isCutShort
    return Counterexample(
      token: CaseToken(
        instance: instance,
        law: law.name,
        size: failing.tokenSize,
        draws: shrinker.best
      ),
      difference: difference ?? latest,
      values: trace.lines,
      remarks: explains ? remarks(draws, trace) : [],
      origin: origin,
      reruns: shrinker.tries,
      isRepeatable: difference != nil,
      isCutShort: shrinker.isCutShort
    )
  }

  /// Returns the values that may be anything, and those that may be anything but one value.
  private func remarks(_ draws: Draws, _ trace: CaseTrace) -> [String] {
    trace.leaves.prefix(12).compactMap { leaf in
      guard leaf.draws.upperBound <= draws.taken.count else { return nil }
      return remark(leaf.name, leaf.draws, draws)
    }
  }

  /// Returns a short remark on the other draws of one part, if there is one.
  private func remark(_ name: String, _ part: Range<Int>, _ draws: Draws) -> String? {
    let others = variations(of: part, draws)
    let passing = others.filter { list in
      self.law.examine(self.draws(list, size: draws.tokenSize)).difference == nil
    }
    switch passing.count {
    case 0: return "\(name): any value does"
    case 1 where others.count > 2:
      let leaves = traced(passing[0], size: draws.tokenSize).trace.leaves
      return leaves.first { $0.name == name }.map { "\(name): any value but \($0.text())" }
    default: return nil
    }
  }

  /// Runs a case with a trace of its named values.
  private func traced(
    _ list: [Int],
    size: Int
  ) -> (draws: Draws, trace: CaseTrace, difference: Counterexample.Difference?) {
    let draws = draws(list, size: size)
    let trace = CaseTrace()
    draws.trace = trace
    return (draws, trace, law.examine(draws).difference)
  }

  /// The case with other draws in one part: all of them, if they are few.
  private func variations(of part: Range<Int>, _ draws: Draws) -> [[Int]] {
    func replacing(_ values: [Int]) -> [Int] {
      Array(draws.taken[..<part.lowerBound]) + values + draws.taken[part.upperBound...]
    }
    if part.count == 1, draws.bounds[part.lowerBound] <= 8 {
      return (0..<draws.bounds[part.lowerBound]).map { replacing([$0]) }
    }
    var random = SplitMix(seed: plan.seed, "explain")
    return (0..<20).map { _ in replacing(draws.bounds[part].map { random.next(below: $0) }) }
  }
}
