import Markup

// The elements that ask for the focus.

extension Node {
  /// The paths of the elements with the attribute `autofocus`.
  var autofocused: [[Int]] {
    var paths: [[Int]] = []
    func add(_ node: Node, at path: [Int]) {
      guard let element = node.element else { return }
      if element["autofocus"] != nil { paths.append(path) }
      for (position, child) in element.children.enumerated() { add(child, at: path + [position]) }
    }
    add(self, at: [])
    return paths
  }
}

extension Patch {
  /// Returns the paths of the elements that receive the attribute `autofocus`, or appear with it.
  ///
  /// The node is the one after the changes.
  func autofocused(in node: Node) -> [[Int]] {
    guard case .change(let change) = self else { return node.autofocused }
    var paths: [[Int]] = change.set.contains { $0.name == "autofocus" } ? [[]] : []
    func add(_ more: [[Int]], at place: Int) { paths += more.map { [place] + $0 } }
    let children = node.element?.children ?? []
    var patches: [Int: Patch] = [:]
    for child in change.children { patches[child.position] = child.patch }
    func add(_ position: Int, at place: Int) {
      if let patch = patches[position] { add(patch.autofocused(in: children[place]), at: place) }
    }
    guard let order = change.order else {
      for child in change.children { add(child.position, at: child.position) }
      return paths
    }
    var place = 0
    for piece in order {
      switch piece {
      case .kept(let range):
        for position in range { add(position, at: place + position - range.lowerBound) }
        place += range.count
      case .moved(let position):
        add(position, at: place)
        place += 1
      case .inserted:
        add(children[place].autofocused, at: place)
        place += 1
      }
    }
    return paths
  }
}
