import Markup

// Tables, whose columns are as wide as their cells need.

extension BlockLayout {
  /// Places a table, whose columns are as wide as their contents.
  mutating func table(
    _ element: Element,
    in outer: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    let frame = outer.asTable(element)
    captions(of: element, in: frame, editing, onto: &stack)
    let rows = rows(of: element, at: [])
    var widths: [Int] = []
    for index in rows.indices {
      let needed = cellWidths(of: rows[index].node, isCompact: frame.style.isCompact)
      widths.grow(to: needed)
    }
    if widths.isEmpty || !arrange(element, &widths, of: rows, in: frame, editing) {
      narrow(rows, in: frame, editing, onto: &stack)
    } else if frame.isMeasured {
      measure(widths, in: frame, onto: &stack)
    } else {
      for index in rows.indices {
        if leaveOut(from: index, of: rows, in: frame, editing, &stack) { break }
        stack.startRow()
        let row = rows[index]
        let inner = editing?[row.path]
        block(row.node, at: row.path, cellWidths: widths, in: frame, inner, onto: &stack)
      }
    }
  }

  private mutating func captions(
    of element: Element,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    for position in 0..<element.children.count {
      let child = element.children[position]
      guard child.element?.tag == "caption" else { continue }
      flow(child, at: [position], in: frame, editing?[position], onto: &stack)
    }
  }

  /// The number of empty columns between the cells of a table.
  static func gap(of count: Int, in frame: Frame) -> Int {
    if frame.style.isPicture { return 0 }
    return frame.style.isCompact ? (frame.width >= 2 * count - 1 ? 1 : 0) : 2
  }

  /// Gives the columns of a table the widths that have room; returns false if there is too little.
  private func arrange(
    _ element: Element,
    _ widths: inout [Int],
    of rows: [(path: [Int], node: Node)],
    in frame: Frame,
    _ editing: Editing?
  ) -> Bool {
    if element.isSheet, !frame.isMeasured {
      let chosen = rows.lazy.compactMap { editing?[$0.path]?.reach }.first
      arrangeSheet(&widths, around: chosen ?? 0, in: frame)
    }
    return narrow(&widths, in: frame)
  }

  /// Gives empty columns of a sheet a width, and leaves columns out where there is no room for all.
  ///
  /// The first one, which names the rows, is always shown, and the chosen one is in sight.
  private func arrangeSheet(_ widths: inout [Int], around chosen: Int, in frame: Frame) {
    widths = widths.enumerated().map { $0.offset == 0 ? $0.element : max(6, $0.element) }
    var left = frame.width - (widths.first ?? 0)
    // The columns before the chosen one that have room beside it, and then those after it.
    var start = min(max(1, chosen), widths.count)
    if start < widths.count { left -= widths[start] + 1 }
    var end = min(start + 1, widths.count)
    while start > 1, left > widths[start - 1] {
      start -= 1
      left -= widths[start] + 1
    }
    while end < widths.count, left > widths[end] {
      left -= widths[end] + 1
      end += 1
    }
    for place in widths.indices.dropFirst() where !(start..<end).contains(place) {
      widths[place] = 0
    }
  }

