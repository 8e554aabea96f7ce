// Lists of words, and words that name a case or a number.

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

  /// Creates the number that a server spells with digits alone; nil for any other text.
  ///
  /// A number that is too large becomes the largest one, as the standards of the web advise: nobody
  /// can tell it from one that never comes.
  package init?(digits text: String) {
    let bytes = text.bytes
    guard !bytes.isEmpty, bytes.allSatisfy(isDigit) else { return nil }
    self = 0
    for byte in bytes {
      let (tens, isFar) = multipliedReportingOverflow(by: 10)
      let (sum, isFarther) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      self = isFar || isFarther ? .max : sum
      if self == .max { return }
    }
  }
}
