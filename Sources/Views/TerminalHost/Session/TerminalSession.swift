import Markup

/// What a person sees and does at a terminal, as a value: no clock, no files, no program.
///
/// It is shown nodes, is told inputs, and asks a function for the answer to each event: whether the
/// program has one, which it then has taken.
struct TerminalSession {
  /// Returns whether an event at a place was answered.
  typealias Answer = (_ event: Event, _ path: [Int]) -> Bool

  /// What follows an input.
  enum Outcome: Equatable {
    /// The run goes on.
    case goesOn
    /// The person has left.
    case left
    /// The person wants the shell for a while.
    case stopped
  }

  /// The size of the terminal.
  private(set) var rows: Int
  private(set) var columns: Int

  /// What is shown, with everything drawn.
  private(set) var node: Node

  /// The cells of what is shown.
  private(set) var canvas: Canvas

  /// The first row of the canvas that is seen.
  var scroll = 0

  /// Where the focus is, by the keys and positions that lead there.
  var focus: [Step]?

  /// Where the focus was last in grids.
  var cells: [[Step]: [Step]] = [:]

  /// The texts of fields that were written into.
  var drafts: [[Step]: TextDraft] = [:]

  /// The fields whose changes the program has answered, until it has said what they hold now.
  var answered: Set<[Step]> = []

  /// The text of the field in focus before what was not told as a change; nil where all was.
  var textBefore: String?

  /// Where and when the pointer was pressed last.
  var press: (path: [Int], time: Duration)?

  /// The keys that leave where the program has no answer to them.
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
  /// Shows another node; focus and drafts stay with what has the same key, or place.
  mutating func show(_ new: Node) {
    let old = node
    node = new.drawn
    if focusPath.map(isStop) != true { focus = nil }
    if let wanted = node.autofocus, wanted != old.autofocus { focus = wanted }
    updateDrafts(from: old)
    redraw()
    keepFocusInSight()
  }

  /// Takes the size of the terminal.
  mutating func resize(rows: Int, columns: Int) {
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    redraw()
    keepFocusInSight()
  }

  /// Draws again what is shown.
  mutating func redraw() {
    var editing = EditingState(focus: focusPath)
    for (steps, draft) in drafts {
      if let path = node.path(of: steps) { editing.drafts[path] = draft }
    }
    canvas = Canvas(node, width: columns, editing: editing)
    scroll = max(0, min(scroll, canvas.footStart - height))
  }

  /// How many rows the foot fills; what is above has at least one, if there are two.
  var footHeight: Int { min(canvas.rows.count - canvas.footStart, max(0, rows - 1)) }

  /// How many rows are above the foot.
  var height: Int { rows - footHeight }

  /// What the terminal is to show.
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

  /// The row of the terminal in which a row of the canvas is seen.
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
  /// The place of the focus, if it is still shown.
  var focusPath: [Int]? { focus.flatMap { node.path(of: $0) } }

  /// The element in focus.
  var focusElement: Element? { focusPath.flatMap { node[$0]?.element } }

  /// Moves the focus to a place, and tells the program.
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

  /// Moves the focus to what comes next, or before.
  mutating func moveFocus(by step: Int, _ answer: Answer) {
    let stops = tabStops
    guard !stops.isEmpty else { return }
    let here = focusPath.flatMap { path in stops.firstIndex { $0 == path } }
    let next =
      here.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
    moveFocus(to: stops[next], answer)
  }

  /// Scrolls so that what is in focus is seen.
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
