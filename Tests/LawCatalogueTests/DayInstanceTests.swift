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

  @Test("Every law of composed spaces is broken by an instance")
  func adequate() {
    let composed = dayInstances + switchInstances
    let families = ["day.", "switch.", "optional.", "store-transformer."]
    let laws = Set(composed.flatMap(\.laws).map(\.name)).filter { law in
      families.contains { law.hasPrefix($0) }
    }
    #expect(!laws.isEmpty)
    let caught = brokenInstances.reduce(into: Set<String>()) { $0.formUnion($1.caughtBy) }
    #expect(laws.subtracting(caught) == [])
  }
}
