extension FiniteCategory {
  /// What each move can become over each other one that starts at the same place, in every lawful way,
  /// up to renaming of the moves.
  ///
  /// A structure is a table of moves `f/g`, in rows of `f`; -1 where `g` does not start where `f` does.
  /// For each, with 1 a move that stays:
  ///
  /// ```text
  /// R1    g;(f/g) = f;(g/f)                  so both ways end in one place, which is R0
  /// R2    f/1 = f                            1/g = 1
  /// R3    f/(g;h) = (f/g)/h                  (f;h)/g = (f/g);(h/(g/f))
  /// ```
  ///
  /// On a group these are the braces whose multiplicative group it is (Rump, 2007).
  ///
  /// - Complexity: A search with backtracking; up to six moves are reasonable.
  package var rebases: [[Int]] {
    var search = RebaseSearch(self)
    search.fill(0)
    let renamings = representative == self ? automorphisms : []
    return search.found.filter { table in
      renamings.allSatisfy { !$0.applied(to: table).lexicographicallyPrecedes(table) }
    }
  }
}

/// A search for the tables that make a category one with rebasing.
private struct RebaseSearch {
  private let category: FiniteCategory

  /// The pairs of moves that start at one place and do not stay, in one of their orders.
  private var pairs: [(Int, Int)] = []

  /// The table; -1 is not known, or no move.
  private var table: [Int]

  /// The tables that have been found.
  private(set) var found: [[Int]] = []

  init(_ category: FiniteCategory) {
    self.category = category
    let moves = category.moves
    table = Array(repeating: -1, count: moves.count * moves.count)
    for f in moves {
      for g in moves where category.sources[f] == category.sources[g] {
        if category.isStay(g) {
          self[f, g] = f
        } else if category.isStay(f) {
          self[f, g] = category.stays[category.targets[g]]
        } else if f <= g {
          pairs.append((f, g))
        }
      }
    }
  }

  private subscript(f: Int, g: Int) -> Int {
    get { table[f * category.moves.count + g] }
    set { table[f * category.moves.count + g] = newValue }
  }

  /// Finds all tables that agree with what is known, from a pair on.
  mutating func fill(_ next: Int) {
    guard next < pairs.count else { return found.append(table) }
    let (f, g) = pairs[next]
    for x in category.moves(from: category.targets[g]) {
      for y in category.moves(from: category.targets[f]) where f != g || x == y {
        guard category.composite(g, x) == category.composite(f, y) else { continue }
        (self[f, g], self[g, f]) = (x, y)
        if isLawful { fill(next + 1) }
      }
    }
    (self[f, g], self[g, f]) = (-1, -1)
  }

  /// Whether no law is broken by what is known.
  private var isLawful: Bool {
    category.moves.allSatisfy { f in
      category.moves.allSatisfy { g in
        category.moves.allSatisfy { h in
          isSame(over: f, g, then: h) && isSame(word: f, then: h, over: g)
        }
      }
    }
  }

  /// Whether `f/(g;h) = (f/g)/h`, as far as it is known.
  private func isSame(over f: Int, _ g: Int, then h: Int) -> Bool {
    guard let word = category.composite(g, h), self[f, word] >= 0, self[f, g] >= 0 else {
      return true
    }
    let twice = self[self[f, g], h]
    return twice < 0 || twice == self[f, word]
  }

  /// Whether `(f;h)/g = (f/g);(h/(g/f))`, as far as it is known.
  private func isSame(word f: Int, then h: Int, over g: Int) -> Bool {
    guard
      let word = category.composite(f, h), self[word, g] >= 0, self[f, g] >= 0, self[g, f] >= 0
    else { return true }
    let rest = self[h, self[g, f]]
    return rest < 0 || category.composite(self[f, g], rest) == self[word, g]
  }
}
