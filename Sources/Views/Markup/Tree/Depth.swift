// Markup is read by recursion, by this package and by browsers, so its depth has a limit. An element
// counts its levels when it is made; what is drawn when needed is counted as it is drawn.

import EmbeddedText

extension Node {
  /// The most levels that markup has: elements, and parts drawn when needed, within each other.
  ///
  /// A debug build reads so many on a stack of 512 KB, of which it takes at most half; a page has
  /// 256 KB. Browsers that read HTML keep at most 512 elements within each other.
  @usableFromInline
  static var mostLevels: Int { 128 }

  /// The text in place of what is deeper.
  @usableFromInline
  static var depthText: String {
    "markup: at most 128 levels"
  }

  /// The node, or the text in its place where it is too deep.
  var limited: Node { depth > Node.mostLevels ? tooDeep : self }

  /// The text in place of the node.
  @usableFromInline
  @inline(never)
  var tooDeep: Node { Node(text: Node.depthText, key: key, source: source) }

  /// Whether the node stands in place of what is too deep.
  var isTooDeep: Bool { isText && word.isSame(as: Node.depthText) }

  /// The node with everything drawn, where some levels are left for it.
  @usableFromInline
  func drawn(within levels: Int) -> Node {
    guard depth <= levels else { return tooDeep }
    guard isLazy else { return self }
    if let part {
      return part.node(within: levels).drawn(within: levels - 1).with(key: key, source: self)
    }
    return with(children: children.map { $0.drawn(within: levels - 1) }, source: self)
  }

  /// The node that a part shows, and the part that this shows, and so on; or the node itself.
  var unwrapped: Node {
    var (node, levels) = (self, Node.mostLevels)
    while let part = node.part {
      guard levels > 0 else { return tooDeep }
      node = part.node(within: levels)
      levels -= 1
    }
    return node
  }
}
