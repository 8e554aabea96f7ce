/// How one node becomes another, in as few changes as their keys allow.
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
  /// Another node stands here.
  case replace(Node)
  /// The text is another.
  case text(String)
  /// The element is the same, with changes.
  case change(Change)

  /// What changes of an element.
  public struct Change: Equatable, Sendable {
    /// The attributes that have another value, or came new.
    public var set: [Property] = []
    /// The names of the attributes that are gone.
    public var removed: [String] = []
    /// The kinds of events that it answers now, where they are others.
    public var kinds: Event.Kinds?
    /// The children that change, by the positions that they had.
    public var children: [At] = []
    /// The children in their new order, where that is another.
    public var order: [Piece]?
  }

  /// What changes of the child at a position.
  public struct At: Equatable, Sendable {
    /// The position that the child had.
    public let position: Int
    /// What changes of it.
    public let patch: Patch
  }

  /// A part of the new order of children.
  ///
  /// A child that no part mentions is gone.
  public enum Piece: Equatable, Sendable {
    /// Children that stay one after the other, by the positions that they had.
    case kept(Range<Int>)
    /// A child that moves here from the position that it had.
    case moved(Int)
    /// A new child.
    case inserted(Node)
  }
}

// MARK: - Reading

extension Patch {
  /// How many children move, here and within.
  public var moves: Int {
    guard case .change(let change) = self else { return 0 }
    let here = change.order?.count(where: { if case .moved = $0 { true } else { false } }) ?? 0
    return change.children.reduce(here) { $0 + $1.patch.moves }
  }

  /// How many nodes are touched: changed, replaced, moved, inserted or removed.
  public var touched: Int {
    guard case .change(let change) = self else { return 1 }
    var touched = change.children.reduce(0) { $0 + $1.patch.touched }
    if !change.set.isEmpty || !change.removed.isEmpty || change.kinds != nil {
      touched += 1
    }
    for case .moved in change.order ?? [] { touched += 1 }
    for case .inserted in change.order ?? [] { touched += 1 }
    return touched
  }
}

// MARK: - Applying

extension Node {
  /// Returns the node that a patch makes of this one.
  ///
  /// - Precondition: The patch was made from this node, or from one that is equal.
  public func applying(_ patch: Patch?) -> Node {
    let old = drawn
    switch patch {
    case nil: return self
    case .replace(let node): return node
    case .text(let text): return Node(.text(text), key: old.key)
    case .change(let change):
      guard case .element(let element) = old.content else {
        preconditionFailure("patch of an element must not be applied to a text; got one")
      }
      return Node(.element(element.applying(change)), key: old.key)
    }
  }
}

extension Element {
  fileprivate func applying(_ change: Patch.Change) -> Element {
    var attributes = attributes.filter { old in
      !change.removed.contains { $0.isSame(as: old.name) }
    }
    for property in change.set {
      if let place = attributes.firstIndex(where: { $0.name.isSame(as: property.name) }) {
        attributes[place] = property
      } else {
        attributes.append(property)
      }
    }
    var children = children
    for child in change.children {
      children[child.position] = children[child.position].applying(child.patch)
    }
    let order = change.order.map { pieces in
      pieces.flatMap { piece in
        switch piece {
        case .kept(let range): Array(children[range])
        case .moved(let position): [children[position]]
        case .inserted(let node): [node]
        }
      }
    }
    return Element(
      tag: tag,
      attributes: attributes,
      kinds: change.kinds ?? kinds,
      children: order ?? children
    )
  }
}
