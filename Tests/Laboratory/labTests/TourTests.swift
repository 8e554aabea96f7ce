import CommandLineSupport
import TestSupport
import Testing

@testable import Laboratory
@testable import lab

@Suite("Tour")
struct TourTests {
  @Test("shows the counter and the tasks in every architecture")
  func stations() {
    let outcome = outcome([])
    #expect(outcome.status == .success)
    #expect(outcome.error.isEmpty)
    #expect(
      outcome.output.contains(
        """
             elm  redux  react  halogen
             0    0      0      0
          +  1    1      1      1
          +  2    2      2      2
          -  1    1      1      1
        """
      )
    )
    #expect(
      outcome.output.contains(
        """
          1. [x] buy milk    1. [x] buy milk    1. [x] buy milk    1. [x] buy milk
          2. [ ] call Ada    2. [ ] call Ada    2. [ ] call Ada    2. [ ] call Ada
        """
      )
    )
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test("shows the moves of the pairs")
  func pairs() {
    let output = outcome([]).output
    for move in pairMoves() {
      #expect(output.contains("\n\(move.title)\n"))
      #expect(move.lines.allSatisfy { output.contains("\n  \($0)\n") })
    }
  }

  @Test("shows a law that catches a broken comonad, with the smallest case")
  func check() throws {
    let output = outcome([]).output
    let equation = "w.duplicate().map { $0.extract() } == w"
    #expect(output.contains("  read this first: ✗ StuckStore  ·  \(equation)\n"))
    #expect(output.contains("    smallest     w = (position: 0, value: "))
  }

  @Test("measures a message in each architecture beside the reducer")
  func measure() throws {
    let output = outcome([]).output
    let ratios = output.matches(of: /(?m)^  (\w+) +(\d+\.\d) times the reducer alone$/)
    #expect(ratios.map { String($0.1) } == ["Elm", "Redux", "React", "Halogen"])
    #expect(ratios.allSatisfy { (Double($0.2) ?? 0) > 0 })
  }

  @Test("ends with lines that can be typed")
  func nextSteps() throws {
    let output = outcome([]).output
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("  swift run lab run ") }
    #expect(lines.count == 4)
    for line in lines {
      #expect(outcome(Array(words(of: line).dropFirst(3))).status == .success, "\(line)")
    }
  }

  @Test("fits on narrow terminals")
  func narrow() {
    #expect(outcome([], width: 30).output.contains("\n  elm:\n"))
  }
}
