import Testing

@testable import Atlas

@Suite("Counts of categories")
struct CountTests {
  /// The numbers of categories with 1, 2, … moves: OEIS, A125696.
  static let published = [1, 3, 11, 55, 329, 2858]

  /// The numbers of monoids with 1, 2, … elements: OEIS, A058129.
  static let monoids = [1, 2, 7, 35, 228, 2237]

  @Test("are the published ones", arguments: published.indices)
  func counts(index: Int) {
    let atlas = CategoryAtlas(size: index + 1)
    #expect(atlas.entries.count == Self.published[index])
    #expect(atlas.entries.count { $0.placeCount == 1 } == Self.monoids[index])
    #expect(atlas.entries.allSatisfy { $0.moves.count == index + 1 })
    let counts = CategoryAtlas.counts(size: index + 1)
    #expect(
      counts
        == (1...index + 1).map { places in
          atlas.entries.count { $0.placeCount == places }
        }
    )
  }

  @Test("are those of a search that tries every table", arguments: 1...4)
  func naive(size: Int) {
    let entries = CategoryAtlas(size: size).entries
    let found = entries.map { NaiveSearch.least($0.singleSortedTable) }
    #expect(Set(found).count == entries.count)
    #expect(Set(found) == NaiveSearch.classes(moves: size))
  }

  @Test("report how many categories were found")
  func progress() {
    var reports: [Int] = []
    _ = CategoryAtlas(size: 5) { reports.append($0) }
    #expect(reports == [100, 200, 300])
    var counted: [Int] = []
    _ = CategoryAtlas.counts(size: 6) { counted.append($0) }
    #expect(counted == [1000, 2000])
  }
}

extension FiniteCategory {
  /// The table with -1 for moves that do not compose.
  var singleSortedTable: [[Int]] {
    moves.map { first in moves.map { composite(first, $0) ?? -1 } }
  }
}
