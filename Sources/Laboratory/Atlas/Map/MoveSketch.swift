/// A drawing of places and of moves between them, by which entries are sought.
struct MoveSketch: Hashable, Sendable {
  /// How many moves lead from each place to each other, with those that stay.
  private(set) var counts: [[Int]]

  /// Creates a drawing without moves but those that stay.
  init(places: Int) {
    counts = (0..<places).map { row in (0..<places).map { $0 == row ? 1 : 0 } }
  }

  /// How many moves are drawn from a place to another, without the one that stays.
  func drawn(from source: Int, to target: Int) -> Int {
    counts[source][target] - (source == target ? 1 : 0)
  }

  /// Draws one more move, or none between these places if there would be more than the limit in all.
  mutating func draw(from source: Int, to target: Int, limit: Int) {
    counts[source][target] += 1
    guard counts.joined().reduce(0, +) > limit else { return }
    counts[source][target] = source == target ? 1 : 0
  }

  /// The drawing as the atlas has it: of all orders of the places, the one with the largest rows.
  var standard: [[Int]] {
    permutations(of: Array(counts.indices)).map(counts.reordered).reduce(counts) {
      MoveLayout.isLess($0, $1) ? $1 : $0
    }
  }

  /// The moves as a table in which none fit together, for its picture.
  var category: FiniteCategory {
    let layout = MoveLayout(counts)
    return FiniteCategory(
      sources: layout.sources,
      targets: layout.targets,
      stays: layout.stays,
      table: Array(repeating: -1, count: layout.moveCount * layout.moveCount)
    )
  }
}
