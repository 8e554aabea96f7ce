/// A line of a script, divided into its first word and the rest.
///
/// Blanks are spaces and tabs only, and are looked for among the scalars: a combining mark after a
/// blank belongs to the text, although it forms one character with the blank.
struct ScriptLine {
  /// The first word, which names the message.
  let word: String

  /// What follows the word, without the blanks around it.
  let rest: String

  /// Divides a line.
  init(_ line: Substring) {
    let text = line.unicodeScalars.drop(while: Self.isBlank)
    let word = text.prefix { !Self.isBlank($0) }
    self.word = String(word)
    rest = Self.trimmed(text[word.endIndex...])
  }

  /// The rest, divided at its blanks.
  var arguments: [String] {
    rest.unicodeScalars.split(whereSeparator: Self.isBlank).map { String($0) }
  }

  /// Whether a scalar separates the words of a script.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Removes the blanks at both ends.
  private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}

// MARK: - Arguments

extension ScriptLine {
  /// Reads the rest as one whole number.
  func number() throws(ScriptError) -> Int {
    guard let number = Int(rest) else {
      throw ScriptError("\(word) needs a whole number; got \(found)")
    }
    return number
  }

  /// Reads the rest as one of several words.
  func word(among known: [String]) throws(ScriptError) -> String {
    guard known.contains(rest) else {
      throw ScriptError(
        "\(word) takes \(known.listed("or")); got \(found)" + suggestion(for: rest, among: known)
      )
    }
    return rest
  }

  /// Checks that nothing follows the word.
  func end() throws(ScriptError) {
    guard rest.isEmpty else {
      throw ScriptError("\(word) takes nothing after it; got \(found)")
    }
  }

  /// The rest, divided at its commas, without the blanks around them and without empty parts.
  var list: [String] {
    rest.unicodeScalars.split(separator: ",")
      .map { ScriptLine.trimmed($0.drop(while: ScriptLine.isBlank)) }
      .filter { !$0.isEmpty }
  }

  /// The rest as an error message shows it.
  var found: String { rest.isEmpty ? "nothing" : rest.quoted }
}
