import Testing

@testable import Atlas

/// All structures of small containers, lawful or not, against the laws and against the atlas.
@Suite("Adequacy of the laws of categories")
struct AdequacyTests {
  /// All structures of a container with so many positions of each shape: all shapes that positions
  /// lead to, all positions that stay, and all composites.
  static func structures(positions: [Int]) -> [FiniteCategory] {
    let sources = positions.enumerated().flatMap { Array(repeating: $0, count: $1) }
    let moves = positions.indices.map { place in sources.indices.filter { sources[$0] == place } }
    return choices(sources.map { _ in Array(positions.indices) }).flatMap { targets in
      let cells = sources.indices.flatMap { first in
        moves[targets[first]].map { (first, $0) }
      }
      let tables = choices(cells.map { moves[sources[$0.0]] })
      return choices(moves).flatMap { stays in
        tables.map { chosen in
          var table = Array(repeating: -1, count: sources.count * sources.count)
          for ((first, second), move) in zip(cells, chosen) {
            table[first * sources.count + second] = move
          }
          return FiniteCategory(sources: sources, targets: targets, stays: stays, table: table)
        }
      }
    }
  }

  /// The laws that each structure breaks, by the numbers of positions of the shapes.
  static let broken: [[Int]: [(structure: FiniteCategory, laws: Set<CategoryLaw>)]] = {
    let sizes = [[1], [2], [3], [1, 1], [1, 2], [2, 1]]
    return Dictionary(
      uniqueKeysWithValues: sizes.map { size in
        (size, structures(positions: size).map { ($0, Set($0.brokenLaws)) })
      }
    )
  }()

  /// All ways to choose one of each list.
  static func choices(_ lists: [[Int]]) -> [[Int]] {
    lists.reduce([[]]) { known, list in known.flatMap { way in list.map { way + [$0] } } }
  }

  /// How many structures are isomorphic to an entry with so many positions of each shape.
  private static func count(positions: [Int]) -> Int {
    func factorial(_ number: Int) -> Int { (1...number).reduce(1, *) }
    // The names of the positions of each shape, and of shapes with equally many positions.
    let equal = Set(positions).map { size in factorial(positions.count { $0 == size }) }
    let names = positions.map(factorial).reduce(1, *) * equal.reduce(1, *)
    let size = positions.reduce(0, +)
    return CategoryAtlas(size: size).entries.filter { entry in
      entry.stays.indices.map { entry.moves(from: $0).count }.sorted() == positions.sorted()
    }
    .reduce(0) { $0 + names / $1.automorphisms.count }
  }

  @Test(
    "accepts exactly the structures that are in the atlas",
    arguments: [
      ([1], 1, 1), ([2], 32, 4), ([3], 59_049, 33), ([1, 1], 4, 1), ([1, 2], 144, 6),
      ([2, 1], 144, 6),
    ]
  )
  func exact(positions: [Int], all: Int, lawful: Int) throws {
    let structures = try #require(Self.broken[positions])
    let accepted = structures.filter(\.laws.isEmpty).map(\.structure)
    #expect(accepted.count == Self.count(positions: positions))
    #expect(structures.count == all)
    #expect(accepted.count == lawful)
    let entries = Set(CategoryAtlas(size: positions.reduce(0, +)).entries)
    #expect(accepted.allSatisfy { entries.contains($0.representative) })
  }

  @Test("needs three laws, each of which some structure breaks alone; they imply the others")
  func minimal() {
    // The positions of these structures are those of their shapes, so the law of validity holds.
    let broken = Self.broken.values.joined().map(\.laws)
    #expect(
      Set(broken.filter { $0.count == 1 }.joined()) == [
        .rightIdentity, .leftIdentity, .associativity,
      ]
    )
    #expect(!broken.contains { $0.contains(.valid) })
    for (implied, law) in [
      (CategoryLaw.stayLeadsNowhere, CategoryLaw.leftIdentity), (.compositeLeadsOn, .associativity),
    ] {
      #expect(broken.contains { $0.contains(implied) })
      #expect(broken.allSatisfy { !$0.contains(implied) || $0.contains(law) })
    }
  }
}
