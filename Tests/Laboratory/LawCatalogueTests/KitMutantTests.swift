import ComonadLaws
import LawCatalogue
import Testing

/// The kit itself is broken, and the broken instances must show it.
@Suite("A kit that is broken")
struct KitMutantTests {
  /// How many broken comonads are caught, and how often.
  struct Score: Equatable {
    var instances = 0
    var kills = 0
  }

  private let comonads = [brokenStores, brokenMachines, brokenTrees, brokenTraced].flatMap { $0 }

  /// The score that is left when the kit is changed.
  ///
  /// Only laws that fail with the whole kit are run: a weaker kit finds nothing more.
  private func score(
    without anchors: Set<String> = [],
    _ change: (inout ComparisonSettings) -> Void
  ) -> Score {
    var plan = CasePlan()
    plan.comparison.shrinks = false
    change(&plan.comparison)
    return comonads.reduce(into: Score()) { score, broken in
      let names = Caught.laws(brokenBy: broken).subtracting(anchors)
      let laws = broken.instance.laws.filter { names.contains($0.name) }
      let kills = laws.count { !$0.check(plan, of: broken.instance.name).holds }
      score.instances += kills == 0 ? 0 : 1
      score.kills += kills
    }
  }

  @Test("is compared with the whole kit")
  func whole() {
    // The observation has the whole kit.
    let kills = comonads.map { Caught.laws(brokenBy: $0).count }
    #expect(kills.count { $0 > 0 } == 28)
    #expect(kills.reduce(0, +) == 129)
  }

  @Test("catches six instead of 27 if its laws of comonads compare extract alone")
  func extractAlone() {
    let score = score(without: ["traced.trace-trace"]) {
      $0.depth = 0
      $0.sight = 0
      $0.landmarks = false
    }
    #expect(score == Score(instances: 6, kills: 30))
  }

  @Test("misses a fault three steps away if it compares two steps")
  func shallow() {
    let score = score {
      $0.depth = 2
      $0.walks = 0
    }
    #expect(score == Score(instances: 27, kills: 125))
  }

  @Test("loses a quarter of its kills when arrows are constant")
  func constantArrows() {
    #expect(score { $0.sight = -1 }.kills < 129 * 3 / 4)
  }

  @Test("misses a reversed order if words commute")
  func commutativeWords() {
    #expect(score { $0.letters = 1 } == Score(instances: 27, kills: 127))
  }

  @Test("reports a large case if it does not shrink it")
  func noShrinking() {
    let law = law("numbers.small", "numbers are small")
      .states("n < 500")
      .forAll { draws in
        .same(draws.draw("n", .integers(in: 0...1_000)) < 500, true)
      }
    func found(_ plan: CasePlan) -> [String] {
      guard case .broken(let found) = law.check(plan).failure else { return [] }
      return found.values
    }
    var plan = CasePlan()
    #expect(found(plan) == ["n = 500"])
    plan.comparison.shrinks = false
    #expect(found(plan) != ["n = 500"])
  }
}
