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
  /// ## Laws
  ///
  /// ```text
  /// A browser that reads node.html shows node.text, and the elements and attributes of the node
  /// ```
  ///
  /// - Complexity: O(size).
  public var html: String {
    var html = ""
    write(to: &html)
    return html
  }

  private func write(to html: inout String) {
    switch content {
    case .text(let text): html.append(escaping: text)
    case .memo(let memo): memo.draw().write(to: &html)
    case .element(let element): element.write(to: &html)
    }
  }

  /// Writes an element and what stands within it.
  fileprivate static func write(_ children: [Node], to html: inout String) {
    for (place, child) in children.enumerated() {
      // Two texts side by side would be read as one; a comment keeps them apart.
      if place > 0, child.isText, children[place - 1].isText { html += "<!---->" }
      child.write(to: &html)
    }
  }

  private var isText: Bool {
    switch content {
    case .text: true
    case .element: false
    case .memo(let memo): memo.draw().isText
    }
  }
}

extension Element {
  fileprivate func write(to html: inout String) {
    let isArea = tag.isSame(as: "textarea")
    html += "<\(tag)"
    for property in attributes where !(isArea && property.name.isSame(as: "value")) {
      html += " \(property.name)"
      if property.value.utf8.isEmpty { continue }
      html += "=\""
      html.append(escaping: property.value)
      html += "\""
    }
    html += ">"
    if Element.void.contains(where: { $0.isSame(as: tag) }) { return }
    // The first line feed of these is not read.
    if isArea || tag.isSame(as: "pre") { html += "\n" }
    if isArea, let value = self["value"] { html.append(escaping: value) }
    if !isArea { Node.write(children, to: &html) }
    html += "</\(tag)>"
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
