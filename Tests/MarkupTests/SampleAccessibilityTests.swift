import ComponentKit
import Markup
import SamplePrograms
import Testing

/// What keeps somebody from hearing or reaching something in the sample programs.
@Suite("Accessibility of the sample programs")
struct SampleAccessibilityTests {
  @Test("has no flaw in any state that a person comes to", arguments: [1, 2, 3])
  func samples(seed: Int) {
    let shown = [
      visit(Counter(), seed), visit(Tasks(), seed), visit(Todos(), seed), visit(Wizard(), seed),
      visit(Life(), seed), visit(Login(), seed), visit(Feed(), seed), visit(Die(), seed),
      visit(NewsScreen(), seed), visit(TaskBoard(), seed),
    ]
    #expect(shown.filter { $0 > 1 }.count >= 9, "\(shown)")
  }

  /// Touches things in turn, looks at what is shown after each, and returns how many views differ.
  private func visit<P: ScriptedProgram>(_ program: P, _ seed: Int) -> Int {
    let program = Drawn(program)
    var (state, random) = (program.initial, UInt32(truncatingIfNeeded: seed))
    var shown: [Node] = []
    for step in 0..<40 {
      let markup = program.markup(of: state)
      // The template of TodoMVC has titles in labels of no field, which a press is to leave as it is.
      let flaws = markup.node.accessibilityFlaws().filter {
        P.name != Todos.name || $0.rule != .labelTarget
      }
      #expect(flaws.map(\.description) == [], "\(P.name), after \(step) steps")
      if !shown.contains(markup.node) { shown.append(markup.node) }
      let touches = touches(markup.node)
      random = random &* 1_664_525 &+ 1_013_904_223
      let (kind, path) = touches[Int(random >> 8) % touches.count]
      let isChecked = step.isMultiple(of: 2)
      let event = Event(kind, value: "milk \(step)", isChecked: isChecked, key: "Enter")
      guard let message = markup.move(for: event, at: path) else { continue }
      if program.refusal(of: message, in: state) == nil { program.update(&state, by: message) }
    }
    return shown.count
  }

  /// The events that something answers, and where.
  private func touches(_ node: Node, at path: [Int] = []) -> [(Event.Kind, [Int])] {
    guard let element = node.drawn.element else { return [] }
    let here = Event.Kind.allCases.filter { element.kinds.contains(Event.Kinds($0)) }
    return here.map { ($0, path) }
      + element.children.enumerated().flatMap { touches($1, at: path + [$0]) }
  }
}
