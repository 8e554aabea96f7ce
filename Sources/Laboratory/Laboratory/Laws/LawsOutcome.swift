package import ComonadLaws

/// The results of a run of `lab laws`.
struct LawsOutcome {
  /// How the laws were checked.
  let plan: CasePlan

  /// The report of each instance.
  let reports: [InstanceReport]

  /// The outcome of each broken instance.
  let broken: [BrokenOutcome]

  /// The file of kept cases after the run, if one was given.
  let kept: KeptCasesFile?

  /// The kept cases that are of no law of any lawful instance.
  let strangers: [CaseToken]

  /// Whether the report has a line for each law.
  let showsVerdicts: Bool

  /// How long it took.
  let milliseconds: Int

  /// The broken instances that were not caught by all their laws.
  var survivors: [BrokenOutcome] { broken.filter { !$0.isCaught } }

  /// Whether all laws hold, and every broken instance was caught by its laws.
  var isGood: Bool { reports.allSatisfy(\.holds) && survivors.isEmpty }

  /// The names of broken instances whose lawful instance is not checked, each once.
  var orphans: [String] {
    var seen = Set(reports.map(\.instance.name))
    return broken.map(\.broken.original).filter { seen.insert($0).inserted }
  }
}

/// The outcome of a broken instance.
package struct BrokenOutcome {
  /// The instance.
  package let broken: BrokenInstance

  /// The report of the instance.
  package let report: InstanceReport

  /// Pairs an instance with its report.
  package init(broken: BrokenInstance, report: InstanceReport) {
    (self.broken, self.report) = (broken, report)
  }

  /// Whether all the laws that must fail did.
  package var isCaught: Bool { broken.isCaught(by: report) }

  /// The laws that must fail, as the suite orders them.
  var expected: [String] {
    let names = broken.instance.laws.map(\.name)
    return names.filter(broken.caughtBy.contains)
      + broken.caughtBy.subtracting(names).sorted()
  }

  /// The laws that failed.
  package var found: [String] { report.failures.map(\.law.name) }
}
