// This package and browsers read markup by recursion, so its depth has a limit. An element counts its
// levels when it is created, and a memo when it is drawn.

import EmbeddedText

extension Node {
  /// The maximum depth of markup: nested elements and memos.
  ///
  /// A debug build reads this depth with half of a stack of 512 KB; a page has 256 KB. Browsers nest
  /// at most 512 elements of HTML.
  @usableFromInline
  static var mostLevels: Int { 128 }

  /// The text in place of deeper markup.
  @usableFromInline
  static var depthText: String { "markup: at most 128 levels" }

  /// The node, or the text in its place if it is too deep.
  var limited: Node { depth > Node.mostLevels ? tooDeep : self }

  /// The text in place of the node.
  @usableFromInline
  @inline(never)
  var tooDeep: Node { Node(text: Node.depthText, key: key, source: source) }

  /// Whether the node replaces markup that is too deep.
  var isTooDeep: Bool { isText && word.isSame(as: Node.depthText) }

  /// The node with all memos drawn, or the text in its place if it has too many levels.
  @usableFromInline
  func drawn(within levels: Int) -> Node {
    guard depth <= levels else { return tooDeep }
    guard isLazy else { return self }
    if let part {
      return part.node(within: levels).drawn(within: levels - 1).with(key: key, source: self)
    }
    return with(children: children.map { $0.drawn(within: levels - 1) }, source: self)
  }

  /// The node with all memos drawn, except for lists, whose rows are drawn when they are needed.
  package var shown: Node { shown(within: Node.mostLevels) }

  /// The node as a page shows it, or the text in its place if it has too many levels.
  @usableFromInline
  func shown(within levels: Int) -> Node {
    guard depth <= levels else { return tooDeep }
    guard isLazy else { return self }
    if let part { return part.shown(as: self, within: levels) }
    return with(children: children.map { $0.shown(within: levels - 1) }, source: self)
  }

  /// The node itself, or the first node that is not a memo, found by drawing memos.
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
