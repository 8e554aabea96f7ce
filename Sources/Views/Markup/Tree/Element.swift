import EmbeddedText

/// An element of a view: a tag, attributes and children.
///
/// ```swift
/// let node = Markup<Int>.a([.href("https://example.org")], ["there"]).node
/// node.element?.tag  // "a"
/// node.element?["href"]  // "https://example.org"
/// ```
///
/// - Complexity: An element is a view of its node, so reading it copies nothing.
public struct Element: Sendable {
  let node: Node
}

// MARK: - Reading

extension Element {
  /// The tag, such as `div`.
  public var tag: String { node.word }

  /// The attributes in the order of their first mention; each name occurs once.
  public var attributes: [Property] { node.attributes }

  /// The kinds of events that the element handles.
  public var kinds: Event.Kinds { node.kinds }

  /// The child nodes.
  public var children: [Node] { node.children }

  /// The value of an attribute, if the element has it.
  ///
  /// - Complexity: O(number of attributes).
  public subscript(name: String) -> String? {
    for property in attributes where property.name.isSame(as: name) { return property.value }
    return nil
  }
}

extension Element: Equatable {
  /// Returns whether both show the same and handle the same kinds of events.
  ///
  /// The order of attributes does not matter.
  ///
  /// - Complexity: O(size).
  public static func == (left: Element, right: Element) -> Bool { left.node == right.node }
}

// MARK: - Rules

extension Element {
  /// Traps unless a tag is allowed with this number of children.
  @usableFromInline
  static func check(_ tag: String, children: Int) {
    // To compare with all forbidden tags takes a tenth of the time in which a list is drawn again.
    if tag.isWord(of: common) { return }
    precondition(
      tag.isName() && !tag.isWord(of: forbidden) || CapitalNames.contain(tag),
      "tag must be a name whose text no browser runs; got \(tag)"
    )
    precondition(
      children == 0 || !isVoid(tag) && !tag.isSame(as: "textarea"),
      "\(tag) must be empty; got \(children) children"
    )
  }

  /// The tags of most lists, which are allowed with any number of children.
  private static let common = "tbody ul ol div section"

  /// The tags that a program must not use.
  ///
  /// The first line contains tags whose content a browser runs or does not read as markup. The tags
  /// of the second line load other documents or change the meaning of addresses. Those of the third
  /// line can change an address after its check. A browser reads those of the last line as other
  /// tags, or ignores them.
  private static let forbidden = """
    script style noscript template title plaintext xmp listing noembed noframes \
    iframe object embed applet param portal fencedframe frame frameset base meta link bgsound \
    animate set \
    html head body image keygen basefont
    """

  /// Whether elements of a tag have neither children nor an end tag.
  static func isVoid(_ tag: String) -> Bool {
    tag.isWord(of: "input br hr img col wbr area source track")
  }
}
