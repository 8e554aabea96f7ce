import ComonadLaws
import LawCatalogue
import Testing

@Suite("Instances of composed spaces")
struct DayInstanceTests {
  @Test("obey their laws", arguments: dayInstances + switchInstances)
  func obey(instance: Instance) {
    let report = instance.check()
    #expect(report.broken.isEmpty, "\(report.diagnoses().joined(separator: "\n"))")
  }
}
