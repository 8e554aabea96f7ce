extension String {
  /// The text as XML or HTML, in which it is nothing but text, also within an attribute.
  package var xml: String {
    var xml = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"": xml += "&quot;"
      case "'": xml += "&#39;"
      case "\n", "\t": xml.unicodeScalars.append(scalar)
      // XML forbids the other controls, and code points that are no characters.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": xml += "\u{FFFD}"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }
}
