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

  /// More rows than a view has, for a pipe, which shows all of them.
  static let mostRows = Int.max / 4

  /// The size of the terminal.
  private(set) var rows: Int
  private(set) var columns: Int

  /// The shown node, with all memos drawn.
  ///
  /// Parts that have not changed are the same objects as before.
  private(set) var node: Node

  /// The shown node as a page has it, which finds the changes to the next one.
  private var drawing: Drawing

  /// The layout, which knows the blocks of the parts that have not changed.
  private(set) var layout: BlockLayout

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

  /// The details that a person has opened or closed.
  var toggled: Set<[Step]> = []

  /// The fields whose changes the program has handled, but not yet shown.
  var answered: Set<[Step]> = []

  /// The text of the focused field before its uncompleted change; nil without one.
  var textBefore: String?

  /// The path and the time of the last press of the pointer.
  var press: (path: [Int], time: Duration)?

  /// The keys that end the run if the program does not handle them.
  let leavingKeys: [KeyPress]

  /// Whether controls are filled and parts have boxes, if there is room.
  private let isFilled: Bool

  /// Creates a session of a size that shows a node.
  init(
    _ node: Node,
    rows: Int,
    columns: Int,
    isFilled: Bool = false,
    leavingKeys: [KeyPress] = []
  ) {
    self.isFilled = isFilled
    drawing = Drawing(node)
    self.node = drawing.node
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    self.leavingKeys = leavingKeys
    layout = BlockLayout(width: self.columns, isFilled: isFilled)
    canvas = layout.canvas(of: self.node, Editing(), rows: self.rows)
    takeFocus(among: self.node.autofocused)
    redraw()
  }
}

// MARK: - Showing

extension TerminalSession {
  /// Shows another node; focus and drafts stay with the elements of the same key or position.
  ///
  /// - Parameters:
  ///   - new: The node.
  ///   - answer: Sends the message of an event, and returns whether there is one.
  /// - Complexity: O(changes), and the comparison with the node before.
  mutating func show(_ new: Node, _ answer: Answer = { _, _ in false }) {
    guard let patch = drawing.show(new) else { return }
    let (old, before) = (node, (focus: focus, text: textBefore))
    node = old.applying(patch).drawn
    keepFocus(from: old)
    takeFocus(among: patch.autofocused(in: node))
    updateDrafts(from: old)
    if focus != before.focus { tellFocus(from: before.focus, before.text, answer) }
    redraw()
    keepFocusInSight()
  }

  /// Sets the size of the terminal.
  mutating func resize(rows: Int, columns: Int) {
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    if layout.width != self.columns {
      layout = BlockLayout(width: self.columns, isFilled: isFilled)
    }
    redraw()
    keepFocusInSight()
  }

  /// Lays out what has changed, down to the last visible row.
  mutating func redraw() {
    var texts: [[Int]: TextDraft] = [:]
    for (steps, draft) in drafts {
      if let path = node.path(of: steps) { texts[path] = draft }
    }
    let focus = focusPath
    let isFixed = focus.map { node.enclosingPath($0) { $0.isFixed } != nil } ?? false
    let toggled = toggled.compactMap { node.path(of: $0) }
    let editing = Editing(
      focus: focus,
      drafts: texts,
      toggled: toggled,
      isFocusFixed: isFixed
    )
    canvas = layout.canvas(of: node, editing, rows: scroll + rows)
    scroll = max(0, min(scroll, canvas.footStart - height))
  }

  /// The number of rows at the lower edge; of two or more rows, one is left for the rest.
  var footHeight: Int { min(canvas.height - canvas.footStart, max(0, rows - 1)) }

  /// The number of rows above those at the lower edge.
  var height: Int { rows - footHeight }

