/// The comparison of what is shown with what is to be shown.
enum Difference {
  /// Returns what changes from a node with everything drawn to a new one, and that one, drawn.
  static func between(_ old: Node, _ new: Node) -> (patch: Patch?, drawn: Node) {
    if old === new { return (nil, old) }
    if case .memo(let memo) = new.content {
      if let origin = old.origin, old.key == new.key, memo.isSame(as: origin) { return (nil, old) }
      let part = memo.draw()
      let (patch, drawn) = between(old, new.key == nil ? part : part.keyed(new.key))
      return (patch, Node(drawn.content, key: drawn.key, origin: memo))
    }
    guard old.key == new.key else { return replacement(new) }
    switch (old.content, new.content) {
    case (.text(let before), .text(let after)):
      return (before.isSame(as: after) ? nil : .text(after), new)
    case (.element(let before), .element(let after)) where before.tag.isSame(as: after.tag):
      return change(before, after, of: new)
    default:
      return replacement(new)
    }
  }

  private static func replacement(_ new: Node) -> (Patch?, Node) {
    let drawn = new.drawn
    return (.replace(drawn), drawn)
  }

  private static func change(_ old: Element, _ new: Element, of node: Node) -> (Patch?, Node) {
    var change = Patch.Change()
    compare(old.attributes, new.attributes, into: &change)
    if old.kinds != new.kinds { change.kinds = new.kinds }
    let children = Siblings.compare(old.children, new.children, into: &change)
    let isSame =
      change.set.isEmpty && change.removed.isEmpty && change.kinds == nil
      && change.children.isEmpty && change.order == nil
    return (
      isSame ? nil : .change(change),
      node.isLazy ? Node(.element(new.with(children: children)), key: node.key) : node
    )
  }

  private static func compare(
    _ old: [Property],
    _ new: [Property],
    into change: inout Patch.Change
  ) {
    if old == new { return }
    for property in new where !old.contains(property) { change.set.append(property) }
    for property in old where !new.contains(where: { $0.name.isSame(as: property.name) }) {
      change.removed.append(property.name)
    }
  }
}
