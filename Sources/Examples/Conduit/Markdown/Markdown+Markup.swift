package import Markup

extension Markdown {
  /// Draws the blocks within a `div` with some attributes.
  ///
  /// A link tells the browser to send no referrer, and search engines to ignore it:
  ///
  /// ```swift
  /// let view: Markup<Never> = Markdown("[there](https://example.org)").markup([.class("text")])
  /// view.node.element?["class"]  // "text"
  /// view.node[[0, 0]]?.element?["rel"]  // "noopener noreferrer nofollow"
  /// ```
  ///
  /// - Complexity: O(size).
  package func markup<Message: Sendable>(
    _ attributes: Markup<Message>.Attributes = []
  ) -> Markup<Message> {
    .div(attributes, blocks.markup())
  }
}

// One call makes all elements of a kind: a page is smaller so than with a function for each tag.

extension [Markdown.Block] {
  @inline(never)
  fileprivate func markup<Message: Sendable>() -> [Markup<Message>] { map { $0.markup() } }
}

extension Markdown.Block {
  fileprivate func markup<Message: Sendable>() -> Markup<Message> {
    var attributes: Markup<Message>.Attributes = []
    var children: [Markup<Message>] = []
    let tag: String
    switch self {
    case .heading(let level, let inlines): (tag, children) = ("h" + String(level), inlines.markup())
    case .paragraph(let inlines): (tag, children) = ("p", inlines.markup())
    case .list(let list):
      tag = list.start == nil ? "ul" : "ol"
      if let start = list.start, start != 1 { attributes = [.attribute("start", String(start))] }
      children = list.items.map { .li([], list.markup(of: $0)) }
    case .quote(let blocks): (tag, children) = ("blockquote", blocks.markup())
    case .code(let code, let language):
      tag = "pre"
      children = [.code([.class("language-" + language, if: !language.isEmpty)], [.text(code)])]
    case .thematicBreak: tag = "hr"
    }
    return .element(tag, attributes, children)
  }
}

extension Markdown.List {
  fileprivate func markup<Message: Sendable>(of item: [Markdown.Block]) -> [Markup<Message>] {
    var children: [Markup<Message>] = []
    for block in item {
      if isTight, case .paragraph(let inlines) = block {
        children += inlines.markup()
      } else {
        children.append(block.markup())
      }
    }
    return children
  }
}

extension [Markdown.Inline] {
  @inline(never)
  fileprivate func markup<Message: Sendable>() -> [Markup<Message>] { map { $0.markup() } }
}

extension Markdown.Inline {
  fileprivate func markup<Message: Sendable>() -> Markup<Message> {
    var attributes: Markup<Message>.Attributes = []
    var children: [Markup<Message>] = []
    let tag: String
    switch self {
    case .text(let text): return .text(text)
    case .emphasis(let inner): (tag, children) = ("em", inner.markup())
    case .strong(let inner): (tag, children) = ("strong", inner.markup())
    case .code(let code): (tag, children) = ("code", [.text(code)])
    case .link(let inner, let address):
      (tag, children) = ("a", inner.markup())
      attributes = [.href(address), .attribute("rel", "noopener noreferrer nofollow")]
    case .image(let alt, let address): (tag, attributes) = ("img", [.src(address), .alt(alt)])
    case .lineBreak: tag = "br"
    }
    return .element(tag, attributes, children)
  }
}
