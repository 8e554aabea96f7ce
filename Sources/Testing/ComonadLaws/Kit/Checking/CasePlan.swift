/// The cases that laws are checked on: their number, seed and share, and those that come first.
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

  /// Which share of the cases to run, so that several processes do the work of one.
  public var shard: Shard

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
    shard: Shard = .whole,
    kept: [CaseToken] = [],
    replay: CaseToken? = nil,
    journal: LawJournal? = nil
  ) {
    precondition(cases > 0, "cases must be positive; got \(cases)")
    self.cases = cases
    self.seed = seed
    self.shard = shard
    self.kept = kept
    self.replay = replay
    self.journal = journal
    comparison = .full
  }
}

/// A share of the cases of a run.
///
/// All shards together run exactly the cases that one run would:
///
/// ```swift
/// let shard = Shard(2, of: 3)
/// (0..<6).filter { shard?.holds($0) == true }  // [1, 4]
/// ```
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the share, from 1.
  public let index: Int

  /// The number of shares.
  public let count: Int

  /// The whole run as one share.
  public static let whole = Shard(checked: 1, of: 1)

  /// Creates a share, unless its number is out of range.
  public init?(_ index: Int, of count: Int) {
    guard count > 0, index >= 1, index <= count else { return nil }
    self.init(checked: index, of: count)
  }

  private init(checked index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Returns whether the share holds the case of a number.
  public func holds(_ number: Int) -> Bool { number % count == index - 1 }

  /// The share as the command line writes it.
  public var description: String { "\(index)/\(count)" }
}
