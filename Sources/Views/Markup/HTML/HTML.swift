import EmbeddedText

extension Node {
  /// The node as HTML.
  ///
  /// Text and values are escaped, so that what a person wrote stays text.
  ///
  /// ```swift
  /// let hostile = "</p><script>alert(1)</script>"
  /// let view = Markup<Int>.p([], [.text(hostile)])
  /// view.html  // "<p>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>"
  /// ```
  ///
  /// Whatever the texts and values are, what a browser reads is the tags, the attributes and the
  /// texts of the node, in their order, and nothing else:
  ///
  /// - Names are small letters, digits and hyphens. Values stand within quotation marks, and of a
  ///   text and a value alike `<`, `>`, `&` and both quotation marks are written as references.
  /// - No element is written whose text a browser would not read as text, such as `script`. Only
  ///   the text of `textarea` is read by other rules, which know references too.
  /// - An address leads only to `http`, `https`, `mailto`, `tel`, `sms` or a place of the page's
  ///   own; a style stays within its declaration and brings in no address; no attribute is a
  ///   program. That holds for every renderer, since it is seen to when the attribute is made.
  ///
  /// Not guaranteed is that a browser keeps the elements where they are if they may not stand there:
  /// it moves a `div` out of a `p` and a text out of a `table`.
  ///
  /// ## Laws
  ///
  /// ```text
  /// The tokens that a browser reads from node.html are those of the node
  /// ```
  ///
  /// A null, which no page can hold, is written as U+FFFD.
  ///
  /// - Complexity: O(size).
  public var html: String {
    var html = ""
    drawn.write(to: &html)
    return html
  }

  private func write(to html: inout String) {
    if isText { return html.append(escaping: word) }
    let isArea = word.isSame(as: "textarea")
    html += "<" + word
    for property in attributes where !(isArea && property.name.isSame(as: "value")) {
      html += " " + property.name
      if property.value.utf8.isEmpty { continue }
      html += "=\""
      html.append(escaping: property.value)
      html += "\""
    }
    html += ">"
    if Element.isVoid(word) { return }
    // The first line feed of these is not read.
    if isArea || word.isSame(as: "pre") { html += "\n" }
    if isArea, let value = Element(node: self)["value"] { html.append(escaping: value) }
    var isAfterText = false
    for child in children {
      // Two texts side by side would be read as one; a comment keeps them apart.
      if isAfterText, child.isText { html += "<!---->" }
      child.write(to: &html)
      isAfterText = child.isText
    }
    html += "</" + word + ">"
  }
}

extension String {
  /// Appends a text so that it is read as this text, within an element and within quotation marks.
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
  /// The markup as HTML, in which no text can break out of its place.
  public var html: String { node.html }
}
