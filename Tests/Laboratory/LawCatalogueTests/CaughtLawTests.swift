import ComonadLaws
import LawCatalogue
import Testing

@Suite("The laws that broken instances name")
struct CaughtLawTests {
  @Test("catch each of them, whatever the seed", arguments: [2, 3, 5])
  func seeds(seed: UInt64) {
    var plan = CasePlan(seed: seed)
    plan.comparison.shrinks = false
    let named = brokenInstances.map { broken in
      broken.instance.selecting { broken.caughtBy.contains($0.name) }
    }
    let reports = named.check(plan)
    let survivors = zip(brokenInstances, reports).filter { !$0.isCaught(by: $1) }.map(\.0)
    #expect(survivors.map(\.description) == [])
  }
}
