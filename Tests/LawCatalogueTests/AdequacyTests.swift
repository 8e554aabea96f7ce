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

  @Test("break every law of the classes, containers, morphisms and optics")
  func everyLaw() {
    let laws = Set(lawfulInstances.flatMap(\.laws).map(\.name))
    let broken = brokenInstances.reduce(into: Set<String>()) { $0.formUnion($1.caughtBy) }
    let families = [
      "store", "env", "traced", "moore", "zipper", "ledger", "cofree", "section", "container",
      "undo", "machine", "retrofunctor", "morphism", "meaning", "lens", "affine", "prism", "iso",
    ]
    let survivors = laws.subtracting(broken).filter { law in
      families.contains { law.hasPrefix($0 + ".") }
    }
    #expect(survivors.isEmpty, "\(survivors.sorted())")
  }
}
