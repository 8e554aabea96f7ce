import Markup
package import StoreState

/// A board of cells whose opposite edges meet.
///
/// ```swift
/// var board = Torus(width: 5, height: 3)
/// board[4, 0] = true
/// board[-1, 3]      // true
/// board.rows        // ["....#", ".....", "....."]
/// ```
///
/// A cell is named by its column and its row, counted from zero at the top left; columns and rows
/// beyond an edge continue at the opposite one.
public struct Torus: Hashable, Sendable {
  /// The place of a cell.
  package struct Cell: Hashable, Sendable {
    /// The column, counted from the left.
    package let x: Int
    /// The row, counted from the top.
    package let y: Int

    /// Creates the place in a column and a row.
    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The number of columns.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// Whether each cell is alive, row after row.
  private var alive: [Bool]

  /// Creates a board without life.
  ///
  /// - Precondition: The width and the height are positive.
  package init(width: Int, height: Int) {
    precondition(width > 0, "width must be positive; got \(width)")
    precondition(height > 0, "height must be positive; got \(height)")
    self.width = width
    self.height = height
    alive = Array(repeating: false, count: width * height)
  }
}

// MARK: - Reading and changing cells

extension Torus {
  /// The places of the board, row after row.
  package var cells: [Cell] {
    (0..<height).flatMap { y in (0..<width).map { x in Cell(x: x, y: y) } }
  }

  /// Whether the cell in a column and a row is alive.
  package subscript(x: Int, y: Int) -> Bool {
    get { alive[index(x, y)] }
    set { alive[index(x, y)] = newValue }
  }

  /// Makes the living cells of a pattern alive, its top left corner on a cell.
  package mutating func place(_ pattern: Pattern, at corner: Cell) {
    for (y, row) in pattern.rows.enumerated() {
      for (x, mark) in row.utf8.enumerated() where mark == UInt8(ascii: "#") {
        self[corner.x % width + x, corner.y % height + y] = true
      }
    }
  }

  /// The index of a cell, with columns and rows brought back onto the board.
  private func index(_ x: Int, _ y: Int) -> Int {
    let (column, row) = (x % width, y % height)
    return (row < 0 ? row + height : row) * width + (column < 0 ? column + width : column)
  }
}

// MARK: - Generations

extension Torus {
  /// The board as a space: for every cell whether it is alive, with the top left one in focus.
  ///
  /// ```swift
  /// let glider = Torus(rows: [".#.", "..#", "###"])
  /// glider?.store.peek(at: Torus.Cell(x: 1, y: 0))    // true
  /// ```
  package var store: Store<Cell, Bool> {
    Store(position: Cell(x: 0, y: 0)) { [self] cell in self[cell.x, cell.y] }
  }

  /// The eight cells around a cell.
  package func neighbours(of cell: Cell) -> [Cell] {
    let (x, y) = (cell.x % width, cell.y % height)
    return [
      Cell(x: x - 1, y: y - 1), Cell(x: x, y: y - 1), Cell(x: x + 1, y: y - 1),
      Cell(x: x - 1, y: y), Cell(x: x + 1, y: y),
      Cell(x: x - 1, y: y + 1), Cell(x: x, y: y + 1), Cell(x: x + 1, y: y + 1),
    ]
  }

  /// Returns whether the cell in focus is alive in the next generation, by its neighbourhood.
  ///
  /// This is Conway's rule: three living neighbours give life, and two keep it.
  package func lives(_ store: Store<Cell, Bool>) -> Bool {
    let count = neighbours(of: store.position).count { store.peek(at: $0) }
    return count == 3 || (count == 2 && store.extract())
  }

  /// Moves on by one generation, under Conway's rule.
  ///
  /// ```swift
  /// var blinker = Torus(rows: [".....", ".....", ".###.", ".....", "....."])
  /// blinker?.advance()
  /// blinker?.rows      // [".....", "..#..", "..#..", "..#..", "....."]
  /// ```
  package mutating func advance() { advance(by: lives) }

  /// Moves on by one generation, under a rule that reads a neighbourhood.
  ///
  /// - Complexity: One call of the rule for each cell, in every generation.
  package mutating func advance(by rule: @escaping (Store<Cell, Bool>) -> Bool) {
    let next = store.extend(rule)
    // The extension computes each answer again. Without a table, the next generation would compute
    // this one nine times for each cell, and so on back to the first.
    alive = cells.map { next.peek(at: $0) }
  }
}
