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
    guard let element = node[path]?.element else { return false }
    return element.isStop || element.isFocusable && grid(around: path) != nil
  }

  /// The path of the innermost focusable element at a path or around it.
  func stop(around path: [Int]) -> [Int]? {
    var path = path
    while !isStop(path) { if path.popLast() == nil { return nil } }
    return path
  }

  /// The paths of the focusable elements, in the order of the text.
  var stops: [[Int]] { canvas.stops.filter { isStop($0) } }

  /// The paths at which the Tab key stops: one for each grid.
  var tabStops: [[Int]] {
    var chosen: [[Int]: [Int]] = [:]
    let stops = stops
    return stops.filter { path in
      guard let grid = grid(around: path) else { return true }
      let stop = chosen[grid] ?? cell(of: grid, among: stops)
      chosen[grid] = stop
      return path == stop
    }
  }

  /// The last focused cell of a grid, or else the one that the view chooses.
  private func cell(of grid: [Int], among stops: [[Int]]) -> [Int]? {
    let last = cells[node.steps(to: grid)].flatMap { node.path(of: $0) }
    if let last, stops.contains(last) { return last }
    let inside = stops.filter { self.grid(around: $0) == grid }
    return inside.first { node[$0]?.element?.isStop == true } ?? inside.first
  }

  /// Moves the focus within a grid; returns false if the focus or the key does not belong to a grid.
  mutating func moveFocus(inGridBy press: KeyPress, _ answer: Answer) -> Bool {
    guard let path = focusPath, let grid = grid(around: path) else { return false }
    let rows = rows(of: grid)
    guard let y = rows.firstIndex(where: { $0.cells.contains(path) }) else { return false }
    let (row, depth) = (rows[y].cells, rows[y].path.count)
    let isAll = press.modifiers == .control
    guard press.modifiers == [] || isAll && ["Home", "End"].contains(press.key) else {
      return false
    }
    let next: [Int]?
    switch press.key {
    case "ArrowLeft": next = row.last { $0.lexicographicallyPrecedes(path) }
    case "ArrowRight": next = row.first { path.lexicographicallyPrecedes($0) }
    case "ArrowUp": next = rows[..<y].reversed().compactMap { $0.cell(below: path[depth]) }.first
    case "ArrowDown": next = rows[(y + 1)...].compactMap { $0.cell(below: path[depth]) }.first
    case "Home": next = isAll ? rows.first?.cells.first : row.first
    case "End": next = isAll ? rows.last?.cells.last : row.last
    default: return false
    }
    if let next { moveFocus(to: next, answer) }
    return true
  }

  /// A row of a grid, with the paths of its cells.
  private struct Row {
    let path: [Int]
    var cells: [[Int]]

    /// The cell in a column.
    func cell(below column: Int) -> [Int]? { cells.first { $0[path.count] == column } }
  }

  private func rows(of grid: [Int]) -> [Row] {
    var rows: [Row] = []
    for path in stops where self.grid(around: path) == grid {
      let row =
        node.enclosingPath(Array(path.dropLast())) { $0.tag == "tr" || $0.role == "row" } ?? grid
      if rows.last?.path == row {
        rows[rows.count - 1].cells.append(path)
      } else {
        rows.append(Row(path: row, cells: [path]))
      }
    }
    return rows
  }
}
