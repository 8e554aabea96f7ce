import Markup

/// What an element looks like in a frame: rows of cells and the blocks within it, relative to its own
/// upper left corner.
///
/// Because a block knows neither its row nor its path on the terminal, it can be used again wherever
/// its node and its frame are the same as before: only what has changed is laid out.
final class Block: Sendable {
  /// The element.
  let node: Node

  /// The frame of the element.
  let frame: Frame

  /// The parts, in the order of the text.
  let parts: [Part]

  /// The number of rows.
  let height: Int

  /// Whether an empty row must precede whatever follows.
  let owesGap: Bool

  /// The elements within it that stay at the lower edge of the terminal.
  let fixed: [Fixed]

  /// The cursor, if it is in a field within.
  let cursor: CellPosition?

  init(_ node: Node, in frame: Frame, _ stack: Stack) {
    self.node = node
    self.frame = frame
    parts = stack.parts
    height = stack.row
    owesGap = stack.owesGap
    fixed = stack.fixed
    cursor = stack.cursor
  }

  /// Creates a block that differs from another one in its parts.
  init(_ other: Block, parts: [Part], height: Int) {
    (node, frame, owesGap) = (other.node, other.frame, other.owesGap)
    (fixed, cursor) = (other.fixed, other.cursor)
    self.parts = parts
    self.height = height
  }
}

extension Block {
  /// A part of a block, at a row and a column of it.
  struct Part: Sendable {
    enum Content: Sendable {
      /// The rows of a line, a rule or a mark.
      case text(TextRows)
      /// A block, and the path from the outer block to it.
      case block(Block, path: [Int])
    }

    var row: Int
    var column: Int
    let content: Content

    var height: Int {
      switch content {
      case .text(let text): text.rows.count
      case .block(let block, _): block.height
      }
    }
  }

  /// An element at the lower edge of the terminal.
  struct Fixed: Sendable {
    let node: Node
    let path: [Int]
    let style: ResolvedStyle
  }
}

/// Rows of cells, and the regions of the elements in them.
struct TextRows: Sendable {
  /// The cells of each row, which begin at a column.
  var rows: [(column: Int, cells: [Cell])] = []

  /// The regions of elements, one for each row of an element; inner ones follow outer ones.
  var regions: [Region] = []

  /// The cell of the cursor.
  var cursor: CellPosition?
}

/// The cells of an element on a canvas, or those of one of its rows.
struct Region: Equatable, Sendable {
  /// The positions among siblings that lead to the element.
  var path: [Int]
  /// The row of its upper edge.
  var row: Int
  /// The column of its left edge.
  var column: Int
  /// The number of columns.
  var width: Int
  /// The number of rows.
  var height: Int

  /// Returns whether the region contains a cell.
  func covers(row: Int, column: Int) -> Bool {
    (self.row..<(self.row + height)).contains(row)
      && (self.column..<(self.column + width)).contains(column)
  }

  /// Returns the region as a part of an outer one.
  fileprivate func within(_ part: Block.Part, path outer: [Int] = []) -> Region {
    var region = self
    region.path = outer + path
    region.row += part.row
    region.column += part.column
    return region
  }
}

// MARK: - Reading

extension [Block.Part] {
  /// Draws the parts that are in some rows; the parts begin at a row and a column of the picture.
  func draw(row: Int, column: Int, in visible: Range<Int>, into picture: inout [[Cell]]) {
    for part in self {
      let top = row + part.row
      guard top < visible.upperBound, top + part.height > visible.lowerBound else { continue }
      switch part.content {
      case .block(let block, _):
        block.parts.draw(row: top, column: column + part.column, in: visible, into: &picture)
      case .text(let text):
        for (offset, line) in text.rows.enumerated() where visible.contains(top + offset) {
          let start = column + part.column + line.column
          let place = top + offset - visible.lowerBound
          picture[place].replaceSubrange(start..<(start + line.cells.count), with: line.cells)
        }
      }
    }
  }

  /// Returns the region of the innermost element that covers a cell.
  func place(row: Int, column: Int) -> Region? {
    for part in reversed() where (part.row..<(part.row + part.height)).contains(row) {
      let (row, column) = (row - part.row, column - part.column)
      switch part.content {
      case .text(let text):
        if let found = text.regions.last(where: { $0.covers(row: row, column: column) }) {
          return found.within(part)
        }
      case .block(let block, let path):
        guard block.region.covers(row: row, column: column) else { continue }
        return (block.parts.place(row: row, column: column) ?? block.region)
          .within(part, path: path)
      }
    }
    return nil
  }

  /// Returns the region of the first row of an element, as high as all of its rows.
  func region(of path: ArraySlice<Int>) -> Region? {
    for part in self {
      switch part.content {
      case .text(let text):
        let own = text.regions.filter { $0.path[...] == path }
        if var found = own.first, let last = own.last {
          found.height = last.row + 1 - found.row
          return found.within(part)
        }
      case .block(let block, let start):
        guard path.starts(with: start) else { continue }
        let rest = path.dropFirst(start.count)
        let found = rest.isEmpty ? block.region : block.parts.region(of: rest)
        if let found { return found.within(part, path: start) }
      }
    }
    return nil
  }

  /// The number of columns up to the last visible character.
  var extent: Int {
    reduce(0) { wide, part in
      switch part.content {
      case .block(let block, _): Swift.max(wide, part.column + block.parts.extent)
      case .text(let text):
        text.rows.reduce(wide) { wide, row in
          let end = row.cells.lastIndex { $0.glyph != " " || $0.style.background != nil }
          return Swift.max(wide, end.map { part.column + row.column + $0 + 1 } ?? 0)
        }
      }
    }
  }
}

extension Block {
  /// The region of the element itself.
  fileprivate var region: Region {
    Region(path: [], row: 0, column: 0, width: frame.width, height: height)
  }
}
