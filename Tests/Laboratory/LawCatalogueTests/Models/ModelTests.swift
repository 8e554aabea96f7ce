import ComonadLab
import ComonadLaws
import Testing

@testable import LawCatalogue

/// Compositions of children, effects and automata beside plain models of them.
@Suite("Compositions are as their models")
struct ModelTests {
  private static let instances =
    compositionInstances + childInstances + navigationInstances + [
      Instance("Effect", effectLaws()),
      Instance("Keypad.own", keypadLaws()),
      Instance("Automaton", automatonLaws()),
    ]

  @Test("in all their laws", arguments: instances.indices)
  func obey(number: Int) {
    let report = Self.instances[number].check()
    #expect(report.broken.isEmpty, "\(report.diagnoses().joined(separator: "\n"))")
  }
}
