import Foundation
import SeededRandom

/// Takes the times of pieces of work against a baseline and an anchor that run beside them.
///
/// Two separate measurements of the same code differ by a third on a busy machine. So each reading
/// of a subject is taken between one of the baseline and one of the anchor, in either order, and
/// only the ratio of neighbours is kept. All subjects take turns, in an order drawn anew for each
/// round, so that a bad moment hits them alike.
///
/// Neighbours on the machine slow work that goes to memory more than work that does not, so that
/// ratios depend on them too. A further reading of the anchor measures the noise, and the
/// noisier half of the rounds is left out, independently of the readings themselves.
package struct Sampler {
  /// How often each subject is read.
  package let rounds: Int

  /// The length of a reading, in nanoseconds.
  package let length: Double

  /// The seed of the random orders.
  package let seed: UInt64

  /// The clock.
  package let clock: Stopwatch

  /// Creates a sampler of this thread's time.
  package init(rounds: Int = 41, length: Double = 1e6, seed: UInt64 = 1) throws(DebugBuild) {
    guard !DebugBuild.isThis else { throw DebugBuild() }
    self.init(simulating: .thread, rounds: rounds, length: length, seed: seed)
  }

  /// Creates a sampler of a clock that does not depend on the build.
  ///
  /// - Precondition: There are at least 15 rounds, of which 8 are kept: fewer make no interval.
  package init(simulating clock: Stopwatch, rounds: Int, length: Double, seed: UInt64) {
    precondition(rounds >= 15, "rounds must be at least 15; got \(rounds)")
    self.rounds = rounds
    self.length = length
    self.seed = seed
    self.clock = clock
  }

  /// The sampler of work that runs on several threads: longer readings of the time of all.
  var concurrent: Sampler {
    Sampler(simulating: .process, rounds: rounds, length: 10 * length, seed: seed)
  }

  /// How many rounds are kept.
  private var kept: Int { (rounds + 1) / 2 }

  /// Returns the number of steps with which the work is read.
  package func batch(_ body: @escaping Steps) -> Batch {
    Batch(body, length: length, clock: clock)
  }

  /// Returns the readings of each subject against the baseline and the anchor.
  package func measure(_ subjects: [Batch], against baseline: Batch, anchor: Batch) -> [Readings] {
    var random = SplitMix(seed: seed)
    var rounds = subjects.map { _ in [(noise: Double, round: Int, times: [Double])]() }
    for round in 0..<self.rounds {
      for index in subjects.indices.shuffled(using: &random) {
        let parts = [baseline, subjects[index], anchor]
        let isForward = (round + index) % 2 == 0
        let noise = anchor.read(clock)
        let times = (isForward ? parts : parts.reversed()).map { $0.read(clock) }
        rounds[index].append((noise, round, isForward ? times : times.reversed()))
      }
    }
    return rounds.map { rounds in
      var readings = Readings()
      let quiet = rounds.sorted { $0.noise < $1.noise }.prefix(kept)
      for (_, _, times) in quiet.sorted(by: { $0.round < $1.round }) {
        readings.append(times[1], baseline: times[0], anchor: times[2])
      }
      return readings
    }
  }
}

/// The readings of one subject, one for each round, in the order of the rounds.
package struct Readings {
  /// The logarithms of the ratios of subject and baseline.
  package private(set) var ratios: [Double] = []

  /// The logarithms of the ratios of subject and anchor.
  package private(set) var boxes: [Double] = []

  /// The nanoseconds of a step.
  package private(set) var nanoseconds: [Double] = []

  /// Keeps the readings of one round.
  mutating func append(_ subject: Double, baseline: Double, anchor: Double) {
    ratios.append(log(subject / baseline))
    boxes.append(log(subject / anchor))
    nanoseconds.append(subject)
  }

  /// How much the sides of neighbouring rounds agree: the mean product of their signs, where a
  /// round has the sign of its ratio's distance from 1.
  ///
  /// It is near 0 if code is compared with itself and rounds are independent. The interval of 21
  /// rounds covers 99.3 % then, 98.5 % at a correlation of 0.1, and 97.3 % at 0.2.
  package var correlation: Double {
    let products = zip(ratios, ratios.dropFirst()).map { $0 * $1 }
    let agreement = products.count { $0 > 0 } - products.count { $0 < 0 }
    return Double(agreement) / Double(max(1, products.count))
  }

  /// The ratio to the baseline.
  package var ratio: Estimate { Estimate(logarithms: ratios) }

  /// The ratio to the anchor.
  package var inBoxes: Estimate { Estimate(logarithms: boxes) }
}

/// A ratio, and an interval that covers it with a known probability.
///
/// The interval assumes that rounds are independent. It says nothing of another run, in which code
/// and memory have other addresses.
package struct Estimate: Equatable {
  /// The median.
  package let value: Double

  /// The interval that covers the true median in at least 99 % of all runs.
  package let interval: ClosedRange<Double>

  /// The share of runs whose interval covers the true median, if rounds are independent.
  package let coverage: Double

  /// The share of readings that are far from the others.
  package let outliers: Double

  /// Creates the estimate of a ratio from the logarithms of its readings.
  ///
  /// - Precondition: There are at least 8 readings.
  package init(logarithms: [Double]) {
    let sample = Sample(logarithms)
    guard let ranks = MedianRanks(count: logarithms.count),
      let interval = sample.medianInterval()
    else { preconditionFailure("readings must be at least 8; got \(logarithms.count)") }
    value = exp(sample.median)
    self.interval = exp(interval.lowerBound)...exp(interval.upperBound)
    coverage = ranks.coverage
    outliers = sample.outlierShare
  }
}
