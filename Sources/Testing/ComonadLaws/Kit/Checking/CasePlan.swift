/// The cases that laws are checked on: their number and seed, and those that come first.
///
/// ```swift
/// let plan = CasePlan(cases: 200, seed: 7)
/// plan.cases  // 200
/// ```
public struct CasePlan: Sendable {
  /// The number of cases that each law is checked on.
  public var cases: Int

  /// The number that all randomness of the run comes from.
  public var seed: UInt64

  /// Cases that failed once, and run before all others.
  public var kept: [CaseToken]

  /// The one case to run, instead of all others.
  public var replay: CaseToken?

  /// The journal that names the case which is being run, for a law that may trap.
  public var journal: LawJournal?

  /// Cases that have ended a process: their laws do not hold, and are not checked.
  package var trapped: [CaseToken] = []

  /// The settings by which values are compared.
  package var comparison: ComparisonSettings

  /// Creates a plan.
  ///
  /// - Precondition: The number of cases is positive.
  public init(
    cases: Int = 100,
    seed: UInt64 = 1,
    kept: [CaseToken] = [],
    replay: CaseToken? = nil,
    journal: LawJournal? = nil
  ) {
    precondition(cases > 0, "cases must be positive; got \(cases)")
    self.cases = cases
    self.seed = seed
    self.kept = kept
    self.replay = replay
    self.journal = journal
    comparison = .full
  }
}
