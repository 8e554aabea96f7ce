import Markup

// Lists: items, each with a bullet or its number.

extension BlockLayout {
  /// Places the items of a list, each with a bullet or its number.
  mutating func list(
    _ element: Element,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    let marks = ListMarks(element, in: frame)
    var number = 0
    for position in 0..<element.children.count {
      if leaveOut(from: position, of: element, in: frame, editing, &stack) { break }
      let inner = editing?[position]
      let child = element.children[position]
      if marks.isItem(child) {
        number += 1
        item(child, at: position, number, of: marks, inner, onto: &stack)
      } else {
        flow(child, at: [position], in: frame, inner, onto: &stack)
      }
    }
  }

  private mutating func item(
    _ node: Node,
    at position: Int,
    _ number: Int,
    of marks: ListMarks,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    stack.startRow()
    let first = stack.row
    block(node, at: [position], in: marks.inner, editing, onto: &stack)
    stack.row = max(stack.row, first + 1)
    marks.draw(number, row: first, onto: &stack)
  }
}

/// The bullets or numbers of a list, and the frame of its items beside them.
private struct ListMarks {
  let outer: Frame
  let inner: Frame
  private let isNumbered: Bool

  init(_ element: Element, in frame: Frame) {
    isNumbered = element.tag == "ol"
    let count = element.children.count { $0.element?.tag == "li" }
    let first = element.children.first { $0.element?.tag == "li" }?.element
    let hasRows = !isNumbered && first?.holdsControls == true
    let wide = hasRows ? 0 : isNumbered ? "\(count). ".count : 2
    outer = frame
    inner = frame.width > wide + 1 ? frame.indented(by: wide) : frame
  }

  func isItem(_ node: Node) -> Bool {
    node.element.map { $0.tag == "li" && !$0.isHidden } ?? false
  }

  func draw(_ number: Int, row: Int, onto stack: inout Stack) {
    let room = inner.column - outer.column
    guard room > 0 else { return }
    let mark = (isNumbered ? "\(number). " : "• ").suffix(room)
    var style = outer.style.text
    style.color = .role(.soft)
    let cells = mark.map { Cell(glyph: $0, style: style) }
    stack.add(cells, row: row, column: inner.column - cells.count)
  }
}

extension Element {
  /// Whether the item of a list begins with controls, so that it needs no bullet.
  fileprivate var holdsControls: Bool {
    children.contains { child in
      guard let element = child.element else { return false }
      return ["button", "input", "label"].contains(element.tag)
        || element.tag == "div" && element.children.contains { $0.element?.isStop == true }
    }
  }
}
