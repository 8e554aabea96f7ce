/// All categories with a few moves, found without any idea: every table is tried.
///
/// A category is given by its moves alone: a table of composites in which -1 says that two moves do
/// not compose. It shares no code with the search of the atlas.
enum NaiveSearch {
  /// The least table of each class of isomorphic categories.
  static func classes(moves count: Int) -> Set<[[Int]]> {
    var classes: Set<[[Int]]> = []
    for places in 1...count {
      visitEnds(places, count, []) { classes.formUnion(tables($0, places)) }
    }
    return classes
  }

  /// The least of the tables that renaming the moves leads to.
  static func least(_ table: [[Int]]) -> [[Int]] {
    var best = table
    for order in orders(Array(table.indices)) {
      let renamed = order.map { first in
        order.map { second in
          let composite = table[first][second]
          return composite < 0 ? -1 : order.firstIndex(of: composite) ?? -2
        }
      }
      if renamed.joined().lexicographicallyPrecedes(best.joined()) { best = renamed }
    }
    return best
  }

  /// Visits all ends of the moves; move 0 stays at place 0, move 1 at place 1, and so on.
  private static func visitEnds(
    _ places: Int,
    _ count: Int,
    _ ends: [(Int, Int)],
    _ visit: ([(Int, Int)]) -> Void
  ) {
    if ends.count == count { return visit(ends) }
    if ends.count < places {
      return visitEnds(places, count, ends + [(ends.count, ends.count)], visit)
    }
    for source in 0..<places {
      for target in 0..<places { visitEnds(places, count, ends + [(source, target)], visit) }
    }
  }

  /// The least tables of the categories whose moves have these ends.
  private static func tables(_ ends: [(Int, Int)], _ places: Int) -> Set<[[Int]]> {
    let count = ends.count
    var table = Array(repeating: Array(repeating: -1, count: count), count: count)
    var empty: [(Int, Int)] = []
    for first in 0..<count {
      for second in 0..<count where ends[first].1 == ends[second].0 {
        if first < places {
          table[first][second] = second
        } else if second < places {
          table[first][second] = first
        } else {
          empty.append((first, second))
        }
      }
    }
    var found: Set<[[Int]]> = []
    fill(&table, empty[...], ends) { if isAssociative($0) { found.insert(least($0)) } }
    return found
  }

  /// Fills the cells in all ways that have the right ends.
  private static func fill(
    _ table: inout [[Int]],
    _ empty: ArraySlice<(Int, Int)>,
    _ ends: [(Int, Int)],
    _ visit: ([[Int]]) -> Void
  ) {
    guard let (first, second) = empty.first else { return visit(table) }
    for move in ends.indices where ends[move] == (ends[first].0, ends[second].1) {
      table[first][second] = move
      fill(&table, empty.dropFirst(), ends, visit)
    }
  }

  /// Whether both ways to compose three moves agree.
  private static func isAssociative(_ table: [[Int]]) -> Bool {
    for first in table.indices {
      for second in table.indices where table[first][second] >= 0 {
        for third in table.indices where table[second][third] >= 0 {
          if table[table[first][second]][third] != table[first][table[second][third]] {
            return false
          }
        }
      }
    }
    return true
  }

  /// All orders of some numbers.
  private static func orders(_ numbers: [Int]) -> [[Int]] {
    guard let last = numbers.last else { return [[]] }
    return orders(numbers.dropLast()).flatMap { order in
      (0...order.count).map { index in
        var longer = order
        longer.insert(last, at: index)
        return longer
      }
    }
  }
}
