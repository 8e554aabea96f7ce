import TestSupport
import Testing

@Suite("The measure of growth")
struct GrowthTests {
  private final class Cell {
    var value = 0
  }

  /// Reads each of some objects.
  private func read(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.value } }

  @Test("distinguishes linear from quadratic work")
  func exponents() {
    let linear = growthExponent(to: 2_000) { size in
      _ = read((0..<size).map { _ in Cell() })
    }
    #expect(linear <= 1.05)
    let reading = growthExponent(to: 2_000) { size in
      let cells = (0..<size).map { _ in Cell() }
      for _ in 0..<size { _ = read(cells) }
    }
    #expect(reading > 1.9)
    let copying = growthExponent(to: 2_000) { size in
      let numbers = Array(repeating: 0, count: size)
      for place in 0..<size {
        var copy = numbers
        copy[place] = 1
      }
    }
    #expect(copying > 1.5)
  }

  @Test("is the same each time")
  func repeated() {
    func work() { _ = read((0..<500).map { _ in Cell() }) }
    work()
    let counts = Set((0..<5).map { _ in countedWork(work) })
    #expect(counts.count == 1)
  }
}
