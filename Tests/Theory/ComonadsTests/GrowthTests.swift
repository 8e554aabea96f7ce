import TestSupport
import Testing

@Suite("The measure of growth")
struct GrowthTests {
  @Test("distinguishes linear from quadratic work")
  func exponents() {
    var sum = 0
    func count(_ steps: Int) {
      for step in 0..<steps { sum &+= step }
    }
    #expect(growthExponent(to: 200_000, of: count) <= 1.15)
    func square(_ size: Int) {
      for _ in 0..<size { count(size) }
    }
    // A pause in the part alone makes this look smaller; a limit of 1.15 fails all the same.
    #expect(growthExponent(to: 2_000, attempts: 3, of: square) > 1.3)
  }
}
