import TestSupport
import Testing

@Suite("The measure of growth")
struct GrowthTests {
  @Test("tells linear from quadratic work")
  func exponents() {
    var sum = 0
    func count(_ steps: Int) {
      for step in 0..<steps { sum &+= step }
    }
    #expect(growthExponent(to: 1_000_000, of: count) <= 1.15)
    #expect(growthExponent(to: 1_000) { size in for _ in 0..<size { count(size) } } > 1.6)
  }
}
