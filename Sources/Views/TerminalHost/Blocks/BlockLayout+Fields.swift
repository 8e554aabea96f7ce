import EmbeddedText
import Markup

// Fields with their names in a column before them, as wide as the longest name of the siblings.

extension BlockLayout {
  /// Places a control behind its name, or below it if the name is long.
  mutating func field(
    _ element: Element,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    let last = element.children.count - 1
    let names = Int(frame.nameWidth)
    var style = frame.style
    style.text.color = .role(editing?[last]?.isFocused == true ? .accent : .soft)
    let isAbove = names == 0 || displayWidth(of: element.fieldName) > names
    let name = frame.columns(0, isAbove ? frame.width : names)
    var line = Line(width: name.width)
    for position in 0..<last {
      line.add(element.children[position], at: [position], editing?[position], style: style)
    }
    var inner = frame.indented(by: names == 0 ? 0 : names + 1)
    inner.style.isInField = true
    var (above, control) = (Stack(), Stack(room: stack.roomLeft))
    if line.isVisible(keepingBlanks: false) {
      above.add(line.rows(in: name), column: name.column)
    }
    flow(element.children[last], at: [last], in: inner, editing?[last], onto: &control)
    // A list of several rows stands apart from the fields around it.
    if control.row > 1 { stack.owesGap = !stack.isAtTop }
    stack.startRow()
    stack.add(above)
    if isAbove { stack.row += above.row }
    stack.add(control)
    stack.row += isAbove ? control.row : max(above.row, control.row)
    stack.owesGap = control.row > 1
  }

  /// Places the reason why a field is wrong, below the control.
  mutating func reason(
    _ element: Element,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    let inner = frame.indented(by: Int(frame.nameWidth) + 2)
    flow(childrenOf: element, in: inner, editing, onto: &stack)
  }

  /// Places the children of an element: blocks below each other, and the nodes between them as lines.
  ///
  /// Fields have a column for their names, and buttons behind them begin at its end.
  mutating func flow(
    childrenOf element: Element,
    from start: Int = 0,
    in outer: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    var line = Line(width: outer.width)
    var names = 0
    for position in start..<max(start, element.children.count) {
      if leaveOut(from: position, of: element, in: outer, editing, &stack) { break }
      let frame = aligned(outer, at: position, of: element, &names)
      begin(position, of: element, in: frame, &line, in: outer, onto: &stack)
      let inner = editing?[position]
      add(element.children[position], at: [position], to: &line, in: frame, inner, onto: &stack)
    }
    finish(&line, in: outer, onto: &stack)
  }

  /// Places the line before a child that does not go on with it: one behind a summary, or one that begins
  /// elsewhere and is no further button.
  private mutating func begin(
    _ position: Int,
    of element: Element,
    in frame: Frame,
    _ line: inout Line,
    in outer: Frame,
    onto stack: inout Stack
  ) {
    let indent = Int32(frame.column - outer.column)
    let isButton = element.children[position].element?.tag == "button"
    let isBehindSummary = position > 0 && element.children[position - 1].element?.tag == "summary"
    guard indent != line.indent || indent > 0 && !isButton || isBehindSummary else { return }
    finish(&line, in: outer, onto: &stack)
    line = Line(width: frame.width)
    line.indent = indent
  }

  /// Returns the frame of a child.
  private func aligned(
    _ outer: Frame,
    at position: Int,
    of element: Element,
    _ names: inout Int
  ) -> Frame {
    guard !element.isField, let child = element.children[position].element, !child.isHidden else {
      return outer
    }
    var frame = outer
    if names > 0, child.isAction(within: outer.width - names) {
      frame = outer.indented(by: names + 1)
    } else {
      names = child.isField ? nameWidth(around: position, of: element, in: outer) : 0
    }
    frame.nameWidth = UInt8(names)
    return frame
  }

  /// The number of columns for the names of a field and of its siblings, of which a list has many.
  private func nameWidth(around position: Int, of element: Element, in frame: Frame) -> Int {
    let most = min(28, frame.width / 2)
    var widest = 0
    for child in element.children[(position / 64 * 64)...].prefix(64) {
      guard let field = child.element, !field.isHidden, field.isField else { continue }
      let width = displayWidth(of: field.fieldName)
      if width <= most { widest = max(widest, width) }
    }
    return widest
  }
}

extension Frame {
  /// Returns some of the columns of the frame.
  func columns(_ start: Int, _ width: Int) -> Frame {
    var frame = self
    frame.column += start
    frame.width = max(1, width)
    return frame
  }
}

extension Element {
  /// Whether the element is a control with its name before it, or such an element with a reason.
  var isField: Bool {
    if tag != "label" {
      return hasClass("field")
        && children.first?.element.map { $0.tag == "label" && $0.isField } == true
    }
    guard children.count > 1, let control = children.last?.element else { return false }
    return switch control.formControl {
    case .field, .choice, .slider, .progress: true
    case .button, .box, nil: false
    }
  }

  /// Whether the element is a button or a row of some, in fewer than some columns.
  func isAction(within columns: Int) -> Bool {
    let buttons = self["role"] == "group" ? children.compactMap(\.element) : [self]
    guard !buttons.isEmpty, buttons.allSatisfy({ $0.tag == "button" }) else { return false }
    return buttons.reduce(0) { $0 + $1.children.reduce(0) { $0 + displayWidth(of: $1.text) } + 3 }
      < columns
  }

  /// The name of a field.
  var fieldName: String {
    if tag != "label" { return children.first?.element?.fieldName ?? "" }
    return children.dropLast().flatMap { $0.text.words }.joined(separator: " ")
  }

  /// Whether the element is of a class.
  func hasClass(_ name: String) -> Bool {
    self["class"]?.split(separator: " ").contains { $0 == name } ?? false
  }
}
