import Markup

// What is below the visible rows is not laid out, unless the focus is there, whose place must be known.

extension BlockLayout {
  /// Leaves out the children of an element from a position on, if they are below the visible rows and
  /// neither before nor in the focus; returns whether the stack is complete.
  ///
  /// It is a function of its own, so that a level of markup needs little of the stack.
  func leaveOut(
    from position: Int,
    of element: Element,
    in frame: Frame,
    _ editing: Editing?,
    _ stack: inout Stack
  ) -> Bool {
    let reach = editing?.reach ?? -1
    stack.isOpen = position < reach || editing?.isFocused == true
    guard position > reach, stack.isFull, !stack.isOpen else { return false }
    stack.isCut = true
    for place in position..<element.children.count where !frame.isAtFoot {
      addFixed(in: element.children[place], at: [place], within: [], frame.style, &stack)
    }
    return true
  }

  /// Leaves out the rows or the cells of a table, likewise.
  func leaveOut(
    from place: Int,
    of parts: [(path: [Int], node: Node)],
    in frame: Frame,
    _ editing: Editing?,
    _ stack: inout Stack
  ) -> Bool {
    stack.isOpen = editing?.reaches(parts[(place + 1)...]) ?? false
    guard stack.isFull, !stack.isOpen, editing?.reaches(parts[place...]) != true else {
      return false
    }
    stack.isCut = true
    for (path, node) in parts[place...] where !frame.isAtFoot {
      addFixed(in: node, at: path, within: [], frame.style, &stack)
    }
    return true
  }

  /// Adds the elements of a node that are at the lower edge, where a layout would find them.
  private func addFixed(
    in node: Node,
    at path: [Int],
    within outer: [Element],
    _ style: ResolvedStyle,
    _ stack: inout Stack
  ) {
    guard !node.isText, let element = node.element else { return }
    if element.isFixed {
      guard !element.isHidden, outer.allSatisfy(\.needsRows) else { return }
      let inner = outer.reduce(into: style) { $0.apply($1) }
      return stack.fixed.append(Block.Fixed(node: node, path: path, style: inner))
    }
    for (position, child) in element.children.enumerated() {
      addFixed(in: child, at: path + [position], within: outer + [element], style, &stack)
    }
  }
}
