import EmbeddedText

/// The nodes that a host shows, from which it finds the changes to other nodes.
///
/// A memo is drawn again only if its value has changed. A node that is the same object as before is
/// skipped:
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
  /// The shown node, with all memos drawn except for lists.
  package private(set) var shown: Node

  /// Creates a drawing that shows a node.
  ///
  /// - Complexity: O(1) without memos; else O(size).
  public init(_ node: Node) { shown = node.shown }

  /// The shown node, with all memos drawn.
  ///
  /// - Complexity: O(1) without lists; else O(size).
  public var node: Node { shown.drawn }

  /// Shows another node, and returns the changes, or nil without any.
  ///
  /// - Complexity: O(size of the parts that are not the same object or a memo of the same value),
  ///   and O(n log n) for n siblings that change their order.
  public mutating func show(_ new: Node) -> Patch? {
    let (patch, drawn) = Difference.between(shown, new)
    shown = drawn
    return patch
  }
}

extension Patch {
  /// Creates the patch from one node to another; nil if both show the same.
  ///
  /// - Complexity: As for ``Drawing/show(_:)``.
  public init?(from old: Node, to new: Node) {
    guard let patch = Difference.between(old.shown, new).patch else { return nil }
    self = patch
  }
}
