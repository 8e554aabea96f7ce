import ComonadLaws
import LawCatalogue
import Testing

@Suite("Broken monads and pairings")
struct MonadAdequacyTests {
  @Test("are caught by exactly their laws", arguments: brokenMonads + brokenPairings)
  func caught(broken: BrokenInstance) {
    let report = broken.instance.check()
    #expect(report.broken == broken.caughtBy, "\(broken.instance.name): \(broken.fault)")
  }
}
