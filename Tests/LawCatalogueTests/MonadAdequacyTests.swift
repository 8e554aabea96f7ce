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

  @Test("break every law of monads and pairs")
  func allBroken() {
    let laws = (monadInstances + pairInstances).flatMap(\.laws).map(\.name)
      .filter { !$0.hasPrefix("comonad.") && !$0.hasPrefix("cokleisli.") }
    let broken = (brokenMonads + brokenPairings).reduce(into: Set()) { $0.formUnion($1.caughtBy) }
    #expect(Set(laws).subtracting(broken).isEmpty)
  }
}
