/// The ranks of two readings that the true median lies between, and how probable that is.
///
/// Each independent reading is below the true median with probability 1/2, whatever its
/// distribution. So the number of readings below it is binomial, and the median lies outside the
/// interval between the readings of rank r and n + 1 - r with probability 2 · P(Bin(n, 1/2) < r).
/// The probability is exact for continuous distributions, and a lower bound where readings are equal.
/// (Thompson, On confidence ranges for the median, 1936.)
///
/// | readings | ranks | coverage |
/// | ---: | --- | ---: |
/// | 8 | 1, 8 | 99.22 % |
/// | 9 | 1, 9 | 99.61 % |
/// | 13 | 2, 12 | 99.66 % |
/// | 16 | 3, 14 | 99.58 % |
/// | 21 | 5, 17 | 99.28 % |
///
/// Readings that depend on their neighbours are covered less often; see ``Readings/correlation``.
package struct MedianRanks: Equatable {
  /// The rank of the lower reading, from 1.
  package let lower: Int

  /// The rank of the upper reading.
  package let upper: Int

  /// The probability that the median lies between the two.
  package let coverage: Double

  /// Finds the narrowest ranks that cover the median with at least a probability, if there are any.
  ///
  /// An interval of 99 % needs 8 readings: all of 7 readings cover the median with 98.4 % only.
  ///
  /// - Parameters:
  ///   - count: The number of readings, up to 1,000.
  ///   - confidence: The least coverage.
  package init?(count: Int, confidence: Double = 0.99) {
    precondition(0...1_000 ~= count, "count must be 0 to 1000; got \(count)")
    let rank = Binomial(count, 0.5).lastRank(below: (1 - confidence) / 2)
    guard rank.rank > 0 else { return nil }
    lower = rank.rank
    upper = count + 1 - rank.rank
    coverage = 1 - 2 * rank.tail
  }
}

/// The number of successes in independent trials.
struct Binomial {
  /// The probability of each number of successes, from 0.
  private let probabilities: [Double]

  /// Creates the distribution of a number of trials with a probability of success below 1.
  init(_ trials: Int, _ success: Double) {
    var probability = (0..<trials).reduce(1.0) { product, _ in product * (1 - success) }
    probabilities = (0...trials).map { hits in
      defer {
        probability *= success / (1 - success) * Double(trials - hits) / Double(hits + 1)
      }
      return probability
    }
  }

  /// Returns the largest rank for which fewer successes are rare enough, and their probability.
  func lastRank(below limit: Double) -> (rank: Int, tail: Double) {
    var (rank, tail) = (0, 0.0)
    while rank < probabilities.count, tail + probabilities[rank] <= limit {
      tail += probabilities[rank]
      rank += 1
    }
    return (rank, tail)
  }

  /// Returns the probability of more successes than a number.
  func probability(ofMoreThan hits: Int) -> Double {
    probabilities.dropFirst(hits + 1).reduce(0, +)
  }
}
