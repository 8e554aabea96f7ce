import ComonadLaws
import LawCatalogue
import Testing

@Suite("Broken instances")
struct AdequacyTests {
  @Test("are caught by exactly their laws", arguments: brokenInstances)
  func caught(broken: BrokenInstance) {
    let report = broken.instance.check()
    #expect(report.broken == broken.caughtBy, "\(broken.instance.name): \(broken.fault)")
  }
}
