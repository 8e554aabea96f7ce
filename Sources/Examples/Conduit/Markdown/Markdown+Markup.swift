package import Markup

extension Markdown {
  /// Draws the blocks within a `div`.
  ///
  /// The page has a title, so the outermost headings are of the second rank, and none leaves a rank out.
  /// A link tells the browser to send no referrer, and search engines to ignore it:
  ///
  /// ```swift
  /// let view: Markup<Never> = Markdown("# Here\n[there](https://example.org)").markup()
  /// view.node[[0]]?.element?.tag  // "h2"
  /// view.node[[1, 0]]?.element?["rel"]  // "noopener noreferrer nofollow"
  /// ```
  ///
  /// - Complexity: O(size).
  package func markup<Message: Sendable>() -> Markup<Message> {
    var outline = Outline()
    return .div([], blocks.markup(in: &outline))
  }
}

/// The headings around a place in a text.
private struct Outline {
  private var levels: [Int] = []

  /// Adds a heading of a level, and returns its rank on the page.
  mutating func rank(of level: Int) -> Int {
    while let last = levels.last, last >= level { levels.removeLast() }
    levels.append(level)
    return min(levels.count + 1, 6)
  }
}

// One call makes all elements of a kind: a page is smaller so than with a call for each tag.

extension Markdown.Block {
  fileprivate func markup<Message: Sendable>(in outline: inout Outline) -> Markup<Message> {
    var attributes: Markup<Message>.Attributes = []
    let (tag, children): (String, [Markup<Message>])
    switch self {
    case .heading(let level, let inlines):
      (tag, children) = ("h" + String(outline.rank(of: level)), inlines.markup())
    case .paragraph(let inlines): (tag, children) = ("p", inlines.markup())
    case .list(let start, let items):
      tag = start == nil ? "ul" : "ol"
      children = items.map { .li([], $0.markup(ofItem: true, in: &outline)) }
      if let start, start != 1 { attributes = [.attribute("start", String(start))] }
    case .quote(let blocks): (tag, children) = ("blockquote", blocks.markup(in: &outline))
    case .code(let code): (tag, children) = ("pre", [Markdown.Inline.code(code)].markup())
    case .thematicBreak: (tag, children) = ("hr", [])
    }
    return .element(tag, attributes, children)
  }
}

extension [Markdown.Block] {
  /// Draws the blocks; the paragraph at the start of an item needs no space above it.
  fileprivate func markup<Message: Sendable>(
    ofItem: Bool = false,
    in outline: inout Outline
  ) -> [Markup<Message>] {
    let children: [Markup<Message>] = map { $0.markup(in: &outline) }
    guard ofItem, case .paragraph(let inlines)? = first else { return children }
    return inlines.markup() + children.dropFirst()
  }
}

extension [Markdown.Inline] {
  fileprivate func markup<Message: Sendable>() -> [Markup<Message>] { map { $0.markup() } }
}

extension Markdown.Inline {
  fileprivate func markup<Message: Sendable>() -> Markup<Message> {
    var attributes: Markup<Message>.Attributes = []
    let (tag, children): (String, [Self])
    switch self {
    case .text(let text): return .text(text)
    case .emphasis(let inlines): (tag, children) = ("em", inlines)
    case .strong(let inlines): (tag, children) = ("strong", inlines)
    case .code(let code): (tag, children) = ("code", [.text(code)])
    case .link(let inlines, let address):
      (tag, children) = ("a", inlines)
      attributes = [.href(address), .attribute("rel", "noopener noreferrer nofollow")]
    case .image(let alt, let address):
      (tag, children) = ("img", [])
      attributes = [.src(address), .alt(alt)]
    case .lineBreak: (tag, children) = ("br", [])
    }
    return .element(tag, attributes, children.markup())
  }
}
