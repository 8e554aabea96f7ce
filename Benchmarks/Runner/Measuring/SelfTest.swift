/// Trials of the runner on questions whose answers are known: whether code is as fast as itself,
/// whether a tenth more work is slower, and whether a loop takes any time that has a formula.
package struct SelfTest {
  /// How often code was compared with itself.
  package let trials: Int

  /// In how many of these trials the interval of the ratio did not hold 1.
  package let falseAlarms: Int

  /// The ratio of code and itself that was furthest from 1.
  package let worst: Double

  /// How many false alarms are allowed.
  package let limit: AlarmLimit

  /// How much neighbouring rounds agreed, on average; about 0 if rounds are independent.
  package let correlation: Double

  /// How often code was compared with itself and a tenth more work.
  package let differences: Int

  /// In how many of these trials the whole interval was above 1.
  package let seen: Int

  /// Whether a loop that the compiler replaces by its result is noticed.
  package let seesFormula: Bool

  /// Whether the loop and every difference are noticed, and false alarms are within their limit.
  package var isPassed: Bool {
    seesFormula && seen == differences && falseAlarms <= limit.alarms
  }

  /// Runs the trials on this machine.
  package init(of body: @escaping Steps, trials: Int = 40, differences: Int = 10) throws(DebugBuild)
  {
    let comparisons = try (0..<trials).map { trial throws(DebugBuild) in
      try Self.compare(body, with: body, seed: UInt64(trial))
    }
    let slowed = try (0..<differences).map { trial throws(DebugBuild) in
      try Self.compare({ body($0 + $0 / 10) }, with: body, seed: UInt64(trials + trial))
    }
    seesFormula = try Sampler().batch { steps in
      var sum = 0
      for step in 0..<steps { sum &+= step }
      return sum
    }.isOptimisedAway
    self.trials = trials
    self.differences = differences
    let estimates = comparisons.map(\.ratio)
    falseAlarms = estimates.count { !$0.interval.contains(1) }
    worst = estimates.map(\.value).max { abs($0 - 1) < abs($1 - 1) } ?? 1
    limit = AlarmLimit(trials: trials, coverage: estimates.map(\.coverage).min() ?? 1)
    correlation = comparisons.map(\.correlation).reduce(0, +) / Double(max(1, trials))
    seen = slowed.count { $0.ratio.interval.lowerBound > 1 }
  }

  /// Returns the readings of work against other work.
  private static func compare(
    _ work: @escaping Steps,
    with other: @escaping Steps,
    seed: UInt64
  ) throws(DebugBuild) -> Readings {
    let sampler = try Sampler(seed: seed)
    let anchor = sampler.batch(Anchor.box.steps)
    return sampler.measure([sampler.batch(work)], against: sampler.batch(other), anchor: anchor)[0]
  }
}

/// How many of several intervals may miss their true value.
///
/// Intervals that cover 99.28 % miss it once in 139 trials, so that forty of them often raise an
/// alarm. The limit is the number of alarms that a runner with right intervals exceeds in less than
/// one of a thousand runs: three for forty trials, which it exceeds in one of 5,000.
package struct AlarmLimit: Equatable {
  /// How many alarms are allowed.
  package let alarms: Int

  /// The probability that intervals with the stated coverage raise more alarms.
  package let errorRate: Double

  /// Finds the limit for a number of independent intervals.
  package init(trials: Int, coverage: Double, errorRate: Double = 0.001) {
    let misses = Binomial(trials, 1 - coverage)
    let alarms = (0...trials).first { misses.probability(ofMoreThan: $0) < errorRate } ?? trials
    self.alarms = alarms
    self.errorRate = misses.probability(ofMoreThan: alarms)
  }
}
