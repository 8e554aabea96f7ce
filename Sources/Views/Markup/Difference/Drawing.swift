import EmbeddedText

/// What is shown somewhere, which knows what must change to show something else.
///
/// Parts that are drawn when needed are drawn again only where their value has changed, and a part
/// that is the same object as before is not looked at:
///
/// ```swift
/// func rows(_ counts: [Int]) -> Node {
///   Markup<Int>.ul([], counts.map { .memo(on: $0) { .li([], ["\($0)"]) } }).node
/// }
/// var drawing = Drawing(rows([1, 2, 3]))
/// let patch = drawing.show(rows([1, 5, 3]))
/// patch?.touched  // 1
/// drawing.node.text  // "153"
/// ```
///
/// ## Laws
///
/// ```text
/// drawing.show(n); drawing.node == n
/// drawing.show(n) == Patch(from: the node before, to: n)
/// ```
public struct Drawing: Sendable {
  /// What is shown, with everything drawn.
  public private(set) var node: Node

  /// Creates a drawing that shows a node.
  public init(_ node: Node) {
    self.node = node.drawn
  }

  /// Shows another node, and returns what changes, or nil where nothing does.
  ///
  /// - Complexity: O(size of what is not the same object or drawn from the same value), and
  ///   O(n log n) for n siblings that change their order.
  public mutating func show(_ new: Node) -> Patch? {
    let (patch, drawn) = Difference.between(node, new)
    node = drawn
    return patch
  }
}

extension Patch {
  /// Creates the patch that makes a node of a copy of another, whatever the keys of both.
  package init(copying model: Node, to node: Node) {
    let (patch, _) = Difference.between(model.drawn, node.with(key: model.key))
    self = patch ?? .change(Change())
  }

  /// Creates the patch that makes one node of another; nil where both show the same.
  public init?(from old: Node, to new: Node) {
    guard let patch = Difference.between(old.drawn, new).patch else { return nil }
    self = patch
  }
}
