/// Which cells depend on which: for every cell, the formulas that name it.
///
/// Each column is a binary tree over its rows. A range of rows is at most two nodes on each level,
/// and the formulas that name a row are on the way from its leaf to the root. So a range of a
/// thousand rows costs no more than twenty entries.
///
/// (The tree is the segment tree of Bentley, Solutions to Klee's rectangle problems, 1977.)
struct Dependants: Sendable {
  /// How many leaves a tree has: a power of two.
  private var leaves = 1

  /// The formulas at each node, one tree after the other; the root of a tree is its node 1.
  private var nodes: [Set<Int>]

  /// Creates the dependants of a sheet without formulas.
  init(columns: Int, rows: Int) {
    while leaves < rows { leaves *= 2 }
    nodes = Array(repeating: [], count: columns * leaves * 2)
  }

  /// Adds a formula that names a range, which is on the sheet.
  ///
  /// - Complexity: O(columns · log rows).
  mutating func insert(_ formula: Int, naming range: CellRange) {
    visit(range) { nodes, place in nodes[place].insert(formula) }
  }

  /// Removes a formula that names a range.
  ///
  /// - Complexity: O(columns · log rows).
  mutating func remove(_ formula: Int, naming range: CellRange) {
    visit(range) { nodes, place in nodes[place].remove(formula) }
  }

  /// Calls a function with the nodes that are a range together.
  private mutating func visit(_ range: CellRange, _ body: (inout [Set<Int>], Int) -> Void) {
    for column in range.columns {
      let tree = column * leaves * 2
      var low = range.rows.lowerBound + leaves
      var high = range.rows.upperBound + leaves + 1
      while low < high {
        if low & 1 == 1 {
          body(&nodes, tree + low)
          low += 1
        }
        if high & 1 == 1 {
          high -= 1
          body(&nodes, tree + high)
        }
        low /= 2
        high /= 2
      }
    }
  }

  /// Calls a function with each formula that names a cell, as often as it does so.
  ///
  /// - Complexity: O(log rows), and a call for each formula.
  func forEach(of address: CellAddress, _ body: (Int) -> Void) {
    let tree = address.column * leaves * 2
    var node = address.row + leaves
    while node > 0 {
      for formula in nodes[tree + node] { body(formula) }
      node /= 2
    }
  }
}
