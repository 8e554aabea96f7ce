import ComonadLaws
import LawCatalogue
import Testing

@Suite("Monads")
struct MonadInstanceTests {
  @Test("obey their laws", arguments: monadInstances)
  func hold(instance: Instance) {
    let report = instance.check()
    #expect(report.holds, "\(report.diagnoses().joined(separator: "\n\n"))")
  }
}
