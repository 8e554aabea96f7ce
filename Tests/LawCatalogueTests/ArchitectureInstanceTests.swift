import ComonadLaws
import LawCatalogue
import Testing

@Suite("The architectures of the sample programs")
struct ArchitectureInstanceTests {
  @Test("obey their laws", arguments: architectureInstances)
  func obey(instance: Instance) {
    let report = instance.check()
    #expect(report.broken.isEmpty, "\(report.diagnoses().joined(separator: "\n"))")
  }
}
