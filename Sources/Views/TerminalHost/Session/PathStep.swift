import Markup

/// A step from an element to one of its children: by the child's key, or by its position where it has none.
enum Step {
  /// The position is that of the child when the step was made. It finds the child at once, and tells it from
  /// others of the same key, but is no part of the step.
  case key(Key, near: Int)
  case position(Int)
}

extension Step: Hashable {
  static func == (left: Step, right: Step) -> Bool {
    switch (left, right) {
    case (.key(let left, _), .key(let right, _)): left == right
    case (.position(let left), .position(let right)): left == right
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .key(let key, _): hasher.combine(key)
    case .position(let position): hasher.combine(position)
    }
  }
}

extension Node {
  /// Returns the steps to the node at a path.
  func steps(to path: [Int]) -> [Step] {
    var node: Node? = self
    return path.map { position in
      let children = node?.element?.children ?? []
      node = children.indices.contains(position) ? children[position] : nil
      return node?.key.map { .key($0, near: position) } ?? .position(position)
    }
  }

  /// Returns the path that steps lead to, if it exists.
  func path(of steps: [Step]) -> [Int]? {
    var node = self
    var path: [Int] = []
    for step in steps {
      guard let children = node.element?.children else { return nil }
      let position: Int? =
        switch step {
        case .key(let key, let near):
          children.indices.contains(near) && children[near].key == key
            ? near : children.firstIndex { $0.key == key }
        case .position(let position): children.indices.contains(position) ? position : nil
        }
      guard let position else { return nil }
      node = children[position]
      path.append(position)
    }
    return path
  }

  /// Returns the path of the node after one or before it, in the order in which a reader meets them.
  ///
  /// - Parameters:
  ///   - step: 1 for the node after, -1 for the one before.
  ///   - path: The path of the node; nil for the first or the last one.
  ///   - root: The path of the node that contains them.
  /// - Returns: The path; nil behind the last node, and before the first one.
  func path(by step: Int, from path: [Int]?, within root: [Int]) -> [Int]? {
    func count(_ path: [Int]) -> Int { self[path]?.element?.children.count ?? 0 }
    func last(in path: [Int]) -> [Int] {
      var path = path
      while count(path) > 0 { path.append(count(path) - 1) }
      return path
    }
    guard var path else { return step > 0 ? root : last(in: root) }
    if step > 0, count(path) > 0 { return path + [0] }
    while path.count > root.count, let position = path.popLast() {
      if step < 0 { return position == 0 ? path : last(in: path + [position - 1]) }
      if position + 1 < count(path) { return path + [position + 1] }
    }
    return nil
  }

  /// Returns the path of the first element that satisfies a predicate.
  func firstPath(where isFound: (Element) -> Bool) -> [Int]? {
    guard let element else { return nil }
    if isFound(element) { return [] }
    for (position, child) in element.children.enumerated() {
      if let rest = child.firstPath(where: isFound) { return [position] + rest }
    }
    return nil
  }

  /// Returns the path of the innermost element, at a path or around it, that satisfies a predicate.
  func enclosingPath(_ path: [Int], where isFound: (Element) -> Bool) -> [Int]? {
    var path = path
    while true {
      if let element = self[path]?.element, isFound(element) { return path }
      if path.popLast() == nil { return nil }
    }
  }

  /// Whether the element at a path is disabled, alone or with the group around it.
  func isDisabled(_ path: [Int]) -> Bool {
    self[path]?.element?["disabled"] != nil
      || enclosingPath(path) { $0.tag == "fieldset" && $0["disabled"] != nil } != nil
  }
}
