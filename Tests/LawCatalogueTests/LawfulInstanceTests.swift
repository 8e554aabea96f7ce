import ComonadLaws
import LawCatalogue
import Testing

@Suite("Instances of the comonad side")
struct ComonadInstanceTests {
  @Test("obey their laws", arguments: comonadInstances + spaceInstances)
  func obey(instance: Instance) {
    let report = instance.check()
    #expect(report.broken.isEmpty, "\(report.diagnoses().joined(separator: "\n"))")
  }
}
