#if !hasFeature(Embedded)
extension Element {
  /// The declarations of the `style` attribute, each with its value.
  package var styles: [(name: String, value: String)] {
    guard let style = self["style"] else { return [] }
    return style.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (name: parts[0], value: parts[1]) : nil
    }
  }

  /// The `display` of the style, if it has one.
  private var display: String? { styles.last { $0.name == "display" }?.value }

  /// Whether the element is invisible: by its attributes, by its style, or because of its tag.
  package var isHidden: Bool {
    self["hidden"] != nil || tag == "input" && self["type"] == "hidden" || display == "none"
      || Self.invisible.contains(tag)
  }

  /// Whether the element has rows of its own, as a block has in a browser.
  package var isBlock: Bool {
    guard let display else { return Self.blocks.contains(tag) }
    return !display.hasPrefix("inline") && display != "contents"
  }

  private static let invisible: Set<String> = [
    "datalist", "source", "track", "col", "colgroup", "wbr",
  ]

  private static let blocks: Set<String> = [
    "div", "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "menu", "li", "table", "thead",
    "tbody", "tfoot", "tr", "caption", "form", "header", "footer", "section", "main", "nav",
    "article", "aside", "pre", "hr", "blockquote", "dl", "dt", "dd", "fieldset", "legend",
    "figure", "figcaption", "address", "details", "summary", "dialog", "search", "hgroup",
  ]
}
#endif
