import Markup

extension Patch {
  /// Visits what a patch has changed and what is new, in the order of the view.
  ///
  /// - Parameters:
  ///   - node: The node after the changes.
  ///   - path: The path of the node.
  ///   - changed: Receives the path of an element that stays, with its changes.
  ///   - new: Receives the path of a node that has come, with all within it.
  func visit(
    _ node: Node,
    at path: [Int] = [],
    changed: ([Int], Change) -> Void,
    new: ([Int], Node) -> Void
  ) {
    guard case .change(let change) = self else { return new(path, node) }
    changed(path, change)
    let children = node.element?.children ?? []
    var patches: [Int: Patch] = [:]
    for child in change.children { patches[child.position] = child.patch }
    func visit(_ position: Int, at place: Int) {
      patches[position]?.visit(children[place], at: path + [place], changed: changed, new: new)
    }
    guard let order = change.order else {
      for child in change.children { visit(child.position, at: child.position) }
      return
    }
    var place = 0
    for piece in order {
      switch piece {
      case .kept(let range):
        for position in range { visit(position, at: place + position - range.lowerBound) }
        place += range.count
      case .moved(let position):
        visit(position, at: place)
        place += 1
      case .inserted:
        new(path + [place], children[place])
        place += 1
      }
    }
  }
}

extension Node {
  /// The paths of the elements that satisfy a predicate, with the path of the node before.
  func paths(from path: [Int] = [], where isFound: (Element) -> Bool) -> [[Int]] {
    guard let element else { return [] }
    return element.children.enumerated().reduce(into: isFound(element) ? [path] : []) {
      $0 += $1.element.paths(from: path + [$1.offset], where: isFound)
    }
  }
}
