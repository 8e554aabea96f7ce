import ComonadLaws
import Comonads
import TestSupport
import Testing

@testable import Atlas

/// All structures of small containers as tables, lawful or not, against the suites of the law kit.
@Suite("Adequacy of the suites of laws for tables")
struct TabledAdequacyTests {
  /// Returns the generator of all spaces of a structure, as tables.
  private static func spaces(_ structure: FiniteCategory) -> Generator<TabledSpace<Bit>> {
    let shapes = Generator<Int>.all(of: Array(structure.stays.indices))
    let structure = TabledStructure(structure)
    return Generator { draws in
      let shape = draws.draw("s", shapes)
      return TabledSpace(structure, shape: shape) { _ in draws.draw("v", Generator<Bit>.cases) }
    }
  }

  /// Returns the generator of all programs of a structure.
  private static func programs(_ structure: FiniteCategory) -> Generator<TabledProgram<Bit>> {
    Generator { draws in
      let positions = structure.stays.indices.map { shape in
        draws.draw("p", Generator<Int>.all(of: structure.moves(from: shape)))
      }
      let answers = positions.map { _ in draws.draw("a", Generator<Bit>.cases) }
      return .choosing(structure, positions: positions, answers: answers)
    }
  }

  /// A structure, with the equations of categories that it breaks.
  private typealias Case = (structure: FiniteCategory, laws: Set<CategoryLaw>)

  /// All structures with so many positions of the shapes.
  private static func structures(_ positions: [Int]) -> [Case] {
    AdequacyTests.broken[positions] ?? []
  }

  /// The structures with few positions.
  private static let small = [[1], [2], [1, 1]].flatMap { structures($0) }

  /// The lawful ones of one shape with three positions.
  private static let lawful = structures([3]).filter(\.laws.isEmpty)

  /// Those of them whose spaces are tried, since each costs a walk of all laws.
  private static let fewLawful = lawful.enumerated().filter { $0.offset % cases(4, long: 1) == 0 }
    .map(\.element)

  /// Some of those that are not lawful.
  private static let others = structures([3]).enumerated()
    .filter { number, structure in number % 1_997 == 0 && !structure.laws.isEmpty }
    .map(\.element)

  /// The structures that are tried: all of one or two shapes with up to three positions, but of those
  /// with three positions of one shape the lawful ones, and some others.
  private static let tried = small + structures([1, 2]) + lawful + others

  /// Checks that a suite accepts exactly the lawful structures, and returns which laws are broken
  /// whenever another one is.
  private static func implied(
    by tried: [Case] = tried,
    _ suite: (FiniteCategory) -> Suite
  ) -> [String: Set<String>] {
    let results = tried.map { structure, laws in
      let broken = SuiteAdequacyTests.broken(suite(structure))
      #expect(broken.isEmpty == laws.isEmpty)
      return broken
    }
    let all = results.reduce(into: Set<String>()) { $0.formUnion($1) }
    return Dictionary(
      uniqueKeysWithValues: all.map { law in
        (
          law,
          results.filter { $0.contains(law) }.reduce(all) { $0.intersection($1) }.subtracting([law])
        )
      }
    )
  }

  @Test("the laws of comonads accept exactly the lawful structures, as tables")
  func tabledComonads() {
    // Of those with two shapes, the short version has all that break one equation alone, or none.
    let step = cases(4, long: 1)
    let two = Self.structures([1, 2]).enumerated()
      .filter { $0 % step == 0 || $1.laws.count <= 1 }
      .map(\.element)
    let implied = Self.implied(by: Self.small + two + Self.fewLawful + Self.others) {
      ComonadLaws.comonadLaws(Self.spaces($0), values: .cases)
    }
    let left: Set = ["comonad.left-identity", "comonad.extract-extend"]
    let right: Set = [
      "comonad.right-identity", "comonad.extend-extract", "comonad.map-by-extend",
      "cokleisli.left-unit",
    ]
    let composites: Set = [
      "comonad.associativity", "comonad.extend-composition", "cokleisli.associativity",
    ]
    // The other laws hold for every structure.
    #expect(Set(implied.keys) == left.union(right).union(composites))
    for (law, others) in implied {
      for laws in [left, right] where laws.contains(law) {
        #expect(others == laws.subtracting([law]))
      }
      // The last of the three needs the most cases, so it is not implied here, but implies nothing.
      if composites.contains(law), law != "cokleisli.associativity" {
        #expect(others == composites.subtracting([law]))
      }
    }
  }

