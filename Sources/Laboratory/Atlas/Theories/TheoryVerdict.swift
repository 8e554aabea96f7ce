import CofreeFree
import Comonads

/// The architecture of a theory, as far as a bound allows to compute it.
package enum TheoryVerdict: Sendable {
  /// The whole behaviour category.
  case decided(BehaviourCategory)
  /// The behaviours are those of `Cofree`, compared for words of so many operations.
  case equal(depth: Int, moves: Int)
  /// The bound was too small.
  case undecided
}

extension AlgebraicTheory {
  /// Computes the behaviour category, as far as a bound allows.
  ///
  /// A theory without equations has infinitely many moves. Its behaviours are compared with those
  /// of `Cofree`, to the greatest depth at which they have at most as many moves as the bound.
  ///
  /// - Parameter bound: The largest number of moves from a place during the search, and of places.
  ///   There are at most 16 times as many moves in all, and the search follows at most the square
  ///   of the bound choices of answers.
  /// - Returns: The verdict, with its strength.
  /// - Complexity: O(bound⁴) for a fixed number of operations and equations.
  package func verdict(within bound: Int) -> TheoryVerdict {
    if let category = behaviours(within: bound) { return .decided(category) }
    guard equations.isEmpty else { return .undecided }
    var depth: (Int, moves: Int)?
    for next in 0..<bound {
      guard truncationMoves(depth: next) <= bound, let category = truncation(depth: next),
        let cofree = cofreeTruncation(depth: next), category.isomorphism(to: cofree) != nil
      else { break }
      depth = (next, category.moves.count)
    }
    return depth.map { .equal(depth: $0.0, moves: $0.moves) } ?? .undecided
  }

  /// The whole behaviour category; nil where the bound is too small.
  package func behaviours(within bound: Int) -> BehaviourCategory? {
    var search = BehaviourSearch(self, bound: bound)
    return search.run().map { BehaviourCategory($0) }
  }
}

// MARK: - Theories without equations

extension AlgebraicTheory {
  /// How many words have at most so many operations.
  private func wordCount(depth: Int) -> Int {
    (0..<depth).reduce((count: 1, last: 1)) { known, _ in
      let last = known.last * operations.count
      return (known.count + last, last)
    }.count
  }

  /// How many moves the truncation to a depth has, or a number that is larger than any bound.
  private func truncationMoves(depth: Int) -> Int {
    let answers = operations.reduce(1) { $0 * $1.answers }
    var sum = 0
    for depth in 0...depth {
      let words = wordCount(depth: depth)
      guard words <= 1000 else { return .max }
      var places = 1
      for _ in 0..<words {
        places *= answers
        guard places < 1_000_000 else { return .max }
      }
      sum += places * words
    }
    return sum
  }

  /// The behaviours of a theory without equations, each until so many operations were asked.
  ///
  /// A place also says how many operations may still be asked; at the last places all moves stay.
  func truncation(depth: Int) -> FiniteCategory? {
    var tables: [BehaviourTable] = []
    for depth in 0...depth {
      var search = BehaviourSearch(self, bound: truncationMoves(depth: depth), depth: depth)
      guard let found = search.run() else { return nil }
      tables += found
    }
    return BehaviourCategory(tables).category
  }

  /// The category of the meanings of all trees of answers of a depth, made with `Cofree`.
  func cofreeTruncation(depth: Int) -> FiniteCategory? {
    let choices = operations.reduce([[]]) { known, operation in
      known.flatMap { row in (0..<operation.answers).map { row + [$0] } }
    }
    let words = (0...depth).flatMap { self.words(length: $0) }
    let tables: [[[Int]: [Int]]] = words.reduce([[:]]) { known, word in
      known.flatMap { table in
        choices.map { answers in
          var table = table
          table[word] = answers
          return table
        }
      }
    }
    let trees = tables.map { table in
      Cofree<AnswerLayers, Void>.unfold(from: [Int]()) { [operations] word in
        let shape = AnswerLayers.Shape(
          answers: table[word] ?? [],
          operations: word.count < depth ? operations.count : 0
        )
        return ((), Layer(shape: shape) { word + [$0] })
      }
    }
    return FiniteCategory(
      of: trees.map { $0.meaning },
      positions: AnswerLayers.paths,
      shape: { tree in
        AnswerLayers.paths(in: tree).map { path in
          let answers = CofreeContainer.subshape(of: tree, at: path).tail.shape.answers
          return path + [-1] + answers
        }
      },
      position: { $0 },
      limit: .max
    )
  }

  /// Returns the words of a length.
  private func words(length: Int) -> [[Int]] {
    (0..<length).reduce([[]]) { known, _ in
      known.flatMap { word in operations.indices.map { word + [$0] } }
    }
  }
}

/// The layers of the trees of answers: the answer of each operation, and a next layer for each.
enum AnswerLayers: FiniteContainer {
  /// The answers, and how many operations lead on.
  struct Shape: Hashable {
    /// The answer of each operation.
    let answers: [Int]
    /// How many operations lead on: all, or none in a last layer.
    let operations: Int
  }

  typealias Position = Int

  static func isValid(_ position: Int, in shape: Shape) -> Bool {
    (0..<shape.operations).contains(position)
  }

  static func positions(in shape: Shape) -> [Int] { Array(0..<shape.operations) }

  /// Returns all paths in a tree, each once.
  static func paths(in tree: Cofree<AnswerLayers, Void>) -> [[Int]] {
    var paths: [[Int]] = [[]]
    var next = 0
    while next < paths.count {
      let path = paths[next]
      let layer = CofreeContainer.subshape(of: tree, at: path).tail.shape
      paths += positions(in: layer).map { path + [$0] }
      next += 1
    }
    return paths
  }
}
