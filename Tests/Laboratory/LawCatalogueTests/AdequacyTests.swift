import LawCatalogue
import Testing

@testable import ComonadLaws

/// The laws that each broken instance was observed to break, checked once for all tests.
enum Caught {
  /// The reports of the broken instances, in their order.
  ///
  /// Where the fault dictionary looks a fault up, all laws are checked, and else those that an instance names:
  /// the others hold, and would take nearly all of the time.
  static let reports: [InstanceReport] = {
    let told = Set(FaultDictionaryTests.instances.map(\.instance.name))
    let instances = brokenInstances.map { broken in
      told.contains(broken.instance.name)
        ? broken.instance : broken.instance.selecting { broken.caughtBy.contains($0.name) }
    }
    var plan = CasePlan()
    plan.comparison.shrinks = false
    return instances.check(plan)
  }()

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
    #expect(broken.caughtBy.subtracting(Caught.laws(brokenBy: broken)).sorted() == [])
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
