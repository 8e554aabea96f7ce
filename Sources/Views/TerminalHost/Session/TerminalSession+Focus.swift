import Markup

// Which element has the focus, and which is visible.

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
  mutating func tellFocus(from old: [Step]?, _ textBefore: String?, _ answer: Answer) {
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

  mutating func setFocus(to path: [Int]?) {
    focus = path.map { node.steps(to: $0) }
    if path != nil { isUnfocused = false }
    textBefore = nil
    if let path, let grid = grid(around: path) { cells[node.steps(to: grid)] = focus }
  }

  // MARK: - Changes of the view

  /// Moves the focus where a change of the view sends it: into a dialog that opens, else to an element that
  /// asks for it, else away from an element that cannot have it any longer.
  mutating func moveFocus(by changes: FocusChanges, from old: Node) {
    let closed = closeDialogs()
    let isLost =
      focusPath.map {
        changes.contains($0) || !isShown($0) || !isStop($0) && !node.isDisabled($0)
      } ?? true
    open(changes.dialogs, from: old)
    if changes.dialogs.isEmpty, let focus, isLost {
      setFocus(to: heir(of: focus, in: old, changes, closed))
    }
    if focus == nil, let opener = closed?.opener { setFocus(to: path(of: opener)) }
    if focus == nil, isUnfocused { setFocus(to: tabStop(by: 1)) }
    takeFocus(among: changes.wanted, near: isLost ? [] : focusPath ?? [])
  }

  /// Gives the focus to an element that requests it: to the one nearest to a path, and of several as near to
  /// the last, as on a page.
  private mutating func takeFocus(among paths: [[Int]], near here: [Int]) {
    func nearness(_ path: [Int]) -> Int { zip(path, here).prefix { $0.0 == $0.1 }.count }
    var wanted: [Int]?
    for path in paths where isStop(path) {
      if wanted.map({ nearness($0) > nearness(path) }) != true { wanted = path }
    }
    if let wanted { setFocus(to: wanted) }
  }

  // MARK: - The person

  /// Moves the focus to the next or the previous stop.
  mutating func moveFocus(by step: Int, _ answer: Answer) {
    if let next = tabStop(by: step) { moveFocus(to: next, answer) }
  }

  // MARK: - What is visible

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
