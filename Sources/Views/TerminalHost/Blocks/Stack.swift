import Markup

/// The columns of an element, the style that it inherits, and what precedes it.
///
/// A node looks the same in equal frames, except for the focus and the texts that a person types.
struct Frame: Equatable, Sendable {
  /// The first column, within the block that is laid out.
  var column = 0

  /// The number of columns.
  var width: Int

  /// The widths of the cells, for a row of a table.
  var cellWidths: [Int] = []

  /// The style of the elements around.
  var style = ResolvedStyle()

  /// Whether nothing is above, so that no empty row is needed.
  var isAtTop = true

  /// Whether an empty row must precede the first line.
  var owesGap = false

  /// The number of columns for the names of fields; 0 if they are above their controls.
  var nameWidth: UInt8 = 0

  /// Whether the frame is within a box, in which there is no other.
  var isInBox = false

  /// Whether the frame is at the lower edge of the terminal.
  var isAtFoot = false

  /// Whether the node is only measured.
  var isMeasured = false

  /// Returns the frame in which a cell of a table is measured.
  static func measuring(_ width: Int, _ isCompact: Bool, _ signs: ControlSigns) -> Frame {
    var frame = Frame(width: width, isMeasured: true)
    (frame.style.isCompact, frame.style.signs) = (isCompact, signs)
    return frame
  }

  /// Returns the frame without some columns on its left, but with room for a wide character.
  func indented(by columns: Int) -> Frame {
    var frame = self
    let columns = max(0, min(columns, width - 2))
    frame.column += columns
    frame.width -= columns
    return frame
  }
}

/// The parts of a block under construction, one below the other.
struct Stack {
  /// Whether nothing is above the stack.
  private let startsAtTop: Bool

  /// Whether an empty row precedes the next line.
  var owesGap: Bool

  /// Whether the next part is before the one with the focus, and so must be complete.
  var isOpen = false

  /// Whether something below the visible rows was left out.
  var isCut = false

  /// The number of rows from the first one down to the last visible one.
  let room: Int

  /// The row of the next line.
  var row = 0

  private(set) var parts: [Block.Part] = []
  var fixed: [Block.Fixed] = []
  private(set) var cursor: CellPosition?

  init(isAtTop: Bool = true, owesGap: Bool = false, room: Int = .max) {
    startsAtTop = isAtTop
    self.owesGap = owesGap
    self.room = room
  }

  /// Whether the next part is below the visible rows.
  var isFull: Bool { row >= room }

  /// The room of the next part.
  var roomLeft: Int { isOpen ? .max : room - row }

  /// Whether nothing is above the next line.
  var isAtTop: Bool { startsAtTop && row == 0 }

  /// Returns the frame of a block at this place.
  func inner(of frame: Frame, cellWidths: [Int]) -> Frame {
    var frame = frame
    frame.column = 0
    frame.isAtTop = isAtTop
    frame.owesGap = owesGap
    frame.cellWidths = cellWidths
    return frame
  }

  /// An empty stack for the parts of a block at this place.
  var part: Stack { Stack(isAtTop: isAtTop, owesGap: owesGap, room: roomLeft) }

  /// Leaves an empty row if one is due.
  mutating func startRow() {
    if owesGap && !isAtTop { row += 1 }
    owesGap = false
  }

  /// Adds rows of cells, and continues below them.
  mutating func add(_ text: TextRows, column: Int) {
    add(.text(text), column: column, cursor: text.cursor)
    row += text.rows.count
  }

  /// Adds an element at the lower edge of the terminal.
  mutating func fix(_ node: Node, at path: [Int], in frame: Frame) {
    fixed.append(Block.Fixed(node: node, path: path, style: frame.style))
  }

  /// Adds rows of cells behind all others, such as a fill, and stays in the row.
  mutating func lay(_ text: TextRows, row: Int, column: Int) {
    parts.insert(Block.Part(row: row, column: column, content: .text(text)), at: 0)
  }

  /// Adds cells to a row, and stays there.
  mutating func add(_ cells: [Cell], row: Int, column: Int) {
    let text = TextRows(rows: [(column: 0, cells: cells)])
    parts.append(Block.Part(row: row, column: column, content: .text(text)))
  }

  /// Adds a block, and continues below it.
  mutating func add(_ block: Block, at path: [Int], column: Int) {
    add(.block(block, path: path), column: column, cursor: block.cursor)
    for element in block.fixed {
      let place = path + element.path
      fixed.append(Block.Fixed(node: element.node, path: place, style: element.style))
    }
    row += block.height
    owesGap = block.owesGap
  }

  /// Replaces the content of the last part.
  mutating func replaceLast(_ content: Block.Part.Content) {
    guard let last = parts.popLast() else { return }
    parts.append(Block.Part(row: last.row, column: last.column, content: content))
  }

  /// Adds the parts of another stack beside the following ones, and stays in the row.
  mutating func add(_ other: Stack) {
    for part in other.parts {
      var part = part
      part.row += row
      parts.append(part)
    }
    fixed += other.fixed
    isCut = isCut || other.isCut
    if let found = other.cursor {
      cursor = CellPosition(row: row + found.row, column: found.column)
    }
  }

  private mutating func add(_ content: Block.Part.Content, column: Int, cursor found: CellPosition?)
  {
    parts.append(Block.Part(row: row, column: column, content: content))
    if let found {
      cursor = CellPosition(row: row + found.row, column: column + found.column)
    }
  }
}
