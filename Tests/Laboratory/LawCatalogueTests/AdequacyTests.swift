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

  @Test("break every law of the catalogue")
  func everyLaw() {
    let laws = Set(lawfulInstances.flatMap(\.laws).map(\.name))
    let broken = brokenInstances.reduce(into: Set<String>()) { $0.formUnion($1.caughtBy) }
    #expect(laws.subtracting(broken).sorted() == [])
  }
}
