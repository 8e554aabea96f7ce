import Markup

// A grid is one stop of the Tab key, and arrows move between its cells, as on a page. The cells are the
// elements with a tabindex within its rows.

extension TerminalSession {
  /// The path of the grid that contains a cell.
  func grid(around path: [Int]) -> [Int]? {
    guard node[path]?.element?["tabindex"] != nil, !path.isEmpty else { return nil }
    return node.enclosingPath(Array(path.dropLast())) { $0.role == "grid" }
  }

  /// Whether the element at a path can receive the focus.
  func isStop(_ path: [Int]) -> Bool {
    guard let element = node[path]?.element, element.isStop || grid(around: path) != nil else {
      return false
    }
    return !node.isDisabled(path) && isShown(path)
  }

  /// The path of the innermost focusable element at a path or around it.
  func stop(around path: [Int]) -> [Int]? {
    var path = path
    while !isStop(path) { if path.popLast() == nil { return nil } }
    return path
  }

  /// The paths of the elements that can have the focus, in the order in which they are shown.
  ///
  /// - Parameter scope: The path of the element that contains them.
  /// - Returns: Their paths.
  func stops(within scope: [Int] = []) -> [[Int]] {
    places(within: scope).map(\.path).filter { !node.isDisabled($0) && isShown($0) }
  }

  private func places(within scope: [Int], in grid: [Int]? = nil) -> [FocusPlace] {
    node[scope]?.focusPlaces(at: scope, in: grid) ?? []
  }

  /// Whether an element is neither hidden, nor behind a dialog, nor within closed details.
  func isShown(_ path: [Int]) -> Bool {
    if let front, !path.starts(with: front) { return false }
    var shown: Node? = node
    for (depth, position) in path.enumerated() {
      let element = shown?.element
      if element?.isHidden == true { return false }
      let next = element.flatMap { position < $0.children.count ? $0.children[position] : nil }
      if element?.tag == "details", next?.element?.tag != "summary",
        !isOpen(Array(path.prefix(depth)))
      {
        return false
      }
      shown = next
    }
    return shown?.element?.isHidden != true
  }

  private func isOpen(_ details: [Int]) -> Bool {
    (node[details]?.element?["open"] != nil) != toggled.contains(node.steps(to: details))
  }

  /// The path at which the Tab key stops next, or before; the first stop follows the last one.
  ///
  /// - Complexity: O(elements between · depth).
  func tabStop(by step: Int) -> [Int]? {
    let (here, roots) = (focusPath, front.map { [$0] } ?? [[]] + canvas.fixed)
    let start = roots.lastIndex { here?.starts(with: $0) ?? (step > 0 && $0.isEmpty) } ?? 0
    var cells: [[Int]: [Int]] = [:]
    func isNext(_ path: [Int], in root: [Int]) -> Bool {
      guard isStop(path), roots.last(where: { path.starts(with: $0) }) == root else { return false }
      guard let grid = grid(around: path) else { return true }
      let cell = cells[grid] ?? cell(of: grid)
      cells[grid] = cell
      return path == cell
    }
    for distance in 0...roots.count {
      let root = roots[(start + step * distance + 2 * roots.count) % roots.count]
      var next = distance == 0 ? here : nil
      while let path = node.path(by: step, from: next, within: root) {
        if isNext(path, in: root) { return path }
        next = path
      }
    }
    return nil
  }

  /// The cell at which the Tab key stops in a grid: the last focused one, or else the one that the view
  /// chooses.
  private func cell(of grid: [Int]) -> [Int]? {
    if let last = cells[node.steps(to: grid)].flatMap({ node.path(of: $0) }), isStop(last) {
      return last
    }
    let cells = places(within: grid).filter { $0.grid == grid && !node.isDisabled($0.path) }
    return (cells.first(where: \.isStop) ?? cells.first)?.path
  }

  /// Moves the focus within a grid; returns false if the focus or the key does not belong to a grid.
  mutating func moveFocus(inGridBy press: KeyPress, _ answer: Answer) -> Bool {
    guard let path = focusPath, let grid = grid(around: path) else { return false }
    let isAll = press.modifiers == .control
    guard press.modifiers == [] || isAll && ["Home", "End"].contains(press.key) else {
      return false
    }
    guard let next = cell(from: path, in: grid, by: press.key, isAll: isAll) else { return false }
    moveFocus(to: next, answer)
    return true
  }

  /// The cell to which a key leads, which may be the same one; nil if the key is not one of a grid.
  private func cell(from path: [Int], in grid: [Int], by key: String, isAll: Bool) -> [Int]? {
    let rows = rows(of: grid)
    guard let here = rows.lastIndex(where: { path.starts(with: $0) }) else { return nil }
    let column = path[rows[here].count]
    let next: [Int]?
    switch key {
    case "ArrowLeft": next = row(rows[here]).last { $0.lexicographicallyPrecedes(path) }
    case "ArrowRight": next = row(rows[here]).first { path.lexicographicallyPrecedes($0) }
    case "ArrowUp": next = rows[..<here].reversed().lazy.compactMap { cell($0, column) }.first
    case "ArrowDown": next = rows[(here + 1)...].lazy.compactMap { cell($0, column) }.first
    case "Home" where isAll: next = rows.lazy.compactMap { row($0).first }.first
    case "End" where isAll: next = rows.reversed().lazy.compactMap { row($0).last }.first
    case "Home": next = row(rows[here]).first
    case "End": next = row(rows[here]).last
    default: return nil
    }
    return next ?? path
  }

  /// The paths of the rows of a grid, or of the grid itself if it has none.
  private func rows(of grid: [Int]) -> [[Int]] {
    var rows: [[Int]] = []
    func add(_ node: Node, at path: [Int]) {
      guard let element = node.element, !element.isHidden else { return }
      let isRow = element.tag == "tr" || element.role == "row"
      if isRow, element["tabindex"] == nil { return rows.append(path) }
      for (position, child) in element.children.enumerated() { add(child, at: path + [position]) }
    }
    if let node = node[grid] { add(node, at: grid) }
    return rows.isEmpty ? [grid] : rows
  }

  /// The paths of the cells in a row of a grid.
  private func row(_ path: [Int]) -> [[Int]] {
    places(within: path, in: path).filter { $0.grid != nil }.map(\.path)
      .filter { !node.isDisabled($0) }
  }

  /// The path of the cell in a column of a row.
  private func cell(_ row: [Int], _ column: Int) -> [Int]? {
    self.row(row).first { $0[row.count] == column }
  }
}
