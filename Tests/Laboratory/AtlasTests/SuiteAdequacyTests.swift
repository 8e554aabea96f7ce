import ComonadLaws
import Comonads
import TestSupport
import Testing

@testable import Atlas

extension FiniteCategory: ExplorableContainer {
  /// Returns the number of the place.
  public static func landmark(of place: Place) -> String { "\(place.number)" }
}

/// All structures of a container with one shape, lawful or not, against the suites of the law kit.
@Suite("Adequacy of the suites of laws")
struct SuiteAdequacyTests {
  /// The instance of a suite for a structure, of whose laws all cases are tried.
  static func exhaustive(_ suite: Suite) -> Instance {
    Instance("Structure", suite)
      .exhausting(span: 1, because: "Each position is one move from the focus.")
  }

  /// The names of the laws of a suite that fail.
  static func broken(_ suite: Suite) -> Set<String> {
    var plan = CasePlan(cases: 1)
    plan.comparison.shrinks = false
    return exhaustive(suite).check(plan).broken
  }

  private static func containerLaws(_ structure: FiniteCategory) -> Set<String> {
    broken(
      directedContainerLaws(FiniteCategory.self, shapes: .all(of: structure.places)) {
        place,
        draws in
        draws.draw("p", Generator<Int>.all(of: FiniteCategory.positions(in: place)))
      }
    )
  }

  private static func comonadLaws(_ structure: FiniteCategory) -> Set<String> {
    let spaces = Generator<Space<FiniteCategory, Bit>>.spaces(
      shapes: .all(of: structure.places),
      values: .cases
    )
    return broken(ComonadLaws.comonadLaws(spaces, values: .cases))
  }

  /// Whether the positions that moves reach from the focus obey the laws.
  private static func isLawfulWithinReach(_ structure: FiniteCategory) -> Bool {
    let count = structure.sources.count
    func composite(_ first: Int, _ second: Int) -> Int { structure.table[first * count + second] }
    var reached = Set(structure.stays)
    for _ in 0..<count {
      reached.formUnion(reached.flatMap { first in (0..<count).map { composite(first, $0) } })
    }
    return reached.allSatisfy { first in
      composite(first, structure.stays[0]) == first
        && (0..<count).allSatisfy { second in
          (0..<count).allSatisfy { third in
            composite(composite(first, second), third) == composite(first, composite(second, third))
          }
        }
    }
  }

  @Test(
    "the laws of containers fail exactly where the equations of a category do",
    arguments: [2, 3]
  )
  func containers(positions: Int) throws {
    let structures = try #require(AdequacyTests.broken[[positions]])
    // Of the 59,049 structures with three positions, those are tried that break one law alone, or none,
    // and some others.
    let step = cases(997, long: 97)
    let tried = structures.enumerated().filter { number, structure in
      positions < 3 || number % step == 0 || structure.laws.count <= 1
    }
    let names: [CategoryLaw: String] = [
      .rightIdentity: "container.right-unit", .leftIdentity: "container.left-unit",
      .associativity: "container.associativity",
    ]
    var accepted = 0
    var alone: Set<String> = []
    for (_, (structure, laws)) in tried {
      let broken = Self.containerLaws(structure)
      #expect(broken == Set(laws.compactMap { names[$0] }))
      if broken.isEmpty { accepted += 1 }
      if broken.count == 1 { alone.formUnion(broken) }
    }
    #expect(accepted == (positions == 2 ? 4 : 33))
    // For each of the three laws there is a structure, of two or three positions, that it alone rejects.
    let expected: [CategoryLaw] =
      positions == 2 ? [.leftIdentity, .rightIdentity] : [.associativity]
    #expect(alone.isSuperset(of: expected.compactMap { names[$0] }))
  }

  @Test("the laws of comonads fail exactly where moves reach a position that breaks an equation")
  func comonads() {
    let units: Set = [
      "comonad.left-identity", "comonad.right-identity", "comonad.extend-extract",
      "comonad.extract-extend", "comonad.map-by-extend", "cokleisli.left-unit",
    ]
    let composites: Set = ["comonad.extend-composition", "cokleisli.associativity"]
    var accepted = 0
    for structure in AdequacyTests.structures(positions: [2]) {
      let broken = Self.comonadLaws(structure)
      #expect(broken.isEmpty == Self.isLawfulWithinReach(structure))
      // These laws imply each other, on such structures.
      for laws in [units, composites] {
        #expect(broken.isDisjoint(with: laws) || broken.isSuperset(of: laws))
      }
      #expect(!broken.contains("comonad.associativity") || broken.isSuperset(of: composites))
      if broken.isEmpty { accepted += 1 }
    }
    // The four lawful ones, and eight whose unlawful position no move reaches.
    #expect(accepted == 12)
  }
}