  @Test("the laws of comonads accept exactly the lawful tables with one shape and three positions")
  func allTables() throws {
    let all = try #require(AdequacyTests.broken[[3]])
    #expect(all.count == 59_049)
    #expect(Self.lawful.count == 33)
    // The tables that break one equation alone are the hardest to refuse, so that all of them are tried.
    let step = cases(29, long: 1)
    let broken = all.filter { !$0.laws.isEmpty }.enumerated()
      .filter { $0 % step == 0 || $1.laws.count == 1 }
      .map(\.element)
    let tried = broken + Self.fewLawful
    // The generic element has a different value at each position, and decides a law for all values.
    // The laws that the other test finds to refuse come first: a check ends at the first broken one.
    let first = ["comonad.left-identity", "comonad.right-identity", "comonad.associativity"]
    var plan = CasePlan(cases: 1)
    plan.comparison.shrinks = false
    let accepted = inParallel(tried.count) { [plan] number in
      let structure = TabledStructure(tried[number].structure)
      let generic = Generator { _ in TabledSpace(structure, shape: 0) { Trit.allCases[$0] } }
      let suite = ComonadLaws.comonadLaws(generic, values: .cases)
      let laws = SuiteAdequacyTests.exhaustive(suite).laws
      let sorted = laws.filter { first.contains($0.name) } + laws
      return sorted.allSatisfy { $0.check(plan).holds }
    }
    #expect(accepted == tried.map(\.laws.isEmpty))
  }

  @Test("the laws of monads accept exactly the lawful structures")
  func tabledMonads() {
    #expect(
      Self.implied { monadLaws(Self.programs($0), values: .cases) } == [
        "monad.left-identity": [], "monad.associativity": [],
        "monad.right-identity": ["monad.map-by-flatMap"],
        "monad.map-by-flatMap": ["monad.right-identity"],
      ]
    )
  }

  // MARK: Pairings

  /// Whether a map of positions keeps the one that stays, and composites.
  private static func isMorphism(
    _ map: [Int],
    from monoid: FiniteCategory,
    to other: FiniteCategory
  ) -> Bool {
    map[monoid.stays[0]] == other.stays[0]
      && monoid.moves.allSatisfy { first in
        monoid.moves.allSatisfy { second in
          map[monoid.composite(first, second)] == other.composite(map[first], map[second])
        }
      }
  }

  /// The laws of pairings that break if the programs of one structure move in another by a map.
  private static func pairingLaws(
    _ map: [Int],
    from monoid: FiniteCategory,
    to other: FiniteCategory
  ) -> Set<String> {
    @Sendable
    func pair<Focus, Result>(
      _ program: TabledProgram<Bit>,
      _ space: TabledSpace<Focus>,
      _ combine: (Bit, Focus) -> Result
    ) -> Result {
      let (position, answer) = program.choice(at: 0, in: monoid)
      return combine(answer, space.value(at: map[position]))
    }
    return SuiteAdequacyTests.broken(
      ComonadLaws.pairingLaws(
        programs(monoid),
        spaces(other),
        answers: .cases,
        values: .cases,
        pair: pair,
        everywhere: pair
      )
    )
  }

  @Test("the laws of pairings accept exactly the maps that keep units and composites")
  func pairings() {
    // All monoids of one, two and three elements, each once up to the names of its elements.
    let monoids = (1...3).map { size in
      CategoryAtlas(size: size).entries.filter { $0.placeCount == 1 }
    }
    let (small, three) = (monoids[0] + monoids[1], monoids[2])
    let pairs =
      small.flatMap { one in (small + three).map { (one, $0) } }
      + three.flatMap { one in small.map { (one, $0) } }
    var (accepted, alone) = (0, Set<String>())
    for (monoid, other) in pairs {
      for map in AdequacyTests.choices(monoid.moves.map { _ in Array(other.moves) }) {
        let broken = Self.pairingLaws(map, from: monoid, to: other)
        #expect(broken.isEmpty == Self.isMorphism(map, from: monoid, to: other))
        if broken.isEmpty { accepted += 1 }
        if broken.count == 1 { alone.formUnion(broken) }
      }
    }
    #expect(pairs.count == 51)
    #expect(accepted == 71)
    // The other two laws hold for every map.
    #expect(alone == ["pairing.unit", "pairing.join"])
  }
}
