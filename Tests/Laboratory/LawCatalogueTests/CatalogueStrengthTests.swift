import ComonadLaws
import LawCatalogue
import Testing

@Suite("Strength of the laws of the catalogue")
struct CatalogueStrengthTests {
  @Test("is decided or bounded for at least six laws in ten")
  func share() {
    let results = Obeyed.reports.flatMap(\.results)
    let walked = results.count { if case .sampled = $0.strength { false } else { true } }
    let decided = results.count { if case .decided = $0.strength { true } else { false } }
    #expect(10 * walked >= 6 * results.count, "\(walked) of \(results.count)")
    #expect(decided >= 200)
  }

  @Test("is never decided for a law that a fault breaks; three need more steps than the bound")
  func faults() {
    let comonads = brokenInstances.filter { broken in
      broken.instance.laws.contains { $0.name.hasPrefix("comonad.") }
    }
    // Hardly any random cases, besides all those that are tried one after another.
    var plan = CasePlan(cases: 1)
    plan.comparison.shrinks = false
    let reports = comonads.map { broken in
      broken.instance.selecting { broken.caughtBy.contains($0.name) }
        .exhausting(because: "As the lawful instance.")
    }
    .check(plan)
    var found = 0
    var missed: [String] = []
    for (broken, report) in zip(comonads, reports) {
      for result in report.results {
        if !result.holds {
          found += 1
        } else if case .sampled = result.strength {
          // There are too many cases.
        } else {
          missed.append("\(broken.instance.name) \(result.law.name) \(result.strength)")
        }
      }
    }
    #expect(found >= 40)
    // These faults need more steps than the bound. No law that a fault breaks is decided.
    #expect(
      missed == [
        "Moore.M2 comonad.extend-composition bounded (1 step, 96 cases)",
        "Moore.M5 comonad.map-identity bounded (2 steps, 14 cases)",
        "Moore.M5 comonad.duplicate-natural bounded (2 steps, 68 cases)",
      ]
    )
  }
}
