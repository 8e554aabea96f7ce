import ComonadLaws
import Testing

@testable import Laboratory
@testable import lab_package

@Suite("The catalogue")
struct CatalogueTests {
  @Test("names every instance once, so that tokens and names find it")
  func names() {
    let names = Catalogue.standard.instanceNames
    #expect(Set(names).count == names.count)
    for broken in Catalogue.standard.broken {
      let laws = Set(broken.instance.laws.map(\.name))
      #expect(broken.caughtBy.isSubset(of: laws), "\(broken)")
      #expect(!broken.original.isEmpty, "\(broken)")
    }
  }

  @Test("has no law with the name of an instance")
  func families() {
    let laws = Set(Catalogue.standard.laws.map { $0.name.prefix { $0 != "." } })
    let instances = Set(Catalogue.standard.instanceNames.map { $0.prefix { $0 != "." } })
    #expect(laws.isDisjoint(with: instances))
  }
}
