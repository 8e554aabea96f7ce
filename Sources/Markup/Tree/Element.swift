/// An element of what is shown: a tag, attributes, and what stands within.
///
/// ```swift
/// let node = Markup<Int>.a([.href("https://example.org")], ["there"]).node
/// node.element?.tag  // "a"
/// node.element?["href"]  // "https://example.org"
/// ```
public struct Element: Sendable {
  /// Its name, such as `div`.
  public let tag: String

  /// Its attributes, each name once, in the order of their first mention.
  public let attributes: [Property]

  /// The kinds of events that it answers.
  public let kinds: Event.Kinds

  /// What stands within.
  public let children: [Node]

  init<Move>(
    _ tag: String,
    _ attributes: [Attribute<Move>],
    kinds: Event.Kinds,
    children: [Node]
  ) {
    precondition(
      tag.isName && !Element.forbidden.contains { $0.isSame(as: tag) },
      "tag must be a name whose text no browser runs; got \(tag)"
    )
    let isVoid = Element.void.contains { $0.isSame(as: tag) }
    precondition(
      children.isEmpty || !isVoid,
      "\(tag) must have nothing within; got \(children.count) children"
    )
    self.init(
      tag: tag,
      attributes: attributes.isEmpty ? [] : Property.gather(attributes.lazy.map { $0.meaning }),
      kinds: kinds,
      children: children
    )
    requireDistinctKeys()
  }

  init(tag: String, attributes: [Property], kinds: Event.Kinds, children: [Node]) {
    self.tag = tag
    self.attributes = attributes
    self.kinds = kinds
    self.children = children
  }

  func with(children: [Node]) -> Element {
    Element(tag: tag, attributes: attributes, kinds: kinds, children: children)
  }

  /// The value of an attribute, if the element has it.
  public subscript(name: String) -> String? {
    attributes.first { $0.name.isSame(as: name) }?.value
  }
}

extension Element: Equatable {
  /// Returns whether both show the same and answer the same kinds of events.
  ///
  /// The order of attributes does not matter.
  public static func == (left: Element, right: Element) -> Bool {
    left.tag.isSame(as: right.tag) && left.kinds == right.kinds
      && left.attributes.count == right.attributes.count
      && left.attributes.allSatisfy { right.attributes.contains($0) }
      && left.children == right.children
  }
}

// MARK: - Rules

extension Element {
  /// The tags whose text a browser would run, or that would bring in what is not markup.
  static let forbidden = [
    "script", "style", "iframe", "object", "embed", "base", "meta", "link", "template", "noscript",
    "frame", "frameset", "plaintext", "xmp", "noembed", "noframes", "title",
  ]

  /// The tags of elements that have nothing within.
  static let void = ["input", "br", "hr", "img", "col", "wbr", "area", "source", "track"]
}
