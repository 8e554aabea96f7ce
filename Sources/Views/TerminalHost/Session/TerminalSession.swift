import Markup

/// The state of a terminal's user interface, as a value without a clock, files or a program.
///
/// It receives nodes and input. For each event, it calls a function that sends the event's message
/// and returns whether there is one.
struct TerminalSession {
  /// Sends the message of an event at a path, and returns whether there is one.
  typealias Answer = (_ event: Event, _ path: [Int]) -> Bool

  /// The result of an input.
  enum Outcome: Equatable {
    /// The run continues.
    case goesOn
    /// The person leaves.
    case left
    /// The person suspends the process.
    case stopped
  }

  /// The size of the terminal.
  private(set) var rows: Int
  private(set) var columns: Int

  /// The shown node, with all memos drawn.
  private(set) var node: Node

  /// The cells of the node.
  private(set) var canvas: Canvas

  /// The first visible row of the canvas.
  var scroll = 0

  /// The steps to the focused element.
  var focus: [Step]?

  /// The steps to the last focused cell of each grid.
  var cells: [[Step]: [Step]] = [:]

  /// The drafts of the edited fields.
  var drafts: [[Step]: TextDraft] = [:]

  /// The fields whose changes the program has handled, but not yet shown.
  var answered: Set<[Step]> = []

  /// The text of the focused field before its uncompleted change; nil without one.
  var textBefore: String?

  /// The path and the time of the last press of the pointer.
  var press: (path: [Int], time: Duration)?

  /// The keys that end the run if the program does not handle them.
  let leavingKeys: [KeyPress]

  /// Creates a session of a size that shows a node.
  init(_ node: Node, rows: Int, columns: Int, leavingKeys: [KeyPress] = []) {
    self.node = node.drawn
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    self.leavingKeys = leavingKeys
    canvas = Canvas(width: self.columns)
    focus = self.node.autofocus
    redraw()
  }
}

// MARK: - Showing

extension TerminalSession {
  /// Shows another node; focus and drafts stay with the elements of the same key or position.
  mutating func show(_ new: Node) {
    let old = node
    node = new.drawn
    if focusPath.map(isStop) != true { focus = nil }
    if let wanted = node.autofocus, wanted != old.autofocus { focus = wanted }
    updateDrafts(from: old)
    redraw()
    keepFocusInSight()
  }

  /// Sets the size of the terminal.
  mutating func resize(rows: Int, columns: Int) {
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    redraw()
    keepFocusInSight()
  }

  /// Draws the node again.
  mutating func redraw() {
    var editing = EditingState(focus: focusPath)
    for (steps, draft) in drafts {
      if let path = node.path(of: steps) { editing.drafts[path] = draft }
    }
    canvas = Canvas(node, width: columns, editing: editing)
    scroll = max(0, min(scroll, canvas.footStart - height))
  }

  /// The number of rows at the lower edge; of two or more rows, one is left for the rest.
  var footHeight: Int { min(canvas.rows.count - canvas.footStart, max(0, rows - 1)) }

  /// The number of rows above those at the lower edge.
  var height: Int { rows - footHeight }

  /// The contents of the terminal.
  var contents: ScreenContents {
    let empty = [Cell](repeating: .blank, count: columns)
    var cells = Array(canvas.rows[..<canvas.footStart].dropFirst(scroll).prefix(height))
    while cells.count < height { cells.append(empty) }
    cells += canvas.foot.prefix(footHeight)
    let cursor = canvas.cursor.flatMap { cursor in
      self.row(of: cursor.row).map { (row: $0, column: cursor.column) }
    }
    return ScreenContents(rows: cells, cursor: cursor)
  }

  /// The row of the terminal that shows a row of the canvas.
  private func row(of row: Int) -> Int? {
    if row >= canvas.footStart {
      let place = row - canvas.footStart
      return place < footHeight ? height + place : nil
    }
    return (scroll..<(scroll + height)).contains(row) ? row - scroll : nil
  }

  /// Returns the region under a cell of the terminal, and the cell's row on the canvas.
  func place(row: Int, column: Int) -> (region: Region, row: Int)? {
    let place = row < height ? row + scroll : row - height + canvas.footStart
    guard row >= height || place < canvas.footStart else { return nil }
    return canvas.place(row: place, column: column).map { ($0, place) }
  }
}

// MARK: - Focus

extension TerminalSession {
  /// The path of the focused element, if that still exists.
  var focusPath: [Int]? { focus.flatMap { node.path(of: $0) } }

  /// The focused element.
  var focusElement: Element? { focusPath.flatMap { node[$0]?.element } }

  /// Moves the focus to a path, and sends the events.
  mutating func moveFocus(to path: [Int]?, _ answer: Answer) {
    let old = focusPath
    guard old != path else { return }
    if let old, let element = focusElement {
      tellChange(of: element, at: old, answer)
      if element.kinds.contains(Event.Kinds(.blur)) {
        _ = answer(Event(.blur, value: text(at: old)), old)
      }
    }
    focus = path.map { node.steps(to: $0) }
    textBefore = nil
    if let path, let grid = grid(around: path) { cells[node.steps(to: grid)] = focus }
    if let path, let element = focusElement, element.kinds.contains(Event.Kinds(.focus)) {
      _ = answer(Event(.focus, value: text(at: path)), path)
    }
    redraw()
    keepFocusInSight()
  }

  /// Moves the focus to the next or the previous stop.
  mutating func moveFocus(by step: Int, _ answer: Answer) {
    let stops = tabStops
    guard !stops.isEmpty else { return }
    let here = focusPath.flatMap { path in stops.firstIndex { $0 == path } }
    let next =
      here.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
    moveFocus(to: stops[next], answer)
  }

  /// Scrolls so that the focused element is visible.
  mutating func keepFocusInSight() {
    guard let path = focusPath,
      let region = canvas.regions.first(where: { $0.path == path }), region.row < canvas.footStart
    else { return }
    let last = region.row + max(1, min(region.height, height)) - 1
    scroll = min(region.row, max(scroll, last - height + 1))
  }

  /// Scrolls by some rows.
  mutating func scroll(by rows: Int) {
    scroll = max(0, min(scroll + rows, canvas.footStart - height))
  }
}
