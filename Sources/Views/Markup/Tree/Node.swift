import EmbeddedText

/// Markup without its messages: a text, an element, or a part that is drawn when needed.
///
/// A node never changes, and is an object: a tree that holds the same node as before shows the same
/// there, and nothing below is looked at.
///
/// ```swift
/// let old = Markup<Int>.ul([], [.li([], ["milk"])]).node
/// let new = Markup<Int>.ul([], [.li([], ["milk"])]).node
/// old == new  // true
/// old === new  // false
/// ```
///
/// Two nodes are equal where they show the same under the same key, byte for byte; a part drawn
/// when needed equals what it draws.
///
/// - Complexity: A node is one object, besides the lists of its attributes and of its children.
public final class Node: Sendable {
  /// What a node is.
  public enum Content: Sendable {
    /// A text.
    case text(String)
    /// An element.
    case element(Element)
    /// A part that is drawn when needed.
    case memo(AnyMemo)
  }

  /// Its name among its siblings, where it has one.
  public let key: Key?

  /// The text, or the tag of an element.
  package let word: String

  /// Whether the node is a text.
  @usableFromInline
  package let isText: Bool

  /// Whether something within is to be drawn when needed.
  let isLazy: Bool

  /// The kinds of events that an element answers.
  package let kinds: Event.Kinds

  /// The attributes of an element, each name once.
  package let attributes: [Property]

  /// What stands within an element.
  @usableFromInline
  package let children: [Node]

  /// How many levels it has: none where it is a text; else 1, and those of its deepest child.
  ///
  /// A part that is drawn when needed counts as one.
  let depth: Int

  /// What draws the node when needed, where it is such a part.
  let part: AnyMemo?

  /// What the node was drawn from, where something in it was drawn when needed.
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

  /// Creates an element, which may be too deep.
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

  /// Creates a part that is drawn when needed.
  @usableFromInline
  init(part: AnyMemo, key: Key? = nil) {
    word = ""
    isText = false
    isLazy = true
    kinds = []
    attributes = []
    children = []
    depth = 1
    self.part = part
    self.key = key
    source = nil
  }
}

// MARK: - Reading

extension Node {
  /// What the node is.
  public var content: Content {
    if let part { return .memo(part) }
    return isText ? .text(word) : .element(Element(node: self))
  }

  /// The node with everything drawn that is drawn when needed.
  ///
  /// - Complexity: O(1) where nothing is; else O(size).
  public var drawn: Node { isLazy ? drawn(within: Node.mostLevels) : self }

  /// The element, drawn if needed, where the node is one.
  public var element: Element? {
    if part != nil { return unwrapped.element }
    return isText ? nil : Element(node: self)
  }

  /// The text that the node shows, without any elements.
  ///
  /// - Complexity: O(size).
  public var text: String {
    if isLazy { return drawn.text }
    if isText { return word }
    return children.map { $0.text }.joined()
  }

  /// The node at a place, if there is one.
  ///
  /// - Parameter path: The positions among siblings that lead to the place.
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
    if let part { return Node(part: part, key: key) }
    if isText { return Node(text: word, key: key, source: source) }
    return Node(
      tag: word,
      attributes: attributes,
      kinds: kinds,
      children: children,
      key: key,
      source: source
    )
  }

  /// Returns the element with other children, and traps where two of them have the same key.
  @usableFromInline
  func with(checking children: [Node]) -> Node {
    Element.requireDistinctKeys(children)
    return with(children: children)
  }

  @usableFromInline
  func with(children: [Node], source: Node? = nil) -> Node {
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
  /// Returns whether both show the same under the same key.
  ///
  /// The order of attributes does not matter.
  public static func == (left: Node, right: Node) -> Bool {
    if left === right { return true }
    let (left, right) = (left.drawn, right.drawn)
    return left.hasKey(of: right) && left.isText == right.isText && left.isSameElement(as: right)
  }

  /// Whether two drawn nodes of one sort are the same but for their keys.
  private func isSameElement(as other: Node) -> Bool {
    guard word.isSame(as: other.word), kinds == other.kinds,
      children.count == other.children.count, attributes.count == other.attributes.count
    else { return false }
    for property in attributes where !property.isOne(of: other.attributes) { return false }
    for place in 0..<children.count where children[place] != other.children[place] {
      return false
    }
    return true
  }
}

extension Markup {
  /// The text that is shown, without any elements.
  public var text: String { node.text }
}
