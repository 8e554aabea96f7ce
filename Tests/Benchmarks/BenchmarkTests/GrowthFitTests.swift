import BenchmarkRunner
import Foundation
import TestSupport
import Testing

@Suite("The fit of a growth")
struct GrowthFitTests {
  static let sizes = (0..<17).map { pow(2, 4 + Double($0) * 0.75) }

  /// Times of a law of growth, with noise in proportion.
  static func points(
    noise: Double,
    seed: UInt64,
    _ time: (Double) -> Double
  ) -> [GrowthPoint] {
    var random = SplitMix(seed: seed)
    return sizes.map { size in
      let factor = 1 + Double.random(in: -noise...noise, using: &random)
      return GrowthPoint(size: size, time: time(size) * factor)
    }
  }

  static let laws: [(GrowthClass, exponent: ClosedRange<Double>, @Sendable (Double) -> Double)] = [
    (.constant, -0.1...0.1, { _ in 40 }),
    (.logarithmic, 0.02...0.3, { 12 * log2($0) }),
    (.linear, 0.87...1.05, { 2_000 + 3 * $0 }),
    (.linear, 0.95...1.05, { 7 * $0 }),
    (.linearithmic, 1...1.2, { 2 * $0 * log2($0) }),
    (.quadratic, 1.9...2.1, { 400 + 0.1 * $0 * $0 }),
  ]

  @Test("names the law under noise of three per cent", arguments: laws.indices)
  func names(_ index: Int) {
    let (expected, exponents, time) = Self.laws[index]
    var right = 0
    for seed in 0..<40 {
      let points = Self.points(noise: 0.03, seed: UInt64(seed), time)
      right += GrowthFit(points).growth == expected ? 1 : 0
      #expect(exponents.contains(growthExponent(of: points)), "seed \(seed)")
    }
    #expect(right >= 36)
  }

  @Test("finds constant and factor without noise")
  func parameters() {
    let fit = GrowthFit(Self.points(noise: 0, seed: 1) { 2_000 + 3 * $0 })
    #expect(fit.growth == .linear)
    #expect(abs(fit.constant - 2_000) < 1e-6)
    #expect(abs(fit.factor - 3) < 1e-6)
  }

  @Test("has an exponent that one bad reading does not spoil")
  func robust() {
    var points = Self.points(noise: 0, seed: 1) { 5 * $0 }
    points[14] = GrowthPoint(size: points[14].size, time: points[14].time * 50)
    #expect(abs(growthExponent(of: points) - 1) < 0.01)
  }
}
