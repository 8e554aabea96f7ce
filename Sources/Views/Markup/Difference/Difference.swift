import EmbeddedText

/// The comparison of the shown nodes with new ones.
///
/// The parts without recursion are functions of their own, so that a level of markup needs little of
/// the stack.
enum Difference {
  /// A patch, and the new node with all memos drawn.
  typealias Result = (patch: Patch?, drawn: Node)

  /// Returns the patch from a drawn node to a new one, and the new node with all memos drawn.
  ///
  /// A new node with too many levels becomes the text that says so.
  static func between(_ old: Node, _ new: Node, within levels: Int = Node.mostLevels) -> Result {
    if old === new || old.source === new { return (nil, old) }
    if new.depth <= levels {
      if let part = new.part {
        return part.difference(from: old, as: new, within: levels)
          ?? drawing(new, over: old, within: levels)
      }
      // A list that becomes another element is compared with it row by row.
      if old.list != nil { return between(old.drawn(within: levels), new, within: levels) }
      if isSame(old, new) { return children(of: old, new, within: levels) }
    }
    return replacing(old, by: new.shown(within: levels))
  }

  /// Whether both are elements with the same tag and the same key.
  private static func isSame(_ old: Node, _ new: Node) -> Bool {
    old.hasKey(of: new) && !old.isText && !new.isText && old.word.isSame(as: new.word)
  }

  /// Compares two texts, or a drawn node with a drawn one of another kind.
  private static func replacing(_ old: Node, by new: consuming Node) -> Result {
    guard old.isText, new.isText, old.hasKey(of: new) else { return (.replace(copy new), new) }
    return (old.word.isSame(as: new.word) ? nil : .text(new.word), new)
  }

  /// Compares with the node of a memo, unless the memo has the same value as before.
  private static func drawing(_ new: Node, over old: Node, within levels: Int) -> Result {
    guard let shown = shown(new, over: old, within: levels) else { return (nil, old) }
    let result = between(old, shown, within: levels - 1)
    return (result.patch, result.drawn.with(key: new.key, source: new))
  }

  private static func shown(_ new: Node, over old: Node, within levels: Int) -> Node? {
    guard let part = new.part else { return new }
    if let origin = old.source?.part, old.hasKey(of: new), part.isSame(as: origin) { return nil }
    return part.node(within: levels).with(key: new.key)
  }

  private static func children(of old: Node, _ new: Node, within levels: Int) -> Result {
    var siblings = Siblings(old.children, new.children, drawing: new.isLazy, within: levels - 1)
    siblings.compare()
    return finish(old, new, siblings)
  }

  /// Combines the changes of an element itself with those of its children.
  private static func finish(_ old: Node, _ new: Node, _ siblings: Siblings) -> Result {
    var change = Patch.Change()
    compare(old, new, into: &change)
    (change.children, change.order) = (siblings.changed, siblings.order)
    let drawn = new.isLazy ? new.with(children: siblings.drawn, source: new) : new
    return (change.isEmpty ? nil : .change(change), drawn)
  }

  /// Compares two elements without their children.
  static func compare(_ old: Node, _ new: Node, into change: inout Patch.Change) {
    for property in new.attributes where !property.isOne(of: old.attributes) {
      change.set.append(property)
    }
    for property in old.attributes where !property.isNamed(in: new.attributes) {
      change.removed.append(property.name)
    }
    if old.kinds != new.kinds { change.kinds = new.kinds }
  }
}
