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

  /// Whether nothing could have the focus until now.
  var isUnfocused = true

  /// The open dialogs; the last one is in front.
  var dialogs: [OpenDialog] = []

  /// The last key, and whether the view has moved the focus since then.
  var lastKey: HeldKey?

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

  /// What is around controls, if there is room.
  private let signs: ControlSigns

  /// Creates a session of a size that shows a node.
  init(
    _ node: Node,
    rows: Int,
    columns: Int,
    signs: ControlSigns = .brackets,
    leavingKeys: [KeyPress] = []
  ) {
    self.signs = signs
    drawing = Drawing(node)
    self.node = drawing.node
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    self.leavingKeys = leavingKeys
    layout = BlockLayout(width: self.columns, signs: signs)
    canvas = layout.canvas(of: self.node, Editing(), rows: self.rows)
    moveFocus(by: FocusChanges(new: self.node), from: self.node)
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
    let (old, before) = (node, (focus: focus, text: textBefore, isSeen: focusedCells != nil))
    node = old.applying(patch).drawn
    moveFocus(by: FocusChanges(patch, in: node), from: old)
    updateDrafts(from: old)
    if focus != before.focus {
      lastKey?.hasMovedFocus = true
      tellFocus(from: before.focus, before.text, answer)
    }
    redraw()
    // A person who has scrolled away goes on reading there.
    if before.isSeen || focus != before.focus { keepFocusInSight() }
  }

  /// Sets the size of the terminal.
  mutating func resize(rows: Int, columns: Int) {
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    if layout.width != self.columns {
      layout = BlockLayout(width: self.columns, signs: signs)
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
  func row(of row: Int) -> Int? {
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
