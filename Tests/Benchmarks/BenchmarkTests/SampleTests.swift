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

  @Test("counts the values far outside the quartiles")
  func outliers() {
    #expect(Sample([1, 2, 3, 4, 5]).outlierShare == 0)
    #expect(Sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 100]).outlierShare == 0.1)
  }
}
