import EmbeddedText

/// The changes from one node to another, with as few moves as the keys allow.
///
/// ```swift
/// let old = Markup<Int>.ul([], [.li([], ["milk"]).keyed(1), .li([], ["bread"]).keyed(2)]).node
/// let new = Markup<Int>.ul([], [.li([], ["bread"]).keyed(2), .li([], ["milk"]).keyed(1)]).node
/// let patch = Patch(from: old, to: new)
/// patch?.moves  // 1
/// old.applying(patch) == new  // true
/// Patch(from: old, to: old) == nil  // true
/// ```
///
/// ## Laws
///
/// ```text
/// a.applying(Patch(from: a, to: b)) == b
/// Patch(from: a, to: b) == nil      implies a == b
/// for a permutation of keys, moves == count - length of its longest increasing subsequence
/// ```
public indirect enum Patch: Equatable, Sendable {
  /// Another node replaces this one.
  case replace(Node)
  /// The text changes.
  case text(String)
  /// The element stays, with changes.
  case change(Change)

  /// The changes of an element.
  public struct Change: Equatable, Sendable {
    /// The new attributes, and those with a new value.
    public var set: [Property] = []
    /// The names of the removed attributes.
    public var removed: [String] = []
    /// The kinds of handled events, if they change.
    public var kinds: Event.Kinds?
    /// The changes of children, with the old positions of these.
    public var children: [At] = []
    /// The children in their new order, if it changes.
    public var order: [Piece]?

    package init() {}

    var isEmpty: Bool {
      self.set.isEmpty && removed.isEmpty && kinds == nil && children.isEmpty && order == nil
    }
  }

  /// The change of a child.
  public struct At: Equatable, Sendable {
    /// The old position of the child.
    public let position: Int
    /// The change.
    public let patch: Patch

    package init(position: Int, patch: Patch) {
      self.position = position
      self.patch = patch
    }
  }

  /// A part of the new order of children.
  ///
  /// Children that no part mentions are removed.
  public enum Piece: Equatable, Sendable {
    /// The old positions of adjacent children that stay.
    case kept(Range<Int>)
    /// The old position of a child that moves here.
    case moved(Int)
    /// A new child.
    case inserted(Node)
  }
}

extension [Patch.Piece] {
  /// Adds children that stay, and joins them with those before them.
  @inline(never)
  mutating func keep(_ range: Range<Int>) {
    if range.isEmpty { return }
    if case .kept(let before)? = last, before.upperBound == range.lowerBound {
      self[count - 1] = .kept(before.lowerBound..<range.upperBound)
    } else {
      append(.kept(range))
    }
  }
}

// MARK: - Reading

extension Patch {
  /// The number of moved children, at all levels.
  ///
  /// - Complexity: O(size of the patch).
  public var moves: Int {
    guard case .change(let change) = self else { return 0 }
    let here = change.order?.count(where: { if case .moved = $0 { true } else { false } }) ?? 0
    return change.children.reduce(here) { $0 + $1.patch.moves }
  }

  /// The number of nodes that are changed, replaced, moved or inserted.
  ///
  /// Removed nodes do not count, because a patch does not mention them.
  ///
  /// - Complexity: O(size of the patch).
  public var touched: Int {
    guard case .change(let change) = self else { return 1 }
    var touched = change.set.isEmpty && change.removed.isEmpty && change.kinds == nil ? 0 : 1
    for child in change.children { touched += child.patch.touched }
    for piece in change.order ?? [] {
      switch piece {
      case .kept: continue
      case .moved, .inserted: touched += 1
      }
    }
    return touched
  }
}

// MARK: - Applying

extension Node {
  /// Returns the node after the changes of a patch.
  ///
  /// ```swift
  /// let (old, new) = (Markup<Int>.text("milk").node, Markup<Int>.text("bread").node)
  /// old.applying(Patch(from: old, to: new)).text  // "bread"
  /// ```
  ///
  /// - Precondition: The patch was created from this node, or from an equal one.
  /// - Complexity: O(size of the changed elements, with the lists of their children).
  public func applying(_ patch: Patch?) -> Node {
    let old = drawn
    switch patch {
    case nil: return self
    case .replace(let node): return node
    case .text(let text):
      precondition(old.isText, "patch of a text must not be applied to an element; got \(old.word)")
      return Node(text: text, key: old.key)
    case .change(let change):
      precondition(!old.isText, "patch of an element must not be applied to a text; got one")
      return old.applying(change)
    }
  }

  private func applying(_ change: Patch.Change) -> Node {
    var attributes = attributes.filter { old in !old.name.isOne(of: change.removed) }
    for property in change.set {
      if let place = attributes.firstIndex(where: { $0.name.isSame(as: property.name) }) {
        attributes[place] = property
      } else {
        attributes.append(property)
      }
    }
    var children = children
    for child in change.children {
      requireChild(at: child.position)
      children[child.position] = children[child.position].applying(child.patch)
    }
    let node = Node(
      tag: word,
      attributes: attributes,
      kinds: change.kinds ?? kinds,
      children: change.order.map { ordered(children, by: $0) } ?? children,
      key: key
    )
    return node.limited
  }

  private func ordered(_ children: [Node], by pieces: [Patch.Piece]) -> [Node] {
    pieces.flatMap { piece -> [Node] in
      switch piece {
      case .kept(let range):
        if range.isEmpty { return [] }
        requireChild(at: range.upperBound - 1)
        return Array(children[range])
      case .moved(let position):
        requireChild(at: position)
        return [children[position]]
      case .inserted(let node): return [node]
      }
    }
  }

  private func requireChild(at position: Int) {
    precondition(
      position >= 0 && position < children.count,
      "position must be one of \(children.count) children; got \(position)"
    )
  }
}
