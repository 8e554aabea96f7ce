import EmbeddedText

extension Node {
  /// The node as HTML.
  ///
  /// Texts and values are escaped, so that input of a person stays text.
  ///
  /// ```swift
  /// let hostile = "</p><script>alert(1)</script>"
  /// let view = Markup<Int>.p([], [.text(hostile)])
  /// view.html  // "<p>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>"
  /// ```
  ///
  /// For all texts and values, a browser reads exactly the tags, the attributes and the texts of the
  /// node, in their order:
  ///
  /// - Names consist of small letters, digits and hyphens. Values have quotation marks around them.
  ///   Texts and values contain references in place of `<`, `>`, `&` and both quotation marks.
  /// - No element, such as `script`, has content that a browser does not read as text. The content
  ///   of `textarea` follows other rules, which include references.
  /// - The `value` of a `textarea` is its content, and that of a `select` is the attribute `selected` of
  ///   the option with that value, because a browser reads neither from an attribute.
  /// - An address leads only to `http`, `https`, `mailto`, `tel`, `sms` or a place within the page.
  ///   A style stays within its declaration and loads no address. No attribute is a program.
  ///   Attributes ensure this when they are created, so it holds for every renderer.
  ///
  /// A browser may still move elements that are not allowed where they are: a `div` out of a `p`, or
  /// a text out of a `table`.
  ///
  /// ## Laws
  ///
  /// ```text
  /// The tokens that a browser reads from node.html are those of the node
  /// ```
  ///
  /// A null character, which no page can contain, becomes U+FFFD.
  ///
  /// - Complexity: O(size).
  public var html: String {
    var html = ""
    drawn.write(to: &html, choosing: nil)
    return html
  }

  /// Writes the node; an option with the chosen value of the list around it is selected.
  private func write(to html: inout String, choosing choice: String?) {
    if isText { return html.append(escaping: word) }
    writeTag(to: &html, choosing: choice)
    if Element.isVoid(word) { return }
    let (isArea, value) = (word.isSame(as: "textarea"), ownValue)
    // Browsers ignore the first line feed of these elements.
    if isArea || word.isSame(as: "pre") { html += "\n" }
    if isArea, let value { html.append(escaping: value) }
    var isAfterText = false
    for child in children {
      // A browser would join two adjacent texts; a comment separates them.
      if isAfterText, child.isText { html += "<!---->" }
      child.write(to: &html, choosing: value ?? choice)
      isAfterText = child.isText
    }
    html += "</" + word + ">"
  }

  /// Writes the tag that begins an element.
  private func writeTag(to html: inout String, choosing choice: String?) {
    let isOption = choice != nil && word.isSame(as: "option")
    let omitted = ownValue != nil ? "value" : isOption ? "selected" : ""
    html += "<" + word
    for property in attributes where !property.name.isSame(as: omitted) {
      html += " " + property.name
      if property.value.utf8.isEmpty { continue }
      html += "=\""
      html.append(escaping: property.value)
      html += "\""
    }
    if isOption, let choice, Element(node: self).optionValue.isSame(as: choice) {
      html += " selected"
    }
    html += ">"
  }

  /// The value of an element for which HTML has no such attribute.
  private var ownValue: String? {
    word.isWord(of: "select textarea") ? Element(node: self)["value"] : nil
  }
}

extension Element {
  /// The value of an option, which is its text unless it has another one.
  var optionValue: String { self["value"] ?? node.text.words.joined(separator: " ") }
}

extension String {
  /// Appends a text with references for the characters that have a meaning in HTML.
  fileprivate mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\"": self += "&quot;"
      case "'": self += "&#39;"
      case "\r": self += "&#13;"
      case "\0": self += "\u{FFFD}"
      default: unicodeScalars.append(scalar)
      }
    }
  }
}

extension Markup {
  /// The markup as HTML, with all texts escaped.
  ///
  /// - Complexity: O(size).
  public var html: String { node.html }
}

#if !hasFeature(Embedded)
// Reports of tests print views; a page prints none.

extension Node: CustomStringConvertible {
  /// The node as HTML, whose long elements have a line for each child.
  ///
  /// - Complexity: O(size × depth).
  public var description: String { drawn.lines(choosing: nil).joined(separator: "\n") }

  private func lines(choosing choice: String?) -> [String] {
    var (html, tag) = ("", "")
    write(to: &html, choosing: choice)
    if children.isEmpty || html.utf8.count <= 70 { return [html] }
    writeTag(to: &tag, choosing: choice)
    let value = ownValue ?? choice
    let inner = children.flatMap { $0.drawn.lines(choosing: value).map { "  " + $0 } }
    return [tag] + inner + ["</" + word + ">"]
  }
}

extension Markup: CustomStringConvertible {
  /// The markup as HTML, whose long elements have a line for each child.
  ///
  /// ```swift
  /// "\(Markup<Int>.p([], ["one"]))"  // "<p>one</p>"
  /// ```
  ///
  /// - Complexity: O(size × depth).
  public var description: String { node.description }
}
#endif
