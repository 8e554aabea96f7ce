import BenchmarkRunner
import Foundation
import TestSupport
import Testing

@Suite("The sampler")
struct SamplerTests {
  @Test("refuses to take times of a debug build")
  func debugBuild() {
    #if DEBUG
    #expect(throws: DebugBuild.self) { try Sampler() }
    #else
    #expect(throws: Never.self) { try Sampler() }
    #endif
  }

  @Test("raises no more false alarms for the same code than its intervals promise")
  func falseAlarms() {
    let estimates = (0..<200).map { trial in
      BusyMachine(seed: UInt64(trial)).compare(subject: 20, baseline: 20)
    }
    let alarms = estimates.count { !$0.interval.contains(1) }
    #expect(alarms <= AlarmLimit(trials: 200, coverage: estimates[0].coverage).alarms)
  }

  @Test("allows so many false alarms that one self-test of a thousand fails by chance")
  func limit() {
    let limit = AlarmLimit(trials: 40, coverage: 0.99280)
    #expect(limit.alarms == 3)
    #expect(abs(limit.errorRate - 0.0002) < 0.00001)
    #expect(AlarmLimit(trials: 40, coverage: 1).alarms == 0)
    // With one alarm less, three of a thousand would fail.
    #expect(AlarmLimit(trials: 40, coverage: 0.99280, errorRate: 0.0035).alarms == 2)
  }

  @Test("keeps the rounds of a subject in the order in which they were read")
  func order() {
    // The subject becomes slower from reading to reading; the anchor decides which rounds are kept.
    var (time, cost, random) = (0.0, 16.0, SplitMix(seed: 3))
    let sampler = Sampler(simulating: Stopwatch { time }, rounds: 41, length: 1e6, seed: 1)
    func batch(_ nanoseconds: @escaping () -> Double) -> Batch {
      sampler.batch { steps in
        time += Double(steps) * nanoseconds()
        return steps
      }
    }
    let anchor = batch { Double.random(in: 20...40, using: &random) }
    let baseline = batch { 20 }
    let subject = batch {
      cost += 0.15
      return cost
    }
    let readings = sampler.measure([subject], against: baseline, anchor: anchor)[0]
    #expect(readings.ratios.count == 21)
    #expect(readings.ratios == readings.ratios.sorted())
    #expect(readings.correlation > 0.8)
  }

  @Test("detects a difference of a tenth on a busy machine")
  func difference() {
    for trial in 0..<10 {
      let estimate = BusyMachine(seed: UInt64(trial)).compare(subject: 22, baseline: 20)
      #expect(estimate.interval.lowerBound > 1, "trial \(trial)")
      #expect(abs(estimate.value - 1.1) < 0.05, "trial \(trial)")
    }
  }

  @Test("lets a comparison flag a slower pair, but no second run of the same code")
  func comparison() throws {
    func row(_ seed: Int, subject: Double) -> Row {
      var row = Row(name: "store-move", variant: "specialised", title: "Store/State")
      row.ratio = BusyMachine(seed: UInt64(seed)).compare(subject: subject, baseline: 20)
      return row
    }
    for trial in 0..<20 {
      let stored = try ReportTests.stored([row(trial, subject: 40)])
      #expect(stored.regressions(in: [row(trial + 100, subject: 40)]) == [], "trial \(trial)")
      let slowed = stored.regressions(in: [row(trial + 100, subject: 50)])
      #expect(slowed.map(\.name) == ["store-move"], "trial \(trial)")
    }
  }

  @Test("flags a loop that the compiler replaces by its result", .enabled(if: !DebugBuild.isThis))
  func formula() throws {
    let batch = try Sampler().batch { steps in
      var sum = 0
      for step in 0..<steps { sum &+= step }
      return sum
    }
    #expect(batch.isOptimisedAway)
  }

  @Test("flags work that the compiler has removed")
  func optimisedAway() {
    #expect(BusyMachine(seed: 1).batch(nanoseconds: 0).isOptimisedAway)
    #expect(BusyMachine(seed: 1).batch(nanoseconds: 0.1).isOptimisedAway)
    #expect(!BusyMachine(seed: 1).batch(nanoseconds: 1).isOptimisedAway)
  }

  @Test("chooses batches of the required duration, for steps of any duration")
  func batches() {
    for step in [0.5, 20, 3_000, 5e6] {
      let batch = BusyMachine(seed: 2).batch(nanoseconds: step)
      #expect(Double(batch.steps) * step >= 0.5e6)
      #expect(Double(batch.steps) * step <= max(3e6, step))
    }
  }
}

/// A machine whose time is simulated, with other processes and interrupted readings.
final class BusyMachine {
  private var random: SplitMix
  private var time = 0.0
  private var load = 1.0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// Work of which a step takes a number of nanoseconds where nothing else runs.
  func steps(nanoseconds: Double) -> Steps {
    { [self] count in
      if Int.random(in: 0..<12, using: &random) == 0 {
        load = Double.random(in: 1...1.6, using: &random)
      }
      let interruption =
        Int.random(in: 0..<15, using: &random) == 0 ? Double.random(in: 1...5, using: &random) : 1
      let noise = Double.random(in: 0.97...1.03, using: &random)
      time += Double(count) * nanoseconds * load * noise * interruption
      return count
    }
  }

  private var sampler: Sampler {
    Sampler(simulating: Stopwatch { [self] in time }, rounds: 41, length: 1e6, seed: 1)
  }

  func batch(nanoseconds: Double) -> Batch { sampler.batch(steps(nanoseconds: nanoseconds)) }

  func compare(subject: Double, baseline: Double) -> Estimate {
    let anchor = batch(nanoseconds: 30)
    return sampler.measure(
      [batch(nanoseconds: subject)],
      against: batch(nanoseconds: baseline),
      anchor: anchor
    )[0].ratio
  }
}
