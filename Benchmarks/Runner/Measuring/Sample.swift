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

  /// Returns the interval between two readings that covers the true median, or nil if the readings
  /// are too few.
  ///
  /// The readings must be independent. ``MedianRanks`` says how often the interval covers the median.
  package func medianInterval(confidence: Double = 0.99) -> ClosedRange<Double>? {
    MedianRanks(count: sorted.count, confidence: confidence).map { ranks in
      sorted[ranks.lower - 1]...sorted[ranks.upper - 1]
    }
  }
}
