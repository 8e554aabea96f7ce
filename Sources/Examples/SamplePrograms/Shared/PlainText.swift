import ComponentKit
import Markup

extension Unicode.Scalar {
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
  /// The text with every line break written out, so that it fills one line.
  package var onOneLine: String { showing { $0.isLineBreak } }

  /// The text in quotation marks for a message: safe to print, and cut where it grows long.
  package var quoted: String { String(joining: ["\"", shortened.showingControls, "\""]) }

  /// The text, cut where it grows long: after sixty scalars.
  package var shortened: String {
    var scalars = Scalars(self)
    var count = 0
    while count < 60, scalars.next() != nil { count += 1 }
    if scalars.place == scalars.end { return self }
    return String(joining: [scalars.text(0..<scalars.place), "..."])
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
  package var isTrimmed: Bool { !isBlank && trimmed.isSameText(as: self) }
}

// MARK: - Distinct texts

extension [String] {
  /// Whether no two texts are equal.
  ///
  /// - Complexity: O(n log n) comparisons.
  var areDistinct: Bool {
    let sorted = sorted()
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0 != $1 }
  }
}

// MARK: - Parts

extension [String] {
  /// The words as a phrase: commas between them, and a conjunction before the last.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return String(joining: "\([String](dropLast()).joined(with: ", ")) \(conjunction) \(last)")
  }

  /// The texts as one, with another between each two.
  package func joined(with separator: String) -> String {
    var parts: [String] = []
    for text in self {
      if !parts.isEmpty { parts.append(separator) }
      parts.append(text)
    }
    return String(joining: parts)
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

extension Substring {
  /// The part as a text of its own.
  var text: String {
    #if hasFeature(Embedded)
    var bytes: [UInt8] = []
    let span = utf8.span
    for place in span.indices { bytes.append(span[place]) }
    return String(bytes: bytes)
    #else
    return String(self)
    #endif
  }
}

extension Int {
  /// Reads a whole number as a person types it: also with a plus, and with zeros in front.
  package init?(typed text: String) {
    var digits = text.bytes
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    // A second sign is no digit.
    guard let first = digits.first, first >= UInt8(ascii: "0") else { return nil }
    let zeros = digits.firstIndex { $0 != UInt8(ascii: "0") } ?? digits.indices.last ?? 0
    digits.removeFirst(zeros)
    let isZero = digits == [UInt8(ascii: "0")]
    if isNegative, !isZero { digits.insert(UInt8(ascii: "-"), at: 0) }
    self.init(decimal: String(bytes: digits))
  }
}
