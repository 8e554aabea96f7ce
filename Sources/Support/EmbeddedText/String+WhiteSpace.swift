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
