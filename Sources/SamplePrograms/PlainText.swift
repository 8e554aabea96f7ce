extension Unicode.Scalar {
  /// Whether writing the scalar could move a cursor, break a line or reorder its neighbours.
  package var isUnsafeInText: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // The controls, among them escape.
    case 0x2028, 0x2029: true  // The separators of lines and paragraphs.
    case 0x202A...0x202E, 0x2066...0x2069: true  // Overrides of the writing direction.
    default: false
    }
  }

  /// Whether the scalar is white space, as Unicode says it and as it will stay.
  ///
  /// The scalars are written out here, since the tables that know them are large in a browser.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether the scalar ends a line for some reader of text.
  package var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension String {
  /// The text with every unsafe scalar written out, as in `\u{1B}`.
  package var showingControls: String { showing { $0.isUnsafeInText } }

  /// The text with every line break written out, so that it fills one line.
  package var onOneLine: String { showing { $0.isLineBreak } }

  /// The text in quotation marks for a message: safe to print, and cut where it grows long.
  package var quoted: String { "\"\(shortened.showingControls)\"" }

  /// The text, cut where it grows long: after sixty scalars.
  package var shortened: String {
    let start = String(unicodeScalars.prefix(60))
    return start.utf8.count == utf8.count ? start : start + "..."
  }

  /// Whether the text holds nothing but white space.
  package var isBlank: Bool { unicodeScalars.allSatisfy { $0.isWhiteSpace } }

  /// The text without the white space around it.
  package var trimmed: String {
    var scalars = unicodeScalars.drop { $0.isWhiteSpace }
    while scalars.last?.isWhiteSpace == true { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether the text is not blank and has no white space around it.
  package var isTrimmed: Bool {
    unicodeScalars.first?.isWhiteSpace == false
      && unicodeScalars.last?.isWhiteSpace == false
  }

  /// Writes out the scalars that satisfy a predicate.
  private func showing(_ isShown: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isShown) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if isShown(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension [String] {
  /// The words as a phrase: commas between them, and a conjunction before the last.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
