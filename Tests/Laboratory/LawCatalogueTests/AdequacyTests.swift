import Foundation
import Laboratory
import LawCatalogue
import TestSupport
import Testing

@testable import ComonadLaws

/// The laws that each broken instance was observed to break, checked once for all tests.
enum Caught {
  /// The reports of the broken instances, in their order.
  ///
  /// A law that the kept page lists fails soon. The others hold, and would take nearly all of the time:
  /// the short version checks each of them on a tenth of its cases.
  static let reports: [InstanceReport] = {
    if isLong { return observations(of: brokenInstances) }
    var plan = CasePlan()
    plan.comparison.shrinks = false
    var tenth = plan
    tenth.shard = Shard(1, of: 10) ?? .whole
    return inParallel(brokenInstances.count) { [plan, tenth] number in
      let broken = brokenInstances[number]
      let listed = broken.caughtBy.union(KeptPage.laws[broken.instance.name] ?? [])
      let results = broken.instance.laws.map { law in
        law.check(listed.contains(law.name) ? plan : tenth, of: broken.instance.name)
      }
      return InstanceReport(instance: broken.instance, results: results)
    }
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

/// The page of broken instances that is kept.
enum KeptPage {
  static let text = try? String(
    contentsOf: URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../../Docs/BrokenInstances.md"),
    encoding: .utf8
  )

  /// The laws that the page lists for each instance, under its name.
  static let laws: [String: Set<String>] = Dictionary(
    (text ?? "").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: " | ")
      guard cells.count == 3 else { return nil }
      let laws = cells[2].split(separator: "`").filter { $0.contains(".") }
      return (String(cells[0].dropFirst(2)), Set(laws.map { String($0) }))
    },
    uniquingKeysWith: { $0.union($1) }
  )
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
