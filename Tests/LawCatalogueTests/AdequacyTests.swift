import ComonadLaws
import LawCatalogue
import Testing

@Suite("Broken instances")
struct AdequacyTests {
  @Test("are caught by exactly their laws", arguments: brokenInstances)
  func caught(broken: BrokenInstance) {
    var plan = Plan()
    plan.scrutiny.shrinks = false
    #expect(broken.instance.check(plan).broken == broken.caughtBy)
  }

  @Test("have names of their own")
  func names() {
    let names = brokenInstances.map(\.instance.name)
    #expect(Set(names).count == names.count)
  }
}
