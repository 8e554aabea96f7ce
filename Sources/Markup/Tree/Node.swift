/// What is shown, without the moves: a text, an element, or a part that is drawn when needed.
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

  /// What the node is.
  public let content: Content

  /// Its name among its siblings, where it has one.
  public let key: Key?

  /// What the node was drawn from, where it was drawn when needed.
  let origin: AnyMemo?

  /// Whether something within is to be drawn when needed.
  let isLazy: Bool

  init(_ content: Content, key: Key?, origin: AnyMemo? = nil) {
    self.content = content
    self.key = key
    self.origin = origin
    isLazy =
      switch content {
      case .text: false
      case .element(let element): element.children.contains { $0.isLazy }
      case .memo: true
      }
  }

  convenience init(text: String) { self.init(.text(text), key: nil) }

  convenience init(_ element: Element) { self.init(.element(element), key: nil) }

  convenience init(_ memo: AnyMemo) { self.init(.memo(memo), key: nil) }

  func keyed(_ key: Key?) -> Node { Node(content, key: key, origin: origin) }
}

// MARK: - Reading

extension Node {
  /// The node with everything drawn that is drawn when needed.
  ///
  /// - Complexity: O(1) where nothing is; else O(size).
  public var drawn: Node {
    guard isLazy else { return self }
    switch content {
    case .text: return self
    case .element(let element):
      return Node(.element(element.with(children: element.children.map { $0.drawn })), key: key)
    case .memo(let memo):
      let node = memo.draw().drawn
      return Node(node.content, key: key ?? node.key, origin: memo)
    }
  }

  /// The element, drawn if needed, where the node is one.
  public var element: Element? {
    switch content {
    case .element(let element): element
    case .text: nil
    case .memo(let memo): memo.draw().element
    }
  }

  /// The text that the node shows, without any elements.
  ///
  /// - Complexity: O(size).
  public var text: String {
    switch content {
    case .text(let text): text
    case .element(let element): element.children.reduce(into: "") { $0 += $1.text }
    case .memo(let memo): memo.draw().text
    }
  }

  /// The node at a place, if there is one.
  ///
  /// - Parameter path: The positions among siblings that lead to the place.
  public subscript(path: ArraySlice<Int>) -> Node? {
    switch content {
    case .memo(let memo): return memo.draw()[path]
    case .text: return path.isEmpty ? self : nil
    case .element(let element):
      guard let child = path.first else { return self }
      guard element.children.indices.contains(child) else { return nil }
      return element.children[child][path.dropFirst()]
    }
  }
}

// MARK: - Conformances

extension Node: Equatable {
  /// Returns whether both show the same under the same key.
  public static func == (left: Node, right: Node) -> Bool {
    if left === right { return true }
    let (left, right) = (left.drawn, right.drawn)
    guard left.key == right.key else { return false }
    switch (left.content, right.content) {
    case (.text(let left), .text(let right)): return left.isSame(as: right)
    case (.element(let left), .element(let right)): return left == right
    default: return false
    }
  }
}

extension Markup {
  /// The text that is shown, without any elements.
  public var text: String { node.text }
}
