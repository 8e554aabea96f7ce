import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

/// Accessibility problems of the sample programs.
@Suite("Accessibility of the sample programs")
struct SampleAccessibilityTests {
  @Test("has no problem in any visited state", arguments: 1...cases(1, long: 3))
  func samples(seed: Int) {
    let shown = [
      visit(Counter(), seed), visit(Tasks(), seed), visit(Todos(), seed), visit(Wizard(), seed),
      visit(Life(), seed), visit(Feed(), seed), visit(Die(), seed),
      visit(Notebook(), seed), visit(Temperature(), seed),
      visit(FlightBooker(), seed), visit(DurationTimer(), seed), visit(People(), seed),
      visit(CircleDrawer(), seed), visit(Cells(columns: 3, rows: 4), seed),
    ]
    #expect(shown.filter { $0 > 1 }.count >= 13, "\(shown)")
  }

  /// Checks each view that a gesture leads to, once, and returns how many there are.
  private func visit<P: DrawnProgram>(_ program: P, _ seed: Int) -> Int {
    var different: [Node] = []
    for (step, node) in Visit(program, seed: seed).shown.enumerated()
    where !different.contains(node) {
      different.append(node)
      // The template of TodoMVC has titles in labels of no field, which a press must not change.
      let flaws = node.accessibilityFlaws().filter {
        P.self != Todos.self || $0.rule != .labelTarget
      }
      #expect(flaws.map(\.description) == [], "\(P.self), after \(step) messages")
    }
    return different.count
  }
}
