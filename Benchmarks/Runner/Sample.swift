import Foundation

/// Readings of one quantity, in ascending order.
package struct Sample {
  /// The readings.
  package let sorted: [Double]

  /// Creates a sample.
  ///
  /// - Precondition: There is at least one reading.
  package init(_ readings: [Double]) {
    precondition(!readings.isEmpty, "a sample must hold a reading; got none")
    sorted = readings.sorted()
  }

  /// Returns the value that a share of the readings does not exceed, between neighbours linearly.
  package func quantile(_ share: Double) -> Double {
    let place = share * Double(sorted.count - 1)
    let below = Int(place)
    guard below + 1 < sorted.count else { return sorted[sorted.count - 1] }
    let rest = place - Double(below)
    return sorted[below] * (1 - rest) + sorted[below + 1] * rest
  }

  /// The reading in the middle.
  package var median: Double { quantile(0.5) }

  /// The first and the third quartile.
  package var quartiles: ClosedRange<Double> { quantile(0.25)...quantile(0.75) }

  /// The median of the distances from the median.
  package var deviation: Double {
    let middle = median
    return Sample(sorted.map { abs($0 - middle) }).median
  }

  /// The share of readings beyond Tukey's fences: one and a half box lengths outside the quartiles.
  package var outlierShare: Double {
    let box = quartiles
    let reach = 1.5 * (box.upperBound - box.lowerBound)
    let fences = (box.lowerBound - reach)...(box.upperBound + reach)
    return Double(sorted.count { !fences.contains($0) }) / Double(sorted.count)
  }

  /// Returns the bootstrap interval of the median.
  ///
  /// It is what infinitely many resamples would give. The median of a resample of an odd number of
  /// readings is one of them, and is at most the k-th if more than half of the draws are; that is a
  /// binomial tail. (Efron, Bootstrap methods, 1979, section 3.)
  ///
  /// - Precondition: The number of readings is odd.
  package func medianInterval(confidence: Double = 0.99) -> ClosedRange<Double> {
    precondition(sorted.count % 2 == 1, "readings must be odd in number; got \(sorted.count)")
    let tail = (1 - confidence) / 2
    func reading(at share: Double) -> Double {
      let rank = (1...sorted.count).first { atMost($0) >= share } ?? sorted.count
      return sorted[rank - 1]
    }
    return reading(at: tail)...reading(at: 1 - tail)
  }

  /// The probability that the median of a resample is at most the reading of a rank.
  private func atMost(_ rank: Int) -> Double {
    let count = sorted.count
    guard rank < count else { return 1 }
    let below = Double(rank) / Double(count)
    return (count / 2 + 1...count).reduce(0) { sum, hits in
      let choices =
        lgamma(Double(count + 1)) - lgamma(Double(hits + 1)) - lgamma(Double(count - hits + 1))
      return sum + exp(choices + Double(hits) * log(below) + Double(count - hits) * log(1 - below))
    }
  }
}

/// Returns the bootstrap interval of a statistic of some of the rows from 0 up to a count.
///
/// - Parameters:
///   - count: The number of rows.
///   - seed: What the resamples are drawn from.
///   - resamples: How many are drawn.
///   - confidence: The share of the resamples inside the interval.
///   - statistic: The statistic of the rows drawn.
/// - Returns: The interval.
package func bootstrapInterval(
  rows count: Int,
  seed: UInt64,
  resamples: Int = 400,
  confidence: Double = 0.99,
  statistic: ([Int]) -> Double
) -> ClosedRange<Double> {
  var random = SeededGenerator(seed: seed)
  let values = (0..<resamples).map { _ in
    statistic((0..<count).map { _ in Int.random(in: 0..<count, using: &random) })
  }
  let sample = Sample(values)
  return sample.quantile((1 - confidence) / 2)...sample.quantile((1 + confidence) / 2)
}
