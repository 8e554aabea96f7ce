import ComonadLaws
import Laboratory
import LawCatalogue
import Testing

/// The laws that each broken instance was observed to break, checked once for all tests.
enum Observed {
  static let reports = observations(of: brokenInstances)

  /// The names of the laws that each instance breaks, under its name.
  static let broken = Dictionary(
    uniqueKeysWithValues: reports.map { ($0.instance.name, $0.broken) }
  )

  /// Returns the names of the laws that an instance breaks.
  static func laws(brokenBy broken: BrokenInstance) -> Set<String> {
    self.broken[broken.instance.name] ?? []
  }
}

@Suite("Broken instances")
struct AdequacyTests {
  @Test("are caught by all laws that they name", arguments: brokenInstances)
  func caught(broken: BrokenInstance) {
    #expect(!broken.caughtBy.isEmpty)
    #expect(broken.caughtBy.subtracting(Observed.laws(brokenBy: broken)).sorted() == [])
  }

  @Test("have names of their own")
  func names() {
    let names = brokenInstances.map(\.instance.name)
    #expect(Set(names).count == names.count)
  }

  @Test("name every law of the catalogue")
  func everyLaw() {
    let laws = Set(lawfulInstances.flatMap(\.laws).map(\.name))
    let named = brokenInstances.reduce(into: Set<String>()) { $0.formUnion($1.caughtBy) }
    #expect(laws.subtracting(named).sorted() == [])
  }

  @Test("are checked against laws that lawful instances obey")
  func lawful() {
    let obeyed = Set(lawfulInstances.flatMap(\.laws).map(\.name))
    let checked = Set(brokenInstances.flatMap(\.instance.laws).map(\.name))
    #expect(checked.subtracting(obeyed).sorted() == [])
  }
}
