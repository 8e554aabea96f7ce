/// The tables that say what each message becomes over each other one, and with which people agree without
/// a server, up to renaming of the messages.
///
/// A table `c/a` has the cube for all messages, also equal ones:
///
/// ```text
/// (c/a)/(b/a) = (c/b)/(a/b)
/// ```
///
/// It is reversible if what a message becomes over another one tells which it was. Then it is a
/// non-degenerate involutive solution of the Yang–Baxter equation. (Rump, A decomposition theorem for
/// square-free unitary solutions of the quantum Yang-Baxter equation, 2005; OEIS A290887.)
package struct MessageTables {
  private let count: Int
  private let isReversible: Bool

  /// The rows of `c`; -1 is not known.
  private var table: [Int]

  /// The tables that have been found, in rows of the message that is rebased.
  package private(set) var all: [[Int]] = []

  /// Finds all tables of so many messages.
  ///
  /// - Complexity: A search with backtracking; three messages are reasonable, and four for reversible
  ///   tables.
  package init(of count: Int, reversible: Bool) {
    (self.count, isReversible) = (count, reversible)
    table = Array(repeating: -1, count: count * count)
    fill(0)
  }

  private subscript(message: Int, other: Int) -> Int { table[message * count + other] }

  /// Finds the tables that agree with what is known, from an entry on.
  private mutating func fill(_ next: Int) {
    guard next < table.count else {
      if isFirst { all.append(table) }
      return
    }
    let other = next % count
    for becomes in 0..<count {
      let isUsed = isReversible && (0..<next / count).contains { self[$0, other] == becomes }
      if isUsed { continue }
      table[next] = becomes
      if hasCube { fill(next + 1) }
    }
    table[next] = -1
  }

  /// Whether no cube is broken by what is known.
  private var hasCube: Bool {
    let messages = 0..<count
    func over(_ message: Int, _ other: Int) -> Int {
      message < 0 || other < 0 ? -1 : self[message, other]
    }
    return messages.allSatisfy { a in
      (0..<a).allSatisfy { b in
        messages.allSatisfy { c in
          let one = over(over(c, a), over(b, a))
          let other = over(over(c, b), over(a, b))
          return one < 0 || other < 0 || one == other
        }
      }
    }
  }

  /// Whether the table comes first among those that differ by names alone.
  private var isFirst: Bool {
    Self.permutations(of: count).allSatisfy { names in
      var renamed = table
      for message in 0..<count {
        for other in 0..<count {
          renamed[names[message] * count + names[other]] = names[self[message, other]]
        }
      }
      return !renamed.lexicographicallyPrecedes(table)
    }
  }

  private static func permutations(of count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return permutations(of: count - 1).flatMap { rest in
      (0..<count).map { place in
        var all = rest
        all.insert(count - 1, at: place)
        return all
      }
    }
  }
}
