import CommandLineSupport
import ComonadLaws
import Laboratory
import LawCatalogue
import SharedLaboratory

/// The report on the laws of the four pairs in the laboratory's page, checked when it is made.
struct LaboratoryLaws {
  /// The laws that can be checked.
  let catalogue: Catalogue

  /// How the laws are checked.
  var plan = CasePlan(cases: 100)

  /// Checks the laws of the pairs and the instances that break them, and returns what a `LawSummary`
  /// is read from.
  func json() -> String {
    JSONText([
      "seed": Int(clamping: plan.seed), "cases": plan.cases,
      "pairs": ArchitectureName.allCases.map(pair),
    ]).json
  }

  private func pair(of architecture: ArchitectureName) -> JSONText {
    let names = architecture.lawInstances
    let reports = catalogue.lawful.filter { names.contains($0.name) }.check(plan)
    let broken = catalogue.broken.filter { names.contains($0.original) }
    var quick = plan
    quick.comparison.shrinks = false
    let found = zip(broken, broken.map(\.quick).check(quick)).map { broken, report in
      let outcome = BrokenOutcome(broken: broken, report: report)
      return JSONText([
        "name": broken.instance.name, "fault": broken.fault, "caughtBy": outcome.found,
        "isCaught": outcome.isCaught,
      ])
    }
    let results = reports.flatMap(\.results)
    return JSONText([
      "name": architecture.pairName,
      "architecture": architecture.typeName, "instances": reports.map(\.instance.name),
      "laws": results.count, "cases": results.reduce(0) { $0 + $1.cases },
      "failures": results.count { !$0.holds }, "broken": found,
    ])
  }
}
