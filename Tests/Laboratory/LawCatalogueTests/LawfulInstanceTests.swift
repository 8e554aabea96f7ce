import ComonadLaws
import LawCatalogue
import Testing

/// The reports of the lawful instances, which are checked once for all tests.
enum Obeyed {
  static let reports = lawfulInstances.check()
}

@Suite("Lawful instances")
struct LawfulInstanceTests {
  @Test("obey their laws", arguments: lawfulInstances.indices)
  func obey(number: Int) {
    let report = Obeyed.reports[number]
    #expect(report.broken.isEmpty, "\(report.diagnoses().joined(separator: "\n"))")
  }

  @Test("have names of their own")
  func names() {
    let names = lawfulInstances.map(\.name) + brokenInstances.map(\.instance.name)
    #expect(Set(names).count == names.count)
  }

  /// What no law asked before, so that faults of it passed.
  private static let questions: [(law: String, instances: [String])] = [
    ("store.memoised", ["Store"]),
    ("section.lower", ["Cofree.section", "Cofree.section.Traced"]),
    ("ledger.steps", ["Ledger"]),
    ("free.cutoff-liftF", ["Free.Questions", "Free.Commands"]),
    ("bind.opened", ["Free.Inputs", "Free.Questions", "Free.Commands"]),
    ("bind.many", ["Free.Inputs", "Free.Questions", "Free.Commands"]),
    ("in-place.zip", ["State.loops"]),
    ("in-place.until-later", ["State.loops"]),
    (
      "history.tree",
      [
        "Elm.History", "React.History", "Redux.History", "Halogen.History", "Optimistic.History",
      ]
    ),
  ]

  @Test("are asked for what faults once passed by", arguments: questions)
  func asked(law: String, instances: [String]) {
    let found = lawfulInstances.filter { $0.laws.contains { $0.name == law } }.map(\.name)
    #expect(found == instances)
  }
}
