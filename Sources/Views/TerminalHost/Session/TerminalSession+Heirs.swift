import Markup

// What gets the focus of an element that cannot have it any longer. A page has the same rule (`focus.js`), and
// one table of cases is checked there and here.

extension TerminalSession {
  /// The path of what gets the focus of an element: the same control, the one that opened the dialog around
  /// it, its successor or its predecessor.
  ///
  /// The successor and the predecessor are within the innermost element around its place that has one of
  /// both: a removed row gives the focus to another row rather than to what follows the list.
  func heir(
    of steps: [Step],
    in old: Node,
    _ changes: FocusChanges,
    _ closed: OpenDialog?
  ) -> [Int]? {
    guard let path = old.path(of: steps), let element = old[path]?.element else { return nil }
    if let again = same(as: element, among: changes.new) { return again }
    if let opener = closed?.opener, let path = self.path(of: opener) { return path }
    for depth in path.indices.reversed() {
      guard let scope = node.path(of: Array(steps[..<depth])),
        node[scope]?.element?.tag == old[Array(path[..<depth])]?.element?.tag
      else { continue }
      let place = place(of: path, at: depth, in: old, scope, changes)
      let stops = stops(within: scope).filter { $0.count > depth }
      if let next = stops.first(where: { $0[depth] > place }) ?? stops.last { return next }
    }
    return nil
  }

  /// The path of the only element, among new ones and those within, that is like a lost one.
  private func same(as element: Element, among new: [[Int]]) -> [Int]? {
    let alike = new.flatMap { node[$0]?.paths(from: $0) { $0.isAlike(element) } ?? [] }
      .filter(isStop)
    return alike.count == 1 ? alike.first : nil
  }

  /// The path of the element that opened a dialog, or of the only one like it; nil if it cannot have the focus.
  func path(of opener: (steps: [Step], element: Element)) -> [Int]? {
    if let path = node.path(of: opener.steps), isStop(path),
      node[path]?.element?.tag == opener.element.tag
    {
      return path
    }
    return same(as: opener.element, among: [[]])
  }

  /// The position, in an element that has remained, of the last child up to the one on a path in the old node
  /// that has remained; -1 for none.
  private func place(
    of path: [Int],
    at depth: Int,
    in old: Node,
    _ scope: [Int],
    _ changes: FocusChanges
  ) -> Int {
    for position in (0...path[depth]).reversed() {
      let child = Array(path[..<depth]) + [position]
      guard let now = node.path(of: old.steps(to: child)), now.count == scope.count + 1,
        now.starts(with: scope), !changes.contains(now)
      else { continue }
      return now[scope.count]
    }
    return -1
  }
}

extension Element {
  /// Whether a control is like another one: it has the same `id`, or else neither has one and both say the same.
  fileprivate func isAlike(_ other: Element) -> Bool {
    func isSame(_ name: String) -> Bool { self[name] == other[name] }
    guard tag == other.tag, isSame("id") else { return false }
    return self["id"] != nil
      || ["type", "name", "href", "aria-label"].allSatisfy(isSame) && text == other.text
  }

  private var text: String { children.map(\.text).joined() }
}
