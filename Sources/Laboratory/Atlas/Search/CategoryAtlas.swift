/// All categories with so many moves, one for each class of isomorphic ones.
///
/// By Ahman and Uustalu (2016) they are the comonads on finite containers with so many positions in
/// all. Entries are numbered from 1, by their number of places first; the order is always the same.
package struct CategoryAtlas: Sendable {
  /// How many moves each category has.
  package let size: Int

  /// The categories, each the representative of its class.
  package let entries: [FiniteCategory]

  /// The number of each entry.
  private let numbers: [FiniteCategory: Int]

  /// Finds all categories of a size.
  ///
  /// - Parameters:
  ///   - size: How many moves each category has.
  ///   - progress: Receives the number of categories found, after each hundred.
  /// - Complexity: Exponential. Size 7 takes about a second in a release build.
  package init(size: Int, progress: (Int) -> Void = { _ in }) {
    self.size = size
    var entries: [FiniteCategory] = []
    for layout in MoveLayout.all(moves: size) {
      var search = TableSearch(layout)
      search.run { table in
        entries.append(
          FiniteCategory(
            sources: layout.sources,
            targets: layout.targets,
            stays: layout.stays,
            table: table
          )
        )
        if entries.count.isMultiple(of: 100) { progress(entries.count) }
      }
    }
    self.entries = entries
    numbers = Dictionary(uniqueKeysWithValues: zip(entries, 1...))
  }

  /// Returns the number of the entry that is isomorphic to a category of the size.
  ///
  /// - Complexity: O(1) for an entry; else that of its representative.
  package func number(of category: FiniteCategory) -> Int? {
    guard category.moves.count == size else { return nil }
    return numbers[category] ?? numbers[category.representative]
  }

  /// Returns how many categories of a size there are with one place, with two, and so on.
  ///
  /// It finds all of them and keeps none.
  ///
  /// - Complexity: Exponential. Size 8 takes about two minutes in a release build.
  package static func counts(size: Int, progress: (Int) -> Void = { _ in }) -> [Int] {
    var counts = Array(repeating: 0, count: size)
    var found = 0
    for layout in MoveLayout.all(moves: size) {
      var search = TableSearch(layout)
      search.run { _ in
        counts[layout.stays.count - 1] += 1
        found += 1
        if found.isMultiple(of: 1000) { progress(found) }
      }
    }
    return counts
  }
}
