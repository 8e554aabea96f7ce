extension Unicode.Scalar {
  /// Whether the scalar is white space, as Unicode says it and as it will stay.
  ///
  /// The scalars are written out here, since the tables of Unicode are large in a browser.
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
  /// The text with every line break written out, so that it fills one line.
  package var onOneLine: String { showing { $0.isLineBreak } }

  /// The text in quotation marks for a message: safe to print, and cut where it grows long.
  package var quoted: String { "\"" + shortened.showingControls + "\"" }

  /// The text, cut where it grows long: after sixty scalars.
  package var shortened: String {
    var scalars = Scalars(self)
    var count = 0
    while count < 60, scalars.next() != nil { count += 1 }
    if scalars.place == scalars.end { return self }
    return scalars.text(0..<scalars.place) + "..."
  }

  /// Whether the text holds nothing but white space.
  package var isBlank: Bool {
    var scalars = Scalars(self)
    while let scalar = scalars.next() {
      if !scalar.isWhiteSpace { return false }
    }
    return true
  }

  /// The text without the white space around it.
  package var trimmed: String {
    var scalars = Scalars(self)
    var range: Range<Int>?
    while let scalar = scalars.next() {
      if scalar.isWhiteSpace { continue }
      range = (range?.lowerBound ?? scalars.start)..<scalars.place
    }
    return scalars.text(range ?? 0..<0)
  }

  /// Whether the text is not blank and has no white space around it.
  package var isTrimmed: Bool { !isBlank && trimmed == self }
}

// MARK: - Distinct texts

extension [String] {
  /// Whether no two texts are equal.
  ///
  /// - Complexity: O(n log n) comparisons.
  package var areDistinct: Bool {
    let sorted = sorted()
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0 != $1 }
  }
}

// MARK: - Parts

extension [String] {
  /// The words as a phrase: commas between them, and a conjunction before the last.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\([String](dropLast()).joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {
  /// The parts between the bytes that separate them, also empty ones.
  package func parts(between isSeparator: (UInt8) -> Bool) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in bytes {
      if isSeparator(byte) {
        parts.append(String(bytes: part))
        part = []
      } else {
        part.append(byte)
      }
    }
    return parts + [String(bytes: part)]
  }
}

// MARK: - Cases

extension CaseIterable where Self: RawRepresentable<String> {
  /// Creates the case whose raw value is a word, or nil if there is none.
  ///
  /// `init(rawValue:)` compares by meaning, which adds 56,000 bytes to a page.
  package init?(word: String) {
    for known in Self.allCases where known.rawValue == word {
      self = known
      return
    }
    return nil
  }
}

// MARK: - Numbers

extension Int {
  /// Creates the number for which `String(number)` is a text; nil for `+1`, `01` and `-0`.
  package init?(decimal text: String) {
    guard let number = Int(text), String(number).isSame(as: text) else { return nil }
    self = number
  }
}
