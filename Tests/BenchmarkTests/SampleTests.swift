import BenchmarkRunner
import Testing

@Suite("A sample")
struct SampleTests {
  @Test("has the median, quartiles and deviation of known values")
  func knownValues() {
    let sample = Sample([7, 1, 3, 5, 9])
    #expect(sample.median == 5)
    #expect(sample.quartiles == 3...7)
    #expect(sample.deviation == 2)
    #expect(Sample([1, 2]).median == 1.5)
    #expect(Sample([4]).quartiles == 4...4)
  }

  @Test("counts what is far outside of the quartiles")
  func outliers() {
    #expect(Sample([1, 2, 3, 4, 5]).outlierShare == 0)
    #expect(Sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 100]).outlierShare == 0.1)
  }

  @Test("bounds its median as infinitely many resamples would")
  func medianInterval() {
    let values = (1...31).map(Double.init)
    let exact = Sample(values).medianInterval()
    let drawn = bootstrapInterval(rows: 31, seed: 1, resamples: 4_000) { rows in
      Sample(rows.map { values[$0] }).median
    }
    #expect(exact == 9...23)
    #expect(abs(exact.lowerBound - drawn.lowerBound) <= 1)
    #expect(abs(exact.upperBound - drawn.upperBound) <= 1)
  }

  @Test("draws the same resamples from the same seed")
  func seeds() {
    func interval(_ seed: UInt64) -> ClosedRange<Double> {
      bootstrapInterval(rows: 9, seed: seed, resamples: 50) { rows in Double(rows.reduce(0, +)) }
    }
    #expect(interval(3) == interval(3))
    #expect(interval(3) != interval(4))
  }
}
