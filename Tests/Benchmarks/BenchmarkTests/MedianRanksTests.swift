import BenchmarkRunner
import Foundation
import TestSupport
import Testing

@Suite("The interval of a median")
struct MedianRanksTests {
  @Test("has exact ranks and an exact coverage")
  func exact() throws {
    let known = [
      (8, 1, 8, 2.0 / 256), (9, 1, 9, 2.0 / 512), (13, 2, 12, 28.0 / 8_192),
      (16, 3, 14, 274.0 / 65_536), (21, 5, 17, 15_094.0 / 2_097_152),
    ]
    for (count, lower, upper, miss) in known {
      let ranks = try #require(MedianRanks(count: count))
      #expect(ranks.lower == lower && ranks.upper == upper, "\(count) readings")
      #expect(abs(ranks.coverage - (1 - miss)) < 1e-12, "\(count) readings")
    }
    #expect(Sample((1...21).map(Double.init)).medianInterval() == 5...17)
  }

  @Test("covers as often as required, and the next ranks do not")
  func narrowest() throws {
    for count in 8...200 {
      let ranks = try #require(MedianRanks(count: count))
      #expect(ranks.coverage >= 0.99, "\(count) readings")
      // The next ranks lose two probabilities of `lower` successes.
      let logarithm =
        lgamma(Double(count + 1)) - lgamma(Double(ranks.lower + 1))
        - lgamma(Double(count - ranks.lower + 1)) - Double(count) * log(2)
      #expect(ranks.coverage - 2 * exp(logarithm) < 0.99, "\(count) readings")
    }
  }

  @Test("does not exist for fewer than eight readings")
  func tooFew() {
    for count in 0..<8 { #expect(MedianRanks(count: count) == nil) }
    #expect(Sample([1, 2, 3, 4, 5, 6, 7]).medianInterval() == nil)
    #expect(MedianRanks(count: 6, confidence: 0.95)?.lower == 1)
    #expect(MedianRanks(count: 5, confidence: 0.95) == nil)
  }

  @Test(
    "covers the true median as often as it claims",
    arguments: Skewed.allCases,
    [8, 13, 16, 21]
  )
  func coverage(distribution: Skewed, count: Int) throws {
    let ranks = try #require(MedianRanks(count: count))
    let covered = distribution.coverage(of: ranks.lower...ranks.upper, count, samples: samples)
    // Four standard deviations: one of 16,000 tests fails by chance, and the seed is fixed.
    let error = 4 * sqrt(ranks.coverage * (1 - ranks.coverage) / Double(samples))
    #expect(covered > ranks.coverage - error)
    if distribution.isContinuous { #expect(covered < ranks.coverage + error) }
  }

  @Test("of a bootstrap covers less than it claims, as this simulation shows")
  func bootstrap() {
    // The ranks that infinitely many resamples of 21 readings give for 99 %.
    for distribution in Skewed.allCases where distribution.isContinuous {
      #expect(abs(distribution.coverage(of: 6...16, 21, samples: samples) - 0.973) < 0.01)
    }
  }

  /// How many samples are simulated for each distribution and each count.
  private let samples =
    ProcessInfo.processInfo.environment["COVERAGE_SAMPLES"].flatMap(Int.init) ?? 2_000
}

/// Distributions of readings, each with its true median.
enum Skewed: CaseIterable {
  /// Long waits are rare.
  case exponential
  /// Most readings are near the least one, and some take very long.
  case lognormal
  /// One of twelve readings is interrupted.
  case interrupted
  /// Many readings are equal, as those of a clock that ticks rarely.
  case ticks

  var isContinuous: Bool { self != .ticks }

  var median: Double {
    switch self {
    case .exponential: log(2)
    case .lognormal: 1
    // 11 of 12 readings are below 2, so that half of all readings are below 1 + 6 / 11.
    case .interrupted: 1 + 6.0 / 11
    case .ticks: 3
    }
  }

  func draw(_ random: inout SplitMix) -> Double {
    let uniform = Double.random(in: 0..<1, using: &random)
    switch self {
    case .exponential: return -log(1 - uniform)
    case .lognormal:
      let angle = 2 * Double.pi * Double.random(in: 0..<1, using: &random)
      return exp(sqrt(-2 * log(1 - uniform)) * cos(angle))
    case .interrupted:
      return Int.random(in: 0..<12, using: &random) == 0 ? 2 + 50 * uniform : 1 + uniform
    // 0.4 below 3, 0.3 at 3, and 0.3 above it.
    case .ticks: return uniform < 0.4 ? 2 : uniform < 0.7 ? 3 : 7
    }
  }

  /// Returns the share of samples in which the median lies between the readings of two ranks.
  func coverage(of ranks: ClosedRange<Int>, _ count: Int, samples: Int) -> Double {
    var random = SplitMix(seed: 14)
    let median = median
    let covered = (0..<samples).count { _ in
      let sorted = (0..<count).map { _ in draw(&random) }.sorted()
      return (sorted[ranks.lowerBound - 1]...sorted[ranks.upperBound - 1]).contains(median)
    }
    return Double(covered) / Double(samples)
  }
}
