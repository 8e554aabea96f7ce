import ComonadLaws
import LawCatalogue
import Testing

@Suite("Lawful instances")
struct LawfulInstanceTests {
  @Test("obey their laws", arguments: lawfulInstances)
  func obey(instance: Instance) {
    let report = instance.check()
    #expect(report.broken.isEmpty, "\(report.diagnoses().joined(separator: "\n"))")
  }

  @Test("have names of their own")
  func names() {
    let names = lawfulInstances.map(\.name) + brokenInstances.map(\.instance.name)
    #expect(Set(names).count == names.count)
  }
}
