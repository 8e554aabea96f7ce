/// The comparison of what is shown with what is to be shown.
enum Difference {
  /// Returns what changes from a node with everything drawn to a new one, and that one, drawn.
  static func between(_ old: Node, _ new: Node) -> (patch: Patch?, drawn: Node) {
    if old === new || old.source === new { return (nil, old) }
    let hasSameKey = old.hasKey(of: new)
    if let part = new.part {
      if let origin = old.source?.part, hasSameKey, part.isSame(as: origin) { return (nil, old) }
      let (patch, drawn) = between(old, part.node(over: old).with(key: new.key))
      return (patch, drawn.with(key: new.key, source: new))
    }
    guard hasSameKey, old.isText == new.isText, new.isText || old.word.isSame(as: new.word) else {
      let drawn = new.drawn
      return (.replace(drawn), drawn)
    }
    if new.isText { return (old.word.isSame(as: new.word) ? nil : .text(new.word), new) }
    var change = Patch.Change()
    compare(old.attributes, new.attributes, into: &change)
    if old.kinds != new.kinds { change.kinds = new.kinds }
    var siblings = Siblings(old.children, new.children, drawing: new.isLazy)
    siblings.compare()
    (change.children, change.order) = (siblings.changed, siblings.order)
    let drawn = new.isLazy ? new.with(children: siblings.drawn, source: new) : new
    return (change.isEmpty ? nil : .change(change), drawn)
  }

  private static func compare(
    _ old: [Property],
    _ new: [Property],
    into change: inout Patch.Change
  ) {
    for property in new where !property.isOne(of: old) { change.set.append(property) }
    for property in old where !property.isNamed(in: new) { change.removed.append(property.name) }
  }
}
