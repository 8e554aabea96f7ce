import ComonadLaws
import ComponentHost
import ComponentKit
package import SharedLaboratory

extension Catalogue {
  /// Returns work that checks the laws of some instances: those of a program in an architecture, and,
  /// where the catalogue has them, those of its comonad and of its pairing.
  func check(_ names: [String], in architecture: ArchitectureName) -> LawCheck {
    let names = architecture.lawInstances + names
    let instances = lawful.filter { names.contains($0.name) }
    let work = instances.flatMap { instance in instance.laws.map { (instance, $0) } }
    guard !work.isEmpty else {
      return .message(
        .unknown("no laws are known; messages must be given where the experiment is declared")
      )
    }
    return .task(policy: .latest, priority: .utility) { send in
      var broken: [String] = []
      var cases = 0
      for (number, (instance, law)) in work.enumerated() {
        // A law is checked to its end; between two of them the check can be cancelled.
        try Task.checkCancellation()
        send(.checked(number, of: work.count))
        let report = instance.check(law, CasePlan(cases: 25))
        cases += report.result?.cases ?? 0
        if !report.holds { broken.append("\(instance.name): \(law.name)") }
        await Task.yield()
      }
      let pair = LawSummary.Pair(
        name: architecture.pairName,
        architecture: architecture.typeName,
        instances: instances.map(\.name),
        laws: work.count,
        cases: cases,
        failures: broken.count
      )
      send(.finished(pair, broken: broken))
    }
  }
}

extension ArchitectureName {
  /// The name of the pair of the comonad and the monad.
  package var pairName: String { "\(pair.comonad)-\(pair.monad)" }

  /// The names of the law kit's instances of the comonad and of the pairing.
  package var lawInstances: [String] {
    [self == .halogen ? "Cofree.dual" : pair.comonad, pairName]
  }
}
