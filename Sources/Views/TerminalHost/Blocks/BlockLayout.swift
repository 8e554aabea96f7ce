import Markup

/// The layout of a tree in a number of columns, which remembers the blocks of the trees before.
struct BlockLayout {
  /// The number of columns of the terminal.
  let width: Int

  /// The blocks of the last trees, by the identity of their nodes, which they retain.
  private var blocks: [ObjectIdentifier: Block] = [:]

  /// The number of blocks in the last tree that was looked at as a whole.
  private var liveCount = 0

  /// The widths that the cells of rows of tables need.
  var cellWidths: [ObjectIdentifier: (node: Node, isCompact: Bool, widths: [Int])] = [:]

  /// How many rows and cells of text have been laid out so far.
  private(set) var work = (rows: 0, cells: 0)

  /// What is around controls.
  let signs: ControlSigns

  init(width: Int, signs: ControlSigns = .brackets) {
    self.width = width
    self.signs = width < TerminalTheme.leastColumns ? .brackets : signs
  }

  /// The number of blocks that are remembered.
  var size: Int { blocks.count }
}

// MARK: - Trees

extension BlockLayout {
  /// Returns a canvas that shows a drawn node, down to a number of rows or to the focus.
  ///
  /// What is below is left out; the elements at the lower edge are not.
  ///
  /// - Complexity: O(shown parts that are not as before, and the number of their siblings).
  mutating func canvas(of node: Node, _ editing: Editing, rows: Int = .max) -> Canvas {
    var (body, foot) = (Stack(room: rows), Stack())
    let editing = editing.isEmpty ? nil : editing
    var frame = Frame(width: width)
    frame.style.signs = signs
    flow(node, at: [], in: frame, editing, onto: &body)
    for element in body.fixed {
      let frame = Frame(width: width, style: element.style, isAtFoot: true)
      block(element.node, at: element.path, in: frame, editing?[element.path], onto: &foot)
    }
    forget(all: body.parts + foot.parts)
    return Canvas(width: width, body: body, foot: foot)
  }

  /// Forgets the blocks that are no longer shown, when these are most of them.
  private mutating func forget(all shown: [Block.Part]) {
    guard blocks.count > 2 * liveCount + 64 else { return }
    var live: [ObjectIdentifier: Block] = [:]
    func add(_ parts: [Block.Part]) {
      for part in parts {
        guard case .block(let block, _) = part.content else { continue }
        live[ObjectIdentifier(block.node)] = block
        add(block.parts)
      }
    }
    add(shown)
    cellWidths = cellWidths.filter { live[$0.key] != nil }
    blocks = blocks.filter { live[$0.key] != nil }
    liveCount = live.count
  }
}

// MARK: - Blocks

extension BlockLayout {
  /// Places one node, with lines of its own.
  mutating func flow(
    _ node: Node,
    at path: [Int],
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    var line = Line(width: frame.width)
    add(node, at: path, to: &line, in: frame, editing, onto: &stack)
    finish(&line, in: frame, onto: &stack)
  }

  /// Adds a node to a line, or places it below the line if it is a block.
  mutating func add(
    _ node: Node,
    at path: [Int],
    to line: inout Line,
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    switch role(of: node, at: path, in: frame, editing) {
    case .block:
      finish(&line, in: frame, onto: &stack)
      block(node, at: path, in: frame, editing, onto: &stack)
    case .text: line.add(node, at: path, editing, style: frame.style)
    case .fixed: stack.fix(node, at: path, in: frame)
    }
  }

  private enum Role { case block, text, fixed }

  // What is no recursion is a function of its own, so that a level of markup needs little of the stack.
  private func role(
    of node: Node,
    at path: [Int],
    in frame: Frame,
    _ editing: Editing?
  ) -> Role {
    guard let element = node.element, !element.isHidden else { return .text }
    if element.isFixed, !path.isEmpty, !frame.isAtFoot { return .fixed }
    if element.tag == "details" { return element.isOpen(editing) ? .block : .text }
    if element.tag == "summary" { return .text }
    return element.needsRows || element.isField ? .block : .text
  }

  /// Places a line, and empties it.
  mutating func finish(_ line: inout Line, in frame: Frame, onto stack: inout Stack) {
    defer { line = Line(width: frame.width) }
    guard line.isVisible(keepingBlanks: frame.style.keepsBlanks) else { return }
    stack.startRow()
    let text = line.rows(in: frame)
    work.rows += text.rows.count
    for row in text.rows { work.cells += row.cells.count }
    stack.add(text, column: frame.column + Int(line.indent))
  }

