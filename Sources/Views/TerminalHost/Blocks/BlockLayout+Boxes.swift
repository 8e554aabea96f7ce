import EmbeddedText
import Markup

// Boxes around parts with a name, and fills behind notices.

extension BlockLayout {
  /// Places the children of an element in a box, with its name in the upper edge.
  mutating func box(
    _ element: Element,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    stack.startRow()
    let heading = element.boxHeading
    var title = Stack(room: 1)
    if let heading {
      let place = frame.columns(3, frame.width - 6)
      flow(element.children[heading], at: [heading], in: place, editing?[heading], onto: &title)
    } else {
      title.add(boxLine(element.boxName, in: frame.columns(3, frame.width - 6)), column: 3)
    }
    // A heading of several rows is within the box.
    let isAbove = title.row == 1 && !title.isCut
    var inner = frame.columns(2, frame.width - 4)
    (inner.isInBox, inner.nameWidth) = (true, 0)
    var body = Stack(room: stack.roomLeft - 1)
    let start = isAbove ? (heading ?? -1) + 1 : 0
    flow(childrenOf: element, from: start, in: inner, editing, onto: &body)
    let wide = isAbove ? title.parts.extent - 3 : 0
    if isAbove { stack.add(title) }
    stack.row += 1
    stack.add(body)
    stack.row -= 1
    stack.addEdges(wide, body.row, in: frame)
    stack.row += body.row + 2
  }

  private func boxLine(_ text: String, in frame: Frame) -> TextRows {
    var style = frame.style
    style.text.isBold = true
    var line = Line(width: frame.width)
    // A name of an attribute is no text of the node, so it is a decoration.
    line.draw(String(text.prefix(frame.width)), style.text)
    return line.rows(in: frame)
  }

  /// Places the children of an element on a fill.
  mutating func notice(
    _ element: Element,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    stack.startRow()
    var inner = frame.columns(1, frame.width - 2)
    inner.style.text.fill(
      element.isFailure ? .negative : .ink,
      on: element.isFailure ? .negativeWash : .wash
    )
    var body = Stack(room: stack.roomLeft)
    flow(childrenOf: element, in: inner, editing, onto: &body)
    let fill = Array(repeating: Cell(style: inner.style.text), count: frame.width)
    body.lay(
      TextRows(rows: Array(repeating: (column: 0, cells: fill), count: body.row)),
      row: 0,
      column: frame.column
    )
    stack.add(body)
    stack.row += body.row
  }
}

extension Stack {
  /// Adds the edges of a box beside its last rows, with room for a title; the lower edge is the last part.
  fileprivate mutating func addEdges(_ title: Int, _ height: Int, in frame: Frame) {
    let (left, right) = (frame.column, frame.column + frame.width - 1)
    let start = title > 0 ? "╭─ " : "╭"
    let rest = frame.width - start.count - (title > 0 ? title + 2 : 1)
    let end = (title > 0 ? " " : "") + String(repeating: "─", count: max(0, rest)) + "╮"
    add(Cell.edge(start), row: row, column: left)
    add(Cell.edge(end), row: row, column: left + start.count + title)
    for column in [left, right] where height > 0 {
      lay(.side(height), row: row + 1, column: column)
    }
    let lower = "╰" + String(repeating: "─", count: frame.width - 2) + "╯"
    add(Cell.edge(lower), row: row + 1 + height, column: left)
  }

  /// Makes the box at the end as high as those beside it.
  mutating func stretch(to height: Int) {
    guard row < height, let last = parts.last, case .block(let block, let path) = last.content,
      last.row + block.height == row, let taller = block.stretched(by: height - row)
    else { return }
    replaceLast(.block(taller, path: path))
    row = height
  }
}

extension Block {
  /// Returns the block with some more rows, if it is or ends with a box.
  fileprivate func stretched(by rows: Int) -> Block? {
    guard var last = parts.last else { return nil }
    var parts = Array(parts.dropLast())
    if node.element?.isBox(in: frame) == true {
      for column in [0, frame.width - 1] {
        parts.append(Part(row: last.row, column: column, content: .text(.side(rows))))
      }
      last.row += rows
      return Block(self, parts: parts + [last], height: height + rows)
    }
    guard case .block(let block, let path) = last.content, last.row + block.height == height,
      let taller = block.stretched(by: rows)
    else { return nil }
    parts.append(Part(row: last.row, column: last.column, content: .block(taller, path: path)))
    return Block(self, parts: parts, height: height + rows)
  }
}

extension Cell {
  /// The cells of an edge of a box.
  fileprivate static func edge(_ text: String) -> [Cell] {
    var style = TextStyle()
    style.color = .role(.edge)
    return text.map { Cell(glyph: $0, style: style) }
  }
}

extension TextRows {
  /// An edge of a box at its side.
  fileprivate static func side(_ height: Int) -> TextRows {
    TextRows(rows: Array(repeating: (column: 0, cells: Cell.edge("│")), count: height))
  }
}

extension Element {
  /// Whether the element has a box in a frame: a dialog, or a part with a name that is in no box.
  func isBox(in frame: Frame) -> Bool {
    guard frame.width >= 16, !frame.isMeasured, !isEmpty else { return false }
    let role = self["role"]
    if tag == "dialog" || role == "dialog" || role == "alertdialog" { return true }
    guard !frame.isInBox else { return false }
    let isPart = tag == "section" || tag == "fieldset" || role == "region"
    return isPart && (boxHeading != nil || !boxName.isEmpty)
  }

  /// The position of the heading that is the name of a box.
  var boxHeading: Int? {
    let first = children.firstIndex { !$0.text.words.isEmpty || $0.element?.isStop == true }
    guard let first, let tag = children[first].element?.tag else { return nil }
    return ["h1", "h2", "h3", "h4", "legend"].contains(tag) ? first : nil
  }

  /// The name of a box without a heading.
  fileprivate var boxName: String { self["aria-label"] ?? "" }

  /// Whether nothing of the element is visible.
  var isEmpty: Bool { !children.contains { !$0.isText || !$0.text.words.isEmpty } }

  /// Whether the element is a notice, which has a fill.
  var isNotice: Bool {
    isFailure || self["role"] == "note" || hasClass("notice")
  }

  /// Whether the element says what is wrong.
  var isFailure: Bool {
    self["role"] == "alert" || hasClass("failure") || hasClass("refusal")
  }
}
