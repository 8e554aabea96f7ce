import EmbeddedText

/// An element of what is shown: a tag, attributes, and what stands within.
///
/// ```swift
/// let node = Markup<Int>.a([.href("https://example.org")], ["there"]).node
/// node.element?.tag  // "a"
/// node.element?["href"]  // "https://example.org"
/// ```
///
/// - Complexity: An element is the node that it is, seen as one: to read it copies nothing.
public struct Element: Sendable {
  let node: Node
}

// MARK: - Reading

extension Element {
  /// Its name, such as `div`.
  public var tag: String { node.word }

  /// Its attributes, each name once, in the order of their first mention.
  public var attributes: [Property] { node.attributes }

  /// The kinds of events that it answers.
  public var kinds: Event.Kinds { node.kinds }

  /// What stands within.
  public var children: [Node] { node.children }

  /// The value of an attribute, if the element has it.
  public subscript(name: String) -> String? {
    for property in attributes where property.name.isSame(as: name) { return property.value }
    return nil
  }
}

extension Element: Equatable {
  /// Returns whether both show the same and answer the same kinds of events.
  ///
  /// The order of attributes does not matter.
  public static func == (left: Element, right: Element) -> Bool { left.node == right.node }
}

// MARK: - Rules

extension Element {
  /// Traps unless a tag is one of an element that may have children as it has.
  @usableFromInline
  static func check(_ tag: String, children: Int) {
    precondition(
      tag.isName() && !tag.isWord(of: forbidden) || CapitalNames.contain(tag),
      "tag must be a name whose text no browser runs; got \(tag)"
    )
    precondition(
      children == 0 || !isVoid(tag) && !tag.isSame(as: "textarea"),
      "\(tag) must have nothing within; got \(children) children"
    )
  }

  /// Traps where two children have the same key.
  static func requireDistinctKeys(_ children: [Node]) {
    guard let key = KeyOrder(children, in: 0..<children.count).repeated else { return }
    preconditionFailure("keys of siblings must be different; got \(key) twice")
  }

  /// The tags that a program must not write.
  ///
  /// The first line holds those within which a browser runs what stands there, or reads it as
  /// something else; the second those that bring in what is not markup, or change what addresses
  /// mean; the third those that give another element an address after it was checked; the last
  /// those that a browser reads as other tags, or not at all.
  private static let forbidden = """
    script style noscript template title plaintext xmp listing noembed noframes \
    iframe object embed applet param portal fencedframe frame frameset base meta link bgsound \
    animate set \
    html head body image keygen basefont
    """

  /// Whether elements of a tag have nothing within, not even an end.
  static func isVoid(_ tag: String) -> Bool {
    tag.isWord(of: "input br hr img col wbr area source track")
  }
}