  /// Places an element with rows of its own.
  mutating func block(
    _ node: Node,
    at path: [Int],
    cellWidths: [Int] = [],
    in frame: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    let hasGap = startGap(of: node, onto: &stack)
    let inner = stack.inner(of: frame, cellWidths: cellWidths)
    if let known = known(node, in: inner, editing) {
      stack.add(known, at: path, column: frame.column)
    } else {
      var parts = stack.part
      content(of: node, in: inner, editing, onto: &parts)
      place(parts, of: node, at: path, in: inner, column: frame.column, editing, onto: &stack)
    }
    if hasGap { stack.owesGap = !stack.isAtTop }
  }

  /// The block of an element as it was, if it is the same now.
  private func known(_ node: Node, in frame: Frame, _ editing: Editing?) -> Block? {
    guard editing == nil, !frame.isMeasured, let known = blocks[ObjectIdentifier(node)],
      known.frame == frame
    else { return nil }
    return known
  }

  /// Places the parts of an element as a block, which is remembered if nothing of it was left out.
  private mutating func place(
    _ parts: Stack,
    of node: Node,
    at path: [Int],
    in frame: Frame,
    column: Int,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    let block = Block(node, in: frame, parts)
    stack.isCut = stack.isCut || parts.isCut
    if editing == nil, !frame.isMeasured, !parts.isCut { blocks[ObjectIdentifier(node)] = block }
    stack.add(block, at: path, column: column)
  }

  /// Leaves room before a paragraph or a heading; returns whether room follows, too.
  private func startGap(of node: Node, onto stack: inout Stack) -> Bool {
    let tag = node.element?.tag ?? ""
    let hasGap = Self.spaced.contains(tag)
    if node.element?.hasClass("reason") == true { return false }
    if hasGap || Self.headings.contains(tag) { stack.owesGap = !stack.isAtTop }
    return hasGap
  }

  private func styled(_ frame: Frame, as node: Node, _ editing: Editing?) -> Frame {
    var frame = frame
    if let element = node.element {
      frame.style.apply(element)
      if ["blockquote", "dd", "fieldset"].contains(element.tag), !element.isBox(in: frame) {
        frame = frame.indented(by: 2)
      }
    }
    if editing?.isFocused == true { frame.style.text.isReversed = true }
    return frame
  }

  private enum Arrangement {
    case rule, list, table, columns, flow, field, reason, box, notice
  }

  private func arrangement(of node: Node, in frame: Frame) -> Arrangement {
    guard let element = node.element else { return .flow }
    if element.hasClass("reason"), frame.nameWidth > 0 { return .reason }
    if element.isNotice, frame.width >= 8 { return element.isEmpty ? .flow : .notice }
    if element.isBox(in: frame) { return .box }
    switch element.tag {
    case "label" where element.isField: return .field
    case "hr": return .rule
    case "ul", "ol", "menu": return .list
    case "table": return .table
    case "tr" where !frame.cellWidths.isEmpty: return .columns
    default: return frame.style.isRow && Columns.haveRoom(in: frame, of: element) ? .columns : .flow
    }
  }

  private mutating func content(
    of node: Node,
    in outer: Frame,
    _ editing: Editing?,
    onto stack: inout Stack
  ) {
    guard let element = node.element else { return }
    let frame = styled(outer, as: node, editing)
    switch arrangement(of: node, in: frame) {
    case .rule: rule(in: frame, onto: &stack)
    case .list: list(element, in: frame, editing, onto: &stack)
    case .table: table(element, in: frame, editing, onto: &stack)
    case .field: field(element, in: frame, editing, onto: &stack)
    case .reason: reason(element, in: frame, editing, onto: &stack)
    case .box: box(element, in: frame, editing, onto: &stack)
    case .notice: notice(element, in: frame, editing, onto: &stack)
    case .columns: sideBySide(element, in: frame, editing, onto: &stack)
    case .flow: flow(childrenOf: element, in: frame, editing, onto: &stack)
    }
  }

  private func rule(in frame: Frame, onto stack: inout Stack) {
    stack.startRow()
    let cell = Cell(glyph: "─", style: frame.style.text)
    stack.add(Array(repeating: cell, count: frame.width), row: stack.row, column: frame.column)
    stack.row += 1
  }

  private static let spaced = ["p", "pre", "blockquote", "fieldset", "figure"]
  private static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]
}