  /// The contents of the terminal.
  var contents: ScreenContents {
    let empty = [Cell](repeating: .blank, count: columns)
    var cells = canvas.rows(scroll..<min(canvas.footStart, scroll + height))
    while cells.count < height { cells.append(empty) }
    cells += canvas.rows(canvas.footStart..<(canvas.footStart + footHeight))
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

  /// The rows and the first column of the terminal that show the focused element, if any do.
  var focusedCells: (rows: Range<Int>, column: Int)? {
    guard let region = focusPath.flatMap({ canvas.region(of: $0) }),
      let first = row(of: region.row), let last = row(of: region.row + region.height - 1)
    else { return nil }
    return (first..<(last + 1), region.column)
  }

  /// Whether the program itself shows why it refuses the messages of the focused element.
  var showsRefusals: Bool {
    focusPath.flatMap { node.enclosingPath($0) { $0["data-refusals"] != nil } } != nil
  }

  /// The focused element.
  var focusElement: Element? { focusPath.flatMap { node[$0]?.element } }

  /// Moves the focus to a path, and sends the events.
  mutating func moveFocus(to path: [Int]?, _ answer: Answer) {
    guard focusPath != path else { return }
    let before = (focus: focus, text: textBefore)
    setFocus(to: path)
    tellFocus(from: before.focus, before.text, answer)
    redraw()
    keepFocusInSight()
  }

  /// Sends the events of a moved focus: the change of the field that had it, and its loss, if that
  /// element has remained.
  private mutating func tellFocus(from old: [Step]?, _ textBefore: String?, _ answer: Answer) {
    if let path = old.flatMap({ node.path(of: $0) }), let element = node[path]?.element {
      tellChange(of: element, at: path, from: textBefore, answer)
      if element.kinds.contains(Event.Kinds(.blur)) {
        _ = answer(Event(.blur, value: text(at: path)), path)
      }
    }
    if let path = focusPath, let element = focusElement, element.kinds.contains(Event.Kinds(.focus))
    {
      _ = answer(Event(.focus, value: text(at: path)), path)
    }
  }

  private mutating func setFocus(to path: [Int]?) {
    focus = path.map { node.steps(to: $0) }
    textBefore = nil
    if let path, let grid = grid(around: path) { cells[node.steps(to: grid)] = focus }
  }

  /// Gives the focus to an element that requests it: to the one nearest to the focus before, and of
  /// several as near to the last, as on a page.
  private mutating func takeFocus(among paths: [[Int]]) {
    let here = focusPath ?? []
    func nearness(_ path: [Int]) -> Int { zip(path, here).prefix { $0.0 == $0.1 }.count }
    var wanted: [Int]?
    for path in paths where isStop(path) {
      if wanted.map({ nearness($0) > nearness(path) }) != true { wanted = path }
    }
    if let wanted { setFocus(to: wanted) }
  }

  /// Lets the focus stay where it was, also on an element that is disabled now; or else go to the
  /// next element that has remained, or to the one before.
  private mutating func keepFocus(from old: Node) {
    guard let focus else { return }
    if let path = focusPath, isStop(path) || focusElement?["disabled"] != nil { return }
    let before = old.focusPlaces().map { old.steps(to: $0.path) }
    let remaining = Set(stops.map { node.steps(to: $0) })
    let here = before.firstIndex(of: focus) ?? before.endIndex
    let next =
      before[here...].first { remaining.contains($0) }
      ?? before[..<here].last { remaining.contains($0) }
    setFocus(to: next.flatMap { node.path(of: $0) })
  }

  /// Moves the focus to the next or the previous stop.
  mutating func moveFocus(by step: Int, _ answer: Answer) {
    if let next = tabStop(by: step) { moveFocus(to: next, answer) }
  }

  /// Scrolls so that the focused element is visible.
  mutating func keepFocusInSight() {
    guard let path = focusPath, let region = canvas.region(of: path),
      region.row < canvas.footStart
    else { return }
    let last = region.row + max(1, min(region.height, height)) - 1
    scroll(to: min(region.row, max(scroll, last - height + 1)))
  }

  /// Scrolls by some rows.
  mutating func scroll(by rows: Int) { scroll(to: scroll + rows) }

  /// Scrolls so that a row is the first one, or the last rows are visible, and lays out what is new.
  mutating func scroll(to row: Int) {
    scroll = max(0, row)
    if scroll + height > canvas.completeRows { return redraw() }
    scroll = max(0, min(scroll, canvas.footStart - height))
  }
}
