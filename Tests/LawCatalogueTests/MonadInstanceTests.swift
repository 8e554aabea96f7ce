import ComonadLaws
import LawCatalogue
import Testing

@Suite("Monads and pairs")
struct MonadInstanceTests {
  @Test("obey their laws", arguments: monadInstances + meaningInstances + pairInstances)
  func hold(instance: Instance) {
    let report = instance.check()
    #expect(report.holds, "\(report.diagnoses().joined(separator: "\n\n"))")
  }
}
