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
    (inner.isInBox, inner.nameWidth) = (true, nil)
    var body = Stack(room: stack.roomLeft - 1)
    let start = isAbove ? (heading ?? -1) + 1 : 0
    flow(childrenOf: element, from: start, in: inner, editing, onto: &body)
    let wide = isAbove ? title.parts.extent - 3 : 0
    stack.addBox(wide, body.row, in: frame)
    if isAbove { stack.add(title) }
    stack.row += 1
    stack.add(body)
    stack.row += body.row + 1
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
    inner.style.text.fill(element.isFailure ? .bad : .ink, on: element.isFailure ? .badWash : .wash)
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
  /// Adds the edges of a box of some rows, with room for a title; the lower edge is the last part.
  fileprivate mutating func addBox(_ title: Int, _ height: Int, in frame: Frame) {
    var style = TextStyle()
    style.color = .role(.edge)
    func cells(_ text: String) -> [Cell] { text.map { Cell(glyph: $0, style: style) } }
    let rest = frame.width - (title > 0 ? title + 5 : 2)
    let start = title > 0 ? "╭─ " + String(repeating: " ", count: title) + " " : "╭"
    add(
      cells(start + String(repeating: "─", count: max(0, rest)) + "╮"),
      row: row,
      column: frame.column
    )
    for offset in 0..<height {
      for column in [frame.column, frame.column + frame.width - 1] {
        add(cells("│"), row: row + 1 + offset, column: column)
      }
    }
    let lower = "╰" + String(repeating: "─", count: frame.width - 2) + "╯"
    add(cells(lower), row: row + 1 + height, column: frame.column)
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