  /// Makes the widest columns narrower, until they have room; returns false if there is too little.
  private func narrow(_ widths: inout [Int], in frame: Frame) -> Bool {
    let count = widths.count { $0 > 0 }
    let room = frame.width - Self.gap(of: count, in: frame) * (count - 1)
    guard room >= (frame.style.isCompact ? 1 : 2) * count else { return false }
    if frame.isMeasured { return true }
    widths = widths.map { min($0, room) }
    var excess = widths.reduce(0, +) - room
    while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) {
      widths[widest] -= 1
      excess -= 1
    }
    return true
  }

  /// Places the cells of a table below each other.
  private mutating func narrow(
    _ rows: [(path: [Int], node: Node)],
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    let cells = rows.flatMap { row in
      (row.node.element?.cells ?? []).map { (path: row.path + [$0.position], node: $0.node) }
    }
    for index in cells.indices {
      let (path, node) = cells[index]
      if leaveOut(from: index, of: cells, in: frame, editing, &stack) { break }
      block(node, at: path, in: frame, editing?[path], onto: &stack)
    }
  }

  /// Records the width of a table, instead of placing it.
  private func measure(_ widths: [Int], in frame: Frame, onto stack: inout Stack) {
    let gaps = Self.gap(of: widths.count, in: frame) * (widths.count - 1)
    let width = min(frame.width, widths.reduce(gaps, +))
    stack.startRow()
    if width > 0 {
      stack.add([Cell(glyph: "x")], row: stack.row, column: frame.column + width - 1)
    }
    stack.row += 1
  }

  /// The rows of a table, including those of its head and its body.
  private func rows(of element: Element, at path: [Int]) -> [(path: [Int], node: Node)] {
    var rows: [(path: [Int], node: Node)] = []
    for (position, child) in element.children.enumerated() {
      guard let inner = child.element, !inner.isHidden else { continue }
      let place = path + [position]
      switch inner.tag {
      case "thead", "tbody", "tfoot": rows += self.rows(of: inner, at: place)
      case "tr": rows.append((place, child))
      default: break
      }
    }
    return rows
  }
}

extension Columns {
  /// Creates the cells of a row of a table.
  init(ofRow element: Element, in frame: Frame) {
    // Cells without a width are left out.
    let shown = zip(element.cells, frame.cellWidths).filter { $0.1 > 0 }
    (nodes, widths) = (shown.map(\.0), shown.map(\.1))
    gap = BlockLayout.gap(of: frame.cellWidths.count { $0 > 0 }, in: frame)
    areCells = true
  }
}

extension Frame {
  /// Returns the frame of a table.
  fileprivate func asTable(_ element: Element) -> Frame {
    var frame = self
    frame.style.isCompact = element["role"] == "grid"
    frame.style.isPicture = frame.style.isCompact && element.startsWithToggle
    return frame
  }
}

extension Element {
  /// Whether the table is a grid whose columns have heads, and no picture of squares.
  fileprivate var isSheet: Bool {
    self["role"] == "grid" && children.contains { $0.element?.tag == "thead" }
  }

  /// Whether the first thing within is a button that is pressed or not.
  fileprivate var startsWithToggle: Bool {
    if tag == "button" { return self["aria-pressed"] != nil }
    guard !children.isEmpty, let first = children[0].element else { return false }
    return first.startsWithToggle
  }
}

extension [Int] {
  /// Makes each width at least as large as another one.
  fileprivate mutating func grow(to others: [Int]) {
    while count < others.count { append(1) }
    for index in others.indices { self[index] = Swift.max(self[index], others[index]) }
  }
}

// MARK: - Cells of tables

extension BlockLayout {
  /// Returns the number of columns that each cell of a row of a table needs, at most those of the
  /// terminal.
  ///
  /// Each row is measured once, even in nested tables.
  mutating func cellWidths(of row: Node, isCompact: Bool) -> [Int] {
    let id = ObjectIdentifier(row)
    if let known = cellWidths[id], known.isCompact == isCompact { return known.widths }
    var widths: [Int] = []
    let cells = row.element?.cells ?? []
    for index in cells.indices {
      var stack = Stack()
      flow(
        cells[index].node,
        at: [],
        in: .measuring(width, isCompact, signs),
        nil,
        onto: &stack
      )
      widths.append(stack.parts.extent)
    }
    cellWidths[id] = (row, isCompact, widths)
    return widths
  }
}

extension Element {
  /// The cells of a row of a table, each with its position.
  var cells: [(position: Int, node: Node)] {
    children.enumerated().compactMap { position, child in
      guard let cell = child.element, !cell.isHidden else { return nil }
      return (position, child)
    }
  }
}
