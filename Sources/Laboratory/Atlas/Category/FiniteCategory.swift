/// A category with finitely many moves, as a table: places, moves between them, and composition.
///
/// It is the same as a comonad on a finite container. The places are the shapes, and the moves that
/// start at a place are its positions:
///
/// ```text
/// let arrow = FiniteCategory(sources: [0, 0, 1], targets: [0, 1, 1], stays: [0, 2]) {
///   $0 == 0 ? $1 : $0
/// }
/// arrow.places.map(FiniteCategory.positions)  is  [[0, 1], [2]]
/// ```
///
/// The table need not be lawful; ``brokenLaw`` checks it.
///
/// (Ahman and Uustalu, Directed containers as categories, 2016.)
package struct FiniteCategory: Hashable, Sendable {
  /// The place at which each move starts.
  package let sources: [Int]

  /// The place that each move leads to.
  package let targets: [Int]

  /// For each place the move that stays there.
  package let stays: [Int]

  /// The composites in rows of the first move; -1 where the second does not start where the first
  /// ends.
  let table: [Int]

  /// Creates a category from the ends of its moves and their composition.
  ///
  /// - Parameters:
  ///   - sources: The place at which each move starts.
  ///   - targets: The place that each move leads to.
  ///   - stays: For each place the move that stays there.
  ///   - compose: Returns the first move followed by the second, which starts where the first ends.
  /// - Precondition: All numbers are those of places or of moves.
  /// - Complexity: O(moves²)
  package init(
    sources: [Int],
    targets: [Int],
    stays: [Int],
    compose: (_ first: Int, _ second: Int) -> Int
  ) {
    precondition(
      sources.count == targets.count,
      "each move must have two ends; got \(sources.count) sources and \(targets.count) targets"
    )
    let places = stays.indices
    let moves = sources.indices
    precondition(
      (sources + targets).allSatisfy(places.contains) && stays.allSatisfy(moves.contains),
      "moves must be between the \(places.count) places; got \(sources) to \(targets), and \(stays)"
    )
    let table = Self.table(sources, targets) { first, second in
      let composite = compose(first, second)
      precondition(moves.contains(composite), "a composite must be a move; got \(composite)")
      return composite
    }
    self.init(sources: sources, targets: targets, stays: stays, table: table)
  }

  /// Creates a category in the same way, or nil if a composite is not among the moves.
  init?(
    sources: [Int],
    targets: [Int],
    stays: [Int],
    composite: (_ first: Int, _ second: Int) -> Int?
  ) {
    var isComplete = true
    let table = Self.table(sources, targets) { first, second in
      let move = composite(first, second)
      if move == nil { isComplete = false }
      return move ?? -1
    }
    guard isComplete else { return nil }
    self.init(sources: sources, targets: targets, stays: stays, table: table)
  }

  /// Returns the table of the composites; -1 stands for moves that do not fit together.
  private static func table(
    _ sources: [Int],
    _ targets: [Int],
    _ compose: (_ first: Int, _ second: Int) -> Int
  ) -> [Int] {
    var table = Array(repeating: -1, count: sources.count * sources.count)
    for first in sources.indices {
      for second in sources.indices where targets[first] == sources[second] {
        table[first * sources.count + second] = compose(first, second)
      }
    }
    return table
  }

  /// Creates a category from a table that is in range.
  init(sources: [Int], targets: [Int], stays: [Int], table: [Int]) {
    self.sources = sources
    self.targets = targets
    self.stays = stays
    self.table = table
  }
}

// MARK: - Reading

extension FiniteCategory {
  /// The numbers of the moves: how many positions the container has in all.
  package var moves: Range<Int> { sources.indices }

  /// How many places there are.
  package var placeCount: Int { stays.count }

  /// Whether a move is one that stays at its place.
  package func isStay(_ move: Int) -> Bool { stays[sources[move]] == move }

  /// Returns the first move followed by the second; nil where the second does not start where the
  /// first ends.
  ///
  /// - Complexity: O(1)
  package func composite(_ first: Int, _ second: Int) -> Int? {
    let composite = table[first * moves.count + second]
    return composite < 0 ? nil : composite
  }

  /// Returns the moves that start at a place, in order.
  package func moves(from place: Int) -> [Int] { moves.filter { sources[$0] == place } }

  /// Returns the moves from one place to another, in order.
  package func moves(from source: Int, to target: Int) -> [Int] {
    moves.filter { sources[$0] == source && targets[$0] == target }
  }

  /// How many moves lead from each place to each other.
  var moveCounts: [[Int]] {
    stays.indices.map { source in stays.indices.map { moves(from: source, to: $0).count } }
  }
}
