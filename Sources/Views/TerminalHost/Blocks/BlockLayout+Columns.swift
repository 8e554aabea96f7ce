import Markup

// Columns: the cells of tables, and the children of a `display: flex`.

/// Nodes side by side.
struct Columns {
  /// The nodes, each with its position among its siblings.
  var nodes: [(position: Int, node: Node)]

  /// The number of columns of each node.
  var widths: [Int]

  /// The number of empty columns between two nodes.
  var gap = 1

  /// Whether the nodes are the cells of a table.
  var areCells = false
}

extension BlockLayout {
  /// Places nodes side by side, beginning at the next row.
  mutating func sideBySide(
    _ columns: Columns,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    stack.startRow()
    var start = frame.column
    var stacks: [Stack] = []
    for index in 0..<min(columns.nodes.count, columns.widths.count) {
      var column = Stack(room: stack.roomLeft)
      let inner = frame.with(column: start, width: columns.widths[index])
      let (position, node) = columns.nodes[index]
      if columns.areCells || node.element?.tag == "span" {
        block(node, at: [position], in: inner, editing?[position], onto: &column)
      } else {
        flow(node, at: [position], in: inner, editing?[position], onto: &column)
      }
      stacks.append(column)
      start += columns.widths[index] + columns.gap
    }
    stack.add(beside: stacks, of: columns, in: frame)
  }
}

extension Stack {
  /// Adds stacks beside each other, and continues below the highest one.
  fileprivate mutating func add(beside stacks: [Stack], of columns: Columns, in frame: Frame) {
    if columns.areCells, !frame.isMeasured { fillChosen(columns, in: frame) }
    let height = stacks.reduce(0) { max($0, $1.row) }
    for var column in stacks {
      if frame.style.isFilled { column.stretch(to: height) }
      add(column)
    }
    row += height
  }

  /// Fills the chosen cells of a table, since one without a text looks chosen, too.
  private mutating func fillChosen(_ cells: Columns, in frame: Frame) {
    var start = frame.column
    for (cell, width) in zip(cells.nodes, cells.widths) {
      if let element = cell.node.element, element.isChosen {
        var style = frame.style
        style.apply(element)
        let blank = Cell(glyph: " ", style: style.text)
        add(Array(repeating: blank, count: width), row: row, column: start)
      }
      start += width + cells.gap
    }
  }
}

// MARK: - Rows

extension Columns {
  /// Creates the columns of an element's children; nil if there is too little room for them.
  init?(of element: Element, in frame: Frame) {
    nodes = element.children.enumerated().compactMap { position, child in
      let isShown = child.element.map { !$0.isHidden && !$0.isFixed } ?? !child.text.isEmpty
      return isShown ? (position, child) : nil
    }
    let room = frame.width - (nodes.count - 1)
    guard room >= 8 * nodes.count, nodes.count > 1 else { return nil }
    widths = Self.shares(of: room, among: nodes.map(\.node))
  }

  /// Divides columns: children receive their requested widths, and the others equal parts of the rest.
  private static func shares(of room: Int, among children: [Node]) -> [Int] {
    var widths = children.map { child -> Int? in
      guard let element = child.element else { return nil }
      var style = ResolvedStyle()
      style.apply(element)
      switch style.width {
      case .percent(let part): return max(1, room * Int(part) / 100)
      case .columns(let count): return max(1, Int(count))
      case nil: return nil
      }
    }
    let asked = widths.reduce(0) { $0 + ($1 ?? 0) }
    var free = widths.count { $0 == nil }
    // If the requests exceed the room, all children receive equal parts.
    if asked + free > room {
      return widths.map { _ in max(1, room / children.count) }
    }
    var left = room - asked
    for index in widths.indices where widths[index] == nil {
      widths[index] = left / free
      left -= left / free
      free -= 1
    }
    return widths.map { $0 ?? 1 }
  }
}

extension Frame {
  /// Returns the frame with other columns.
  fileprivate func with(column: Int, width: Int) -> Frame {
    var frame = self
    (frame.column, frame.width) = (column, width)
    return frame
  }
}
