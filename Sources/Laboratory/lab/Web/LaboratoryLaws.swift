import ComonadLaws
import Drawing
import LawCatalogue

/// What a page of the laboratory tells of the laws: the four pairs, checked when it is made.
struct LaboratoryLaws {
  /// The laws that can be checked.
  let catalogue: Catalogue

  /// How the laws are checked.
  var plan = Plan(cases: 100)

  /// Checks the laws of the pairs and the instances that break them, and returns what was found.
  func json() -> String {
    let pairs = ArchitectureName.allCases.map { pair(of: $0) }
    return "{\"seed\":\(plan.seed),\"cases\":\(plan.cases)"
      + ",\"pairs\":[\(pairs.joined(separator: ","))]}"
  }

  private func pair(of architecture: ArchitectureName) -> String {
    let names = architecture.pair.instances
    let reports = catalogue.lawful.filter { names.contains($0.name) }.check(plan)
    let broken = catalogue.broken.filter { names.contains($0.original) }
    var quick = plan
    quick.scrutiny.shrinks = false
    let found = zip(broken, broken.map(\.quick).check(quick)).map {
      BrokenOutcome(broken: $0, report: $1)
    }
    let results = reports.flatMap(\.results)
    return "{\"name\":\(architecture.pair.pairing.json)"
      + ",\"architecture\":\(architecture.typeName.json)"
      + ",\"instances\":\(list(reports.map(\.instance.name)))"
      + ",\"laws\":\(results.count),\"cases\":\(results.reduce(0) { $0 + $1.cases })"
      + ",\"failures\":\(results.count { !$0.holds })"
      + ",\"broken\":[\(found.map(json).joined(separator: ","))]}"
  }

  private func json(of outcome: BrokenOutcome) -> String {
    "{\"name\":\(outcome.broken.instance.name.json),\"fault\":\(outcome.broken.fault.json)"
      + ",\"caughtBy\":\(list(outcome.found)),\"isCaught\":\(outcome.isCaught)}"
  }

  private func list(_ texts: [String]) -> String {
    "[\(texts.map(\.json).joined(separator: ","))]"
  }
}

extension LaboratoryLaws {
  /// The style of the page, with that of pictures for what is within one.
  static var pageStyle: String {
    String(decoding: PackageResources.laboratory_css, as: UTF8.self)
      + ".space {\n\(Diagram.style)\n}\n"
  }
}
