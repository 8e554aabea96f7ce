/// Trials of the runner on a question whose answer is known: whether code is as fast as itself.
package struct SelfTest {
  /// How many trials there were.
  package let trials: Int

  /// In how many of them the interval of the ratio did not hold 1.
  package let falseAlarms: Int

  /// The ratio that was furthest from 1.
  package let worst: Double

  /// How many false alarms are allowed: 1 of 40.
  package var isPassed: Bool { falseAlarms * 40 <= trials }

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
    self.trials = trials
    self.falseAlarms = falseAlarms
    self.worst = worst
  }
}
