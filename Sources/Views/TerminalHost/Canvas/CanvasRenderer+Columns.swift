import Markup

// Columns: the cells of tables, and the children of a `display: flex`.

extension CanvasRenderer {
  /// Draws cells side by side, beginning at the next row.
  private mutating func sideBySide(
    _ cells: [(width: Int, draw: (inout CanvasRenderer, Frame) -> Void)],
    gap: Int,
    in frame: Frame
  ) {
    startRow()
    let first = row
    let outerTop = top
    var last = row
    var column = frame.column
    top = row
    for cell in cells {
      row = first
      owesGap = false
      var inner = frame
      inner.column = column
      inner.width = cell.width
      cell.draw(&self, inner)
      last = max(last, row)
      column += cell.width + gap
    }
    row = last
    top = outerTop
    owesGap = false
    reach(row)
  }

  /// Returns the number of columns that a cell of a table needs, at most those of the terminal.
  ///
  /// Each cell is measured once, even in nested tables.
  private mutating func naturalWidth(of node: Node, isCompact: Bool) -> Int {
    let id = ObjectIdentifier(node)
    if let known = naturalWidths[id] { return known }
    var renderer = CanvasRenderer(width: canvas.width, editing: EditingState())
    renderer.isMeasuring = true
    renderer.naturalWidths = naturalWidths
    naturalWidths = [:]
    var style = ResolvedStyle()
    style.isCompact = isCompact
    renderer.flow([node], at: [], in: Frame(column: 0, width: canvas.width, style: style))
    let width = renderer.canvas.rows.reduce(0) { wide, row in
      max(wide, (row.lastIndex { $0.glyph != " " } ?? -1) + 1)
    }
    naturalWidths = renderer.naturalWidths
    naturalWidths[id] = width
    return width
  }
}

// MARK: - Rows

extension CanvasRenderer {
  /// Draws the children of an element side by side, or below each other if there is too little room.
  mutating func columns(_ element: Element, at path: [Int], in frame: Frame) {
    let children = element.children.enumerated().filter { _, child in
      child.element.map { !$0.isHidden && !$0.isFixed } ?? !child.text.isEmpty
    }
    let gap = 1
    let room = frame.width - gap * (children.count - 1)
    guard room >= 8 * children.count, children.count > 1 else {
      return flow(element.children, at: path, in: frame)
    }
    let widths = shares(of: room, among: children.map(\.element))
    sideBySide(
      zip(children, widths).map { child, width in
        (
          width,
          { renderer, frame in
            let place = path + [child.offset]
            if let element = child.element.element, element.tag == "span" {
              renderer.block(element, at: place, in: frame)
            } else {
              renderer.flow(child.element, at: place, in: frame)
            }
          }
        )
      },
      gap: gap,
      in: frame
    )
  }

  /// Divides columns: children receive their requested widths, and the others equal parts of the rest.
  private func shares(of room: Int, among children: [Node]) -> [Int] {
    var widths = children.map { child -> Int? in
      guard let element = child.element else { return nil }
      var style = ResolvedStyle()
      style.apply(element)
      switch style.width {
      case .percent(let part): return max(1, room * part / 100)
      case .columns(let count): return max(1, count)
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

// MARK: - Tables

extension CanvasRenderer {
  private struct TableRow {
    let path: [Int]
    let element: Element
    let cells: [(path: [Int], element: Element)]
  }

  /// Draws a table, whose columns are as wide as their contents.
  mutating func table(_ element: Element, at path: [Int], in frame: Frame) {
    let rows = rows(of: element, at: path)
    let count = rows.map(\.cells.count).max() ?? 0
    var frame = frame
    frame.style.isCompact = element["role"] == "grid"
    let isCompact = frame.style.isCompact
    let gap = isCompact ? (frame.width >= 2 * count - 1 ? 1 : 0) : 2
    let room = frame.width - gap * (count - 1)
    let others = element.children.enumerated().filter { _, child in
      child.element.map { !["thead", "tbody", "tfoot", "tr"].contains($0.tag) } ?? true
    }
    for (position, child) in others where child.element?.tag == "caption" {
      flow(child, at: path + [position], in: frame)
    }
    guard room >= (isCompact ? 1 : 2) * count, count > 0 else {
      for cell in rows.flatMap(\.cells) { block(cell.element, at: cell.path, in: frame) }
      return
    }
    let natural = naturalWidths(of: rows, count: count, isCompact: isCompact)
    if isMeasuring {
      return measure(min(frame.width, natural.reduce(gap * (count - 1), +)), in: frame)
    }
    var widths = natural.map { min($0, room) }
    while widths.reduce(0, +) > room,
      let widest = widths.indices.max(by: { widths[$0] < widths[$1] })
    { widths[widest] -= 1 }
    for row in rows { draw(row, widths: widths, gap: gap, in: frame) }
  }

  /// Returns the width that each column of a table needs.
  private mutating func naturalWidths(of rows: [TableRow], count: Int, isCompact: Bool) -> [Int] {
    var widths = [Int](repeating: 1, count: count)
    for row in rows {
      for (column, cell) in row.cells.enumerated() {
        let node = row.element.children[cell.path.last ?? 0]
        widths[column] = max(widths[column], naturalWidth(of: node, isCompact: isCompact))
      }
    }
    return widths
  }

  /// Records the width of a table, instead of drawing it.
  private mutating func measure(_ width: Int, in frame: Frame) {
    startRow()
    reach(row + 1)
    if width > 0 { canvas.rows[row][frame.column + width - 1].glyph = "x" }
    row += 1
  }

  private mutating func draw(_ tableRow: TableRow, widths: [Int], gap: Int, in frame: Frame) {
    startRow()
    region(of: tableRow.element, at: tableRow.path, in: frame) { renderer, frame in
      renderer.sideBySide(
        zip(tableRow.cells, widths).map { cell, width in
          (width, { renderer, frame in renderer.block(cell.element, at: cell.path, in: frame) })
        },
        gap: gap,
        in: frame
      )
    }
  }

  /// The rows of a table, including those of its head and its body.
  private func rows(of element: Element, at path: [Int]) -> [TableRow] {
    element.children.enumerated().flatMap { position, child -> [TableRow] in
      guard let inner = child.element, !inner.isHidden else { return [] }
      let place = path + [position]
      switch inner.tag {
      case "thead", "tbody", "tfoot": return rows(of: inner, at: place)
      case "tr":
        let cells = inner.children.enumerated().compactMap { position, child in
          child.element.map { (path: place + [position], element: $0) }
        }.filter { !$0.element.isHidden }
        return [TableRow(path: place, element: inner, cells: cells)]
      default: return []
      }
    }
  }
}
