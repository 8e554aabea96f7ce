import Markup

/// An element that can have the focus, at its path.
struct FocusPlace {
  let path: [Int]
  /// Whether the Tab key stops at it, outside of a grid.
  let isStop: Bool
  /// The path of the grid that has it as a cell.
  let grid: [Int]?

  /// Creates the place of an element; nil if the element never has the focus.
  init?(of element: Element, at path: [Int], in grid: [Int]?) {
    self.path = path
    self.grid = element["tabindex"] == nil ? nil : grid
    isStop = element.isStop
    if !isStop && self.grid == nil { return nil }
  }
}

extension Node {
  /// Returns the elements that can have the focus, in the order in which they are shown.
  ///
  /// - Parameters:
  ///   - start: The path of the node.
  ///   - grid: The path of the grid around the node.
  /// - Returns: The elements, also those that are disabled now.
  /// - Complexity: O(size).
  func focusPlaces(at start: [Int], in grid: [Int]? = nil) -> [FocusPlace] {
    var places: [FocusPlace] = []
    var fixed: [(node: Node, path: [Int])] = []
    func add(_ node: Node, at path: [Int], in grid: [Int]?, isAtFoot: Bool) {
      guard let element = node.element, !element.isHidden else { return }
      // The lower edge is shown behind the rest.
      if element.isFixed, path != start, !isAtFoot { return fixed.append((node, path)) }
      if let place = FocusPlace(of: element, at: path, in: grid) { places.append(place) }
      let inner = element.role == "grid" ? path : grid
      for position in 0..<element.children.count where !element.children[position].isText {
        add(element.children[position], at: path + [position], in: inner, isAtFoot: isAtFoot)
      }
    }
    add(self, at: start, in: grid, isAtFoot: false)
    for (node, path) in fixed { add(node, at: path, in: nil, isAtFoot: true) }
    return places
  }
}
