import Markup

/// A line of a script, divided into its first word and the rest.
///
/// Blanks are spaces and tabs only, and are looked for among the bytes: a combining mark after a
/// blank belongs to the text, although it forms one character with the blank.
struct ScriptLine {
  /// The first word, which names the message.
  let word: String

  /// The text after the word, without the blanks around it.
  let rest: String

  /// Divides a line.
  init(_ line: String) {
    let bytes = line.bytes
    let start = bytes.firstIndex { !Self.isBlank($0) } ?? bytes.count
    let end = bytes[start...].firstIndex { Self.isBlank($0) } ?? bytes.count
    word = String(bytes: Array(bytes[start..<end]))
    rest = Self.trimmed(String(bytes: Array(bytes[end...])))
  }

  /// The rest as a line of its own.
  var inner: ScriptLine { ScriptLine(rest) }

  /// The rest, divided at its blanks.
  var arguments: [String] { rest.parts(between: Self.isBlank).filter { !$0.isEmpty } }

  /// Whether a byte separates the words of a script.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Removes the blanks at both ends.
  private static func trimmed(_ text: String) -> String {
    let bytes = text.bytes
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(bytes: Array(bytes[first...last]))
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
    guard known.contains(rest) else { throw unknown(among: known) }
    return rest
  }

  /// Reads the rest as one of the words of a type.
  func word<Word: CaseIterable & RawRepresentable<String>>(
    of type: Word.Type
  ) throws(ScriptError) -> Word {
    guard let word = Word(word: rest) else {
      throw unknown(among: Word.allCases.map { $0.rawValue })
    }
    return word
  }

  /// The error for a rest that is none of the known words.
  private func unknown(among known: [String]) -> ScriptError {
    let meant = suggestion(for: rest, among: known)
    return ScriptError("\(word) takes \(known.listed("or")); got \(found)\(meant)")
  }

  /// Checks that nothing follows the word.
  func end() throws(ScriptError) {
    guard rest.isEmpty else { throw ScriptError("\(word) takes no argument; got \(found)") }
  }

  /// The rest, divided at its commas, without the blanks around them and without empty parts.
  var list: [String] {
    rest.parts { $0 == UInt8(ascii: ",") }
      .map { ScriptLine.trimmed($0) }
      .filter { !$0.isEmpty }
  }

  /// The rest as an error message shows it.
  var found: String { rest.isEmpty ? "nothing" : rest.quoted }
}
