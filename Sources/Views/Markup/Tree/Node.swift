import EmbeddedText

/// Markup without its messages: a text, an element, or a memo.
///
/// A node is an immutable object. If a new tree contains the same node as the old one, a comparison
/// skips that node and everything below it.
///
/// ```swift
/// let old = Markup<Int>.ul([], [.li([], ["milk"])]).node
/// let new = Markup<Int>.ul([], [.li([], ["milk"])]).node
/// old == new  // true
/// old === new  // false
/// ```
///
/// Two nodes are equal if they show the same, byte for byte, with the same keys. A memo equals the
/// node that it draws.
///
/// - Complexity: A node is one object, plus the lists of its attributes and of its children.
public final class Node: Sendable {
  /// The unique name among the siblings, if the node has one.
  public let key: Key?

  /// The text, or the tag of an element.
  package let word: String

  /// Whether the node is a text.
  @usableFromInline
  package let isText: Bool

  /// Whether the node is a memo or contains one.
  package let isLazy: Bool

  /// The kinds of events that an element handles.
  package let kinds: Event.Kinds

  /// The attributes of an element; each name occurs once.
  package let attributes: [Property]

  /// The children of an element.
  @usableFromInline
  package let children: [Node]

  /// The number of levels: 0 for a text, 1 for a memo, and 1 more than the deepest child for an
  /// element.
  let depth: Int

  /// The memo, if the node is one.
  let part: AnyMemo?

  /// The node from which this one was drawn, if that contains a memo.
  let source: Node?

  /// Creates a text.
  @usableFromInline
  init(text: String, key: Key? = nil, source: Node? = nil) {
    word = text
    isText = true
    isLazy = false
    kinds = []
    attributes = []
    children = []
    depth = 0
    part = nil
    self.key = key
    self.source = source
  }

  /// Creates an element, whose depth is not checked.
  init(
    tag: String,
    attributes: [Property],
    kinds: Event.Kinds,
    children: [Node],
    key: Key? = nil,
    source: Node? = nil
  ) {
    var (isLazy, depth) = (false, 0)
    for child in children {
      if child.isLazy { isLazy = true }
      if child.depth > depth { depth = child.depth }
    }
    word = tag
    isText = false
    self.isLazy = isLazy
    self.depth = depth + 1
    self.attributes = attributes
    self.kinds = kinds
    self.children = children
    part = nil
    self.key = key
    self.source = source
  }

  /// Creates a memo.
  @usableFromInline
  init(part: AnyMemo, key: Key? = nil, source: Node? = nil) {
    word = ""
    isText = false
    isLazy = true
    kinds = []
    attributes = []
    children = []
    depth = part.depth
    self.part = part
    self.key = key
    self.source = source
  }
}

// MARK: - Reading

extension Node {
  /// The node with all memos drawn.
  ///
  /// - Complexity: O(1) without memos; else O(size).
  public var drawn: Node { isLazy ? drawn(within: Node.mostLevels) : self }

  /// The element, if the node is one or a memo that draws one; nil for a text.
  ///
  /// - Complexity: O(1), and the drawing of a memo.
  public var element: Element? {
    if part != nil { return unwrapped.element }
    return isText ? nil : Element(node: self)
  }

  /// The text of the node, without elements.
  ///
  /// - Complexity: O(size).
  public var text: String {
    if isLazy { return drawn.text }
    if isText { return word }
    return children.map { $0.text }.joined()
  }

  /// The node at a path, if there is one.
  ///
  /// - Parameter path: The positions among siblings that lead to the node.
  /// - Complexity: O(length of the path), and the drawing of the memos on the way.
  public subscript(path: [Int]) -> Node? {
    var node = self
    for position in path {
      node = node.unwrapped
      guard position >= 0, position < node.children.count else { return nil }
      node = node.children[position]
    }
    return node.unwrapped
  }
}

// MARK: - Implementation

extension Node {
  @usableFromInline
  func with(key: Key?, source: Node? = nil) -> Node {
    if let part { return Node(part: part, key: key, source: source) }
    if isText { return Node(text: word, key: key, source: source) }
    return element(with: children, key: key, source: source)
  }

  @usableFromInline
  func with(children: [Node], source: Node? = nil) -> Node {
    element(with: children, key: key, source: source)
  }

  @inline(never)
  private func element(with children: [Node], key: Key?, source: Node?) -> Node {
    Node(
      tag: word,
      attributes: attributes,
      kinds: kinds,
      children: children,
      key: key,
      source: source
    )
  }
}

extension Node: Equatable {
  /// Returns whether both show the same with the same key.
  ///
  /// The order of attributes does not matter.
  ///
  /// - Complexity: O(1) for one and the same node; else O(size).
  public static func == (left: Node, right: Node) -> Bool {
    if left === right { return true }
    let (left, right) = (left.drawn, right.drawn)
    return left.hasKey(of: right) && left.isText == right.isText && left.isSameElement(as: right)
  }

  /// Whether two drawn nodes of one kind are the same except for their keys.
  private func isSameElement(as other: Node) -> Bool {
    guard word.isSame(as: other.word), kinds == other.kinds,
      children.count == other.children.count, attributes.count == other.attributes.count
    else { return false }
    for property in attributes where !property.isOne(of: other.attributes) { return false }
    for place in 0..<children.count where children[place] != other.children[place] { return false }
    return true
  }
}
