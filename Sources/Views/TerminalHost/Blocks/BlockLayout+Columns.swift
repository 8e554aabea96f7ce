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
  /// Places the children of an element side by side, beginning at the next row.
  mutating func sideBySide(
    _ element: Element,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    stack.startRow()
    let columns = Columns(of: element, in: frame)
    var start = frame.column
    var stacks = stack.beside(min(columns.nodes.count, columns.widths.count))
    for index in stacks.indices {
      let inner = frame.with(column: start, width: columns.widths[index])
      let (position, node) = columns.nodes[index]
      if columns.areCells || node.element?.tag == "span" {
        block(node, at: [position], in: inner, editing?[position], onto: &stacks[index])
      } else {
        flow(node, at: [position], in: inner, editing?[position], onto: &stacks[index])
      }
      start += columns.widths[index] + columns.gap
    }
    stack.add(beside: stacks, of: columns, in: frame)
  }
}

extension Stack {
  /// Returns some empty stacks beside each other, with the room that is left.
  fileprivate func beside(_ count: Int) -> [Stack] {
    Array(repeating: Stack(room: roomLeft), count: count)
  }

  /// Adds stacks beside each other, and continues below the highest one.
  fileprivate mutating func add(beside stacks: [Stack], of columns: Columns, in frame: Frame) {
    if columns.areCells, !frame.isMeasured { fillChosen(columns, in: frame) }
    let height = stacks.reduce(0) { max($0, $1.row) }
    for var column in stacks {
      column.stretch(to: height)
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
  /// Creates the columns of an element's children, or the cells of a row of a table.
  init(of element: Element, in frame: Frame) {
    if element.tag == "tr" {
      self.init(ofRow: element, in: frame)
      return
    }
    let nodes = element.children.enumerated().compactMap { position, child in
      Self.has(child) ? (position: position, node: child) : nil
    }
    let widths = Self.shares(of: frame.width - (nodes.count - 1), among: nodes.map(\.node))
    self.init(nodes: nodes, widths: widths)
  }

  /// Whether the children of an element, of which there are several, have room beside each other.
  static func haveRoom(in frame: Frame, of element: Element) -> Bool {
    let count = element.children.count(where: has)
    return count > 1 && frame.width >= 9 * count - 1
  }

  private static func has(_ child: Node) -> Bool {
    child.element.map { !$0.isHidden && !$0.isFixed } ?? !child.text.isEmpty
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
