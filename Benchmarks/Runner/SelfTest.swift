/// Trials of the runner on questions whose answers are known: whether code is as fast as itself,
/// and whether a loop takes any time that has a formula.
package struct SelfTest {
  /// How many trials there were.
  package let trials: Int

  /// In how many of them the interval of the ratio did not hold 1.
  package let falseAlarms: Int

  /// The ratio that was furthest from 1.
  package let worst: Double

  /// Whether a loop that the compiler replaces by its result is noticed.
  package let seesFormula: Bool

  /// Whether the loop is noticed and the false alarms are at most 1 of 40.
  package var isPassed: Bool { seesFormula && falseAlarms * 40 <= trials }

  /// Runs the trials on this machine.
  package init(of body: @escaping Steps, trials: Int = 40) throws(DebugBuild) {
    var falseAlarms = 0
    var worst = 1.0
    for trial in 0..<trials {
      let sampler = try Sampler(seed: UInt64(trial))
      let anchor = sampler.batch(Anchor.box.steps)
      let (first, second) = (sampler.batch(body), sampler.batch(body))
      let estimate = sampler.measure([first], against: second, anchor: anchor)[0].ratio
      if !estimate.interval.contains(1) { falseAlarms += 1 }
      if abs(estimate.value - 1) > abs(worst - 1) { worst = estimate.value }
    }
    seesFormula = try Sampler().batch { steps in
      var sum = 0
      for step in 0..<steps { sum &+= step }
      return sum
    }.isOptimisedAway
    self.trials = trials
    self.falseAlarms = falseAlarms
    self.worst = worst
  }
}
