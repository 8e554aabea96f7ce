import ComonadLaws
import Laboratory
import LawCatalogue
import Testing

@Suite("The page of broken instances")
struct KillMatrixTests {
  @Test("is the page that the catalogue generates")
  func isUpToDate() {
    let matrix = killMatrix(of: brokenInstances, observed: Caught.reports)
    #expect(KeptPage.text == matrix, "run: swift run lab laws --matrix >Docs/BrokenInstances.md")
  }

  @Test("names laws that catch each of them, whatever the seed", arguments: [2, 3, 5])
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
