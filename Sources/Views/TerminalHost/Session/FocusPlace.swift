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
  /// The elements that can have the focus, in the order in which they are shown.
  ///
  /// - Parameter inGrid: Whether the node is a part of a grid.
  /// - Returns: The elements, also those that are disabled now.
  /// - Complexity: O(size).
  func focusPlaces(inGrid: Bool = false) -> [FocusPlace] {
    var places: [FocusPlace] = []
    var fixed: [(node: Node, path: [Int])] = []
    func add(_ node: Node, at path: [Int], in grid: [Int]?, isAtFoot: Bool) {
      guard let element = node.element, !element.isHidden else { return }
      // The lower edge is shown behind the rest.
      if element.isFixed, !path.isEmpty, !isAtFoot { return fixed.append((node, path)) }
      if let place = FocusPlace(of: element, at: path, in: grid) { places.append(place) }
      let inner = element.role == "grid" ? path : grid
      for position in 0..<element.children.count where !element.children[position].isText {
        add(element.children[position], at: path + [position], in: inner, isAtFoot: isAtFoot)
      }
    }
    add(self, at: [], in: inGrid ? [] : nil, isAtFoot: false)
    for (node, path) in fixed { add(node, at: path, in: nil, isAtFoot: true) }
    return places
  }
}

/// The search for the next or the previous element with the focus, which looks at those between alone.
struct FocusSearch {
  let isForth: Bool
  let isWanted: (FocusPlace) -> Bool

  /// Returns the path of the first wanted element in a node, beyond a path that begins there.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - path: The path of the node.
  ///   - start: The rest of the path behind which the search begins; nil for all of the node.
  ///   - grid: The path of the grid around the node.
  ///   - isRoot: Whether the node is the view or at the lower edge.
  /// - Returns: The path; nil if there is none.
  func first(
    in node: Node,
    at path: [Int],
    beyond start: ArraySlice<Int>?,
    within grid: [Int]? = nil,
    isRoot: Bool = true
  ) -> [Int]? {
    guard let element = node.element, !element.isHidden, isRoot || !element.isFixed else {
      return nil
    }
    let isHere = FocusPlace(of: element, at: path, in: grid).map(isWanted) ?? false
    // An element is before its children.
    if isForth, start == nil, isHere { return path }
    if !isForth, start?.isEmpty == true { return nil }
    let inner = element.role == "grid" ? path : grid
    func child(_ position: Int, _ start: ArraySlice<Int>?) -> [Int]? {
      let (node, place) = (element.children[position], path + [position])
      return node.isText
        ? nil : first(in: node, at: place, beyond: start, within: inner, isRoot: false)
    }
    let count = element.children.count
    let next = start?.first
    if let next, next < count, let found = child(next, start?.dropFirst()) { return found }
    if isForth {
      for position in (next.map { $0 + 1 } ?? 0)..<max(count, next.map { $0 + 1 } ?? 0) {
        if let found = child(position, nil) { return found }
      }
      return nil
    }
    for position in (0..<min(count, next ?? count)).reversed() {
      if let found = child(position, nil) { return found }
    }
    return isHere ? path : nil
  }
}
