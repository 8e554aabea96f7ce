import Markup

/// The focus and the texts that a person types, as a tree along the paths to their elements.
///
/// Where a node has no such tree, neither the focus nor a draft is within it, so it looks as it did.
final class Editing {
  /// Whether the element has the focus.
  private(set) var isFocused = false

  /// The text that a person types into the field.
  private(set) var draft: TextDraft?

  /// Whether a person has opened what the program closes, or closed what it opens.
  private(set) var isToggled = false

  /// The position of the child that the layout must come to, since the place of the focus has to be known.
  private(set) var reach: Int?

  private var children: [Int: Editing] = [:]

  /// Creates the tree of a focus and of drafts, by the paths of their elements.
  ///
  /// The layout must come to the focus, unless that is in an element at the lower edge.
  init(
    focus: [Int]? = nil,
    drafts: [[Int]: TextDraft] = [:],
    toggled: [[Int]] = [],
    isFocusFixed: Bool = false
  ) {
    for path in toggled { part(path).isToggled = true }
    for (path, draft) in drafts { part(path).draft = draft }
    guard let focus else { return }
    part(focus).isFocused = true
    if isFocusFixed { return }
    for count in focus.indices { part(Array(focus.prefix(count))).reach = focus[count] }
  }

  /// The tree of the element at a path within this one, if there is one.
  subscript(path: [Int]) -> Editing? {
    var found: Editing? = self
    for position in path { found = found?.children[position] }
    return found
  }

  /// The tree of a child, if there is one.
  subscript(position: Int) -> Editing? { children[position] }

  /// Whether the layout must come to one of some parts within the element.
  func reaches(_ parts: ArraySlice<(path: [Int], node: Node)>) -> Bool {
    reach != nil && parts.contains { self[Array($0.path.dropLast())]?.reach == $0.path.last }
  }

  /// Whether neither the focus nor a draft is within it.
  var isEmpty: Bool { !isFocused && !isToggled && draft == nil && children.isEmpty }

  private func part(_ path: [Int]) -> Editing {
    var part = self
    for position in path {
      let next = part.children[position] ?? Editing()
      part.children[position] = next
      part = next
    }
    return part
  }
}

extension Element {
  /// Whether details show more than their summary.
  func isOpen(_ editing: Editing?) -> Bool {
    (self["open"] != nil) != (editing?.isToggled ?? false)
  }
}
