/// How many moves lead from each place to each other, and the standard order of those moves.
///
/// Moves are ordered by the place where they start, then by the place where they end. Among the
/// moves from a place to itself the one that stays is first.
struct MoveLayout: Hashable, Sendable {
  /// The number of moves from each place to each other.
  let counts: [[Int]]

  /// The place at which each move starts.
  let sources: [Int]

  /// The place that each move leads to.
  let targets: [Int]

  /// For each place the move that stays there.
  let stays: [Int]

  /// The moves from each place to each other.
  let members: [[Range<Int>]]

  /// Creates the layout of the counts.
  init(_ counts: [[Int]]) {
    self.counts = counts
    var sources: [Int] = []
    var targets: [Int] = []
    members = counts.enumerated().map { source, row in
      row.enumerated().map { target, count in
        let start = sources.count
        sources += Array(repeating: source, count: count)
        targets += Array(repeating: target, count: count)
        return start..<sources.count
      }
    }
    stays = members.enumerated().map { $1[$0].lowerBound }
    self.sources = sources
    self.targets = targets
  }

  /// How many moves there are.
  var moveCount: Int { sources.count }

  /// The pairs of moves whose composite must be found, in the order in which tables are compared:
  /// squares first.
  ///
  /// A pair is the number of its cell in the table.
  var cells: [Int] {
    let moves = sources.indices.filter { stays[sources[$0]] != $0 }
    let pairs = moves.flatMap { first in
      moves.filter { sources[$0] == targets[first] }.map { (first, $0) }
    }
    let squares = pairs.filter { $0.0 == $0.1 }
    return (squares + pairs.filter { $0.0 != $0.1 }).map { $0.0 * moveCount + $0.1 }
  }
}

// MARK: - All layouts

extension MoveLayout {
  /// Returns the layouts of so many moves for which composites can exist, one of each kind.
  ///
  /// Layouts are of the same kind if a permutation of places makes them equal. The one with the
  /// largest rows represents them.
  static func all(moves count: Int) -> [MoveLayout] {
    guard count > 0 else { return [] }
    return (1...count).flatMap { places in
      let orders = permutations(of: Array(0..<places))
      var found: [MoveLayout] = []
      var counts = (0..<places).map { row in (0..<places).map { $0 == row ? 1 : 0 } }
      distribute(count - places, into: &counts, from: 0) { counts in
        guard isClosed(counts), orders.allSatisfy({ !isLess(counts, counts.reordered(by: $0)) })
        else { return }
        found.append(MoveLayout(counts))
      }
      return found
    }
  }

  /// Adds so many moves to the counts in all ways.
  private static func distribute(
    _ count: Int,
    into counts: inout [[Int]],
    from cell: Int,
    visit: ([[Int]]) -> Void
  ) {
    let (row, column) = cell.quotientAndRemainder(dividingBy: counts.count)
    guard row < counts.count else {
      if count == 0 { visit(counts) }
      return
    }
    for added in 0...count {
      counts[row][column] += added
      distribute(count - added, into: &counts, from: cell + 1, visit: visit)
      counts[row][column] -= added
    }
  }

  /// Whether a move leads wherever two moves one after the other do.
  private static func isClosed(_ counts: [[Int]]) -> Bool {
    let places = counts.indices
    return places.allSatisfy { first in
      places.allSatisfy { second in
        counts[first][second] == 0
          || places.allSatisfy { counts[second][$0] == 0 || counts[first][$0] > 0 }
      }
    }
  }

  /// Whether the rows of counts are less than others, read one after the other.
  static func isLess(_ left: [[Int]], _ right: [[Int]]) -> Bool {
    left.joined().lexicographicallyPrecedes(right.joined())
  }
}

extension [[Int]] {
  /// The counts with the place of each number in the order as the next place.
  func reordered(by order: [Int]) -> [[Int]] {
    order.map { row in order.map { self[row][$0] } }
  }
}

// MARK: - Symmetries

/// A permutation of the moves of a layout, and its inverse.
struct MovePermutation: Sendable {
  /// The image of each move.
  let images: [Int]

  /// The move whose image each move is.
  let preimages: [Int]

  /// Creates a permutation from its images.
  init(_ images: [Int]) {
    self.images = images
    var preimages = images
    for (move, image) in images.enumerated() { preimages[image] = move }
    self.preimages = preimages
  }
}

extension MoveLayout {
  /// All permutations of the moves that keep the layout and the moves that stay.
  ///
  /// - Complexity: As many permutations as there are; 5,040 for seven places without other moves.
  var symmetries: [MovePermutation] {
    let places = Array(counts.indices)
    return permutations(of: places).filter { counts.reordered(by: $0) == counts }.flatMap { order in
      var partial = [Array(sources.indices)]
      for (source, row) in members.enumerated() {
        for (target, moves) in row.enumerated() {
          let fixed = source == target ? 1 : 0
          let images = Array(members[order[source]][order[target]])
          let ways = permutations(of: Array(images.dropFirst(fixed))).map {
            images.prefix(fixed) + $0
          }
          partial = partial.flatMap { known in
            ways.map { way in
              var known = known
              known.replaceSubrange(moves, with: way)
              return known
            }
          }
        }
      }
      return partial.map(MovePermutation.init)
    }
  }
}

/// Returns all orders of the items, beginning with the present one.
func permutations(of items: [Int]) -> [[Int]] {
  guard !items.isEmpty else { return [[]] }
  return items.indices.flatMap { index in
    var rest = items
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}
