import Markup

/// What a change of the view means for the focus.
struct FocusChanges {
  /// The paths of the elements that ask for the focus since then, in the order of the view.
  private(set) var wanted: [[Int]] = []
  /// The paths of the dialogs that have come.
  private(set) var dialogs: [[Int]] = []
  /// The paths of the nodes that have come, each with all within it.
  private(set) var new: [[Int]] = []

  /// Notes the changes of a patch.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - node: The node after the changes.
  init(_ patch: Patch, in node: Node) {
    patch.visit(
      node,
      changed: { if $1.set.contains(where: { $0.name == "autofocus" }) { wanted.append($0) } },
      new: { note($1, at: $0) }
    )
  }

  /// Notes a node that has come.
  init(new node: Node) { note(node, at: []) }

  private mutating func note(_ node: Node, at path: [Int]) {
    new.append(path)
    wanted += node.paths(from: path) { $0["autofocus"] != nil }
    dialogs += node.paths(from: path) { $0.isDialog }
  }

  /// Whether an element at a path has come, alone or with one around it.
  func contains(_ path: [Int]) -> Bool { new.contains { path.starts(with: $0) } }
}
