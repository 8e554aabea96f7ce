import BenchmarkRunner
import Foundation
import TestSupport
import Testing

@Suite("The growth of work")
struct GrowthTests {
  static let sizes = (6...20).map { 1 << $0 }

  /// Growth of times that a curve gives, with noise that is skewed and at times interrupted.
  static func growth(
    rounds: Int,
    _ random: inout SplitMix,
    _ time: (Double) -> Double
  ) -> Growth {
    let work = SizedWork(sizes: sizes, unit: .run) { _ in { $0 } }
    let times = sizes.map { size in
      (0..<rounds).map { _ in
        let noise = 1 + 0.02 * Skewed.exponential.draw(&random)
        let isInterrupted = Int.random(in: 0..<15, using: &random) == 0
        let interruption = isInterrupted ? Double.random(in: 1...3, using: &random) : 1
        return time(Double(size)) * noise * interruption
      }
    }
    return Growth(work: work, times: times)
  }

  @Test("has an interval that covers its exponent as often as it claims", arguments: [9, 13])
  func coverage(rounds: Int) throws {
    let ranks = try #require(MedianRanks(count: rounds))
    var random = SplitMix(seed: 31)
    var (exponents, bends) = (0, 0)
    for _ in 0..<samples {
      let growth = Self.growth(rounds: rounds, &random) { 7 * pow($0, 1.5) }
      exponents += growth.exponentInterval?.contains(1.5) == true ? 1 : 0
      bends += growth.isBent ? 0 : 1
    }
    let error = 4 * sqrt(ranks.coverage * (1 - ranks.coverage) / Double(samples))
    for covered in [exponents, bends] {
      let share = Double(covered) / Double(samples)
      #expect(abs(share - ranks.coverage) < error)
    }
  }

  @Test("is bent if it is not a power of the size", arguments: curves.indices)
  func bent(_ index: Int) {
    let (isBent, time) = Self.curves[index]
    var random = SplitMix(seed: 5)
    for trial in 0..<20 {
      let growth = Self.growth(rounds: 13, &random, time)
      #expect(growth.isBent == isBent, "trial \(trial): \(String(describing: growth.bend))")
    }
  }

  static let curves: [(isBent: Bool, time: @Sendable (Double) -> Double)] = [
    (false, { _ in 40 }),
    (false, { 7 * $0 }),
    (false, { $0 * $0 / 9 }),
    // A constant that matters at first, and work that outgrows a cache.
    (true, { 500_000 + 3 * $0 }),
    (true, { $0 < 100_000 ? 3 * $0 : 3 * $0 * ($0 / 100_000) }),
  ]

  @Test("has no interval for fewer than eight rounds")
  func tooFew() {
    var random = SplitMix(seed: 1)
    let growth = Self.growth(rounds: 7, &random) { 7 * $0 }
    #expect(growth.exponentInterval == nil)
    #expect(growth.bendInterval == nil)
    #expect(!growth.isBent)
  }

  @Test("is called bent in a table, and in the rows as JSON")
  func tables() {
    var random = SplitMix(seed: 2)
    var row = Row(name: "a", variant: "specialised", title: "A")
    row.growth = Self.growth(rounds: 13, &random) { 500_000 + 3 * $0 }
    let result = GroupResult(group: BenchmarkGroup("moves", "n moves", []), rows: [row])
    #expect(Table(result, hasBars: false).lines[0].contains("bends by"))
    #expect(Report(origin: [], results: [result]).json.contains(#""bendInterval":[0."#))
    row.growth = Self.growth(rounds: 13, &random) { 3 * $0 }
    let straight = GroupResult(group: result.group, rows: [row])
    #expect(!Table(straight, hasBars: false).lines[0].contains("bends by"))
  }

  /// How many runs are simulated.
  private let samples =
    ProcessInfo.processInfo.environment["COVERAGE_SAMPLES"].flatMap(Int.init) ?? 300
}
