import TestSupport
import Testing

@testable import Atlas

@Suite("Rebases")
struct RebaseTests {
  private static let categories = SmallCategories(upTo: 6)

  @Test("are as many on the groups of an order as there are left braces", arguments: 1...6)
  func braces(order: Int) {
    let groups = Self.categories.atlases[order - 1].entries.filter {
      $0.placeCount == 1 && $0.has(.groupoid)
    }
    #expect(groups.map { $0.rebases.count }.reduce(0, +) == [1, 1, 1, 4, 1, 2][order - 1])
  }

  @Test("are as many as a program of its own counts", arguments: 1...4)
  func counts(size: Int) {
    let counts = Self.categories.atlases[size - 1].entries.map { $0.rebases.count }
    #expect(counts.reduce(0, +) == [1, 3, 15, 159][size - 1])
    #expect(counts.count { $0 > 0 } == [1, 3, 10, 46][size - 1])
  }

  @Test("are as many for messages alone as is known of solutions of the Yang–Baxter equation")
  func messages() {
    let reversible = (1...4).map { MessageTables(of: $0, reversible: true).all.count }
    #expect(reversible == [1, 2, 5, 23])
    #expect((1...3).map { MessageTables(of: $0, reversible: false).all.count } == [1, 5, 90])
  }

  @Test("make a directed container of the pending moves, and without a law they do not")
  func container() {
    for category in Self.categories.atlases[2].entries {
      for table in category.rebases {
        #expect(Pending(category, table).isDirected)
        for cell in table.indices where table[cell] >= 0 {
          for move in category.moves where move != table[cell] {
            var wrong = table
            wrong[cell] = move
            let pending = Pending(category, wrong)
            #expect(pending.isDirected == pending.isLawful, "\(wrong)")
          }
        }
      }
    }
  }
}

/// The container whose shapes are pending moves, and whose positions are others' moves and then own ones.
private struct Pending {
  let category: FiniteCategory
  let table: [Int]

  init(_ category: FiniteCategory, _ table: [Int]) {
    (self.category, self.table) = (category, table)
  }

  /// What a move becomes over another one; nil where that does not start where the other one ends.
  private func over(_ f: Int, _ g: Int) -> Int? {
    let move = table[f * category.moves.count + g]
    return move >= 0 && category.sources[move] == category.targets[g] ? move : nil
  }

  private func then(_ f: Int?, _ g: Int?) -> Int? {
    guard let f, let g else { return nil }
    return category.composite(f, g)
  }

  /// The positions at a pending move.
  private func positions(_ f: Int) -> [(g: Int, h: Int)] {
    category.moves(from: category.sources[f]).flatMap { g in
      over(f, g).map { rest in category.moves(from: category.targets[rest]).map { (g, $0) } } ?? []
    }
  }

  private func shape(_ f: Int, _ p: (g: Int, h: Int)) -> Int? { then(over(f, p.g), p.h) }

  private func composite(_ f: Int, _ p: (g: Int, h: Int), _ q: (g: Int, h: Int)) -> (Int, Int)? {
    guard
      let g = then(p.g, q.g), let rest = over(f, p.g), let m = over(q.g, rest),
      let k = over(p.h, m),
      let h = then(k, q.h)
    else { return nil }
    return (g, h)
  }

  private func root(_ f: Int) -> (g: Int, h: Int)? {
    over(f, category.stays[category.sources[f]]).map {
      (category.stays[category.sources[f]], category.stays[category.targets[$0]])
    }
  }

  /// Whether the moves of others are defined, and the five laws of a directed container hold.
  var isDirected: Bool {
    category.moves.allSatisfy { f in
      guard category.moves(from: category.sources[f]).allSatisfy({ over(f, $0) != nil }),
        let root = root(f), shape(f, root) == f
      else { return false }
      return positions(f).allSatisfy { p in
        guard let moved = shape(f, p), let end = self.root(moved) else { return false }
        guard let stayed = composite(f, p, end), stayed == (p.g, p.h) else { return false }
        guard let begun = composite(f, root, p), begun == (p.g, p.h) else { return false }
        return positions(moved).allSatisfy { q in
          guard let both = composite(f, p, q), let far = shape(moved, q) else { return false }
          guard shape(f, (both.0, both.1)) == far else { return false }
          return positions(far).allSatisfy { r in
            guard let left = composite(f, (both.0, both.1), r), let late = composite(moved, q, r),
              let right = composite(f, p, (late.0, late.1))
            else { return false }
            return left == right
          }
        }
      }
    }
  }

  /// Whether R0, R2 and R3 hold.
  var isLawful: Bool {
    category.moves.allSatisfy { f in
      let stay = category.stays[category.sources[f]]
      guard over(f, stay) == f, over(stay, f) == category.stays[category.targets[f]] else {
        return false
      }
      return category.moves(from: category.sources[f]).allSatisfy { g in
        guard let rest = over(f, g), let other = over(g, f) else { return false }
        guard category.targets[rest] == category.targets[other] else { return false }
        let isCutRight = category.moves(from: category.targets[g]).allSatisfy { h in
          then(g, h).flatMap { over(f, $0) } == over(rest, h)
        }
        let isCutLeft = category.moves(from: category.targets[f]).allSatisfy { h in
          then(f, h).flatMap { over($0, g) } == then(rest, over(h, other))
        }
        return isCutRight && isCutLeft
      }
    }
  }
}
