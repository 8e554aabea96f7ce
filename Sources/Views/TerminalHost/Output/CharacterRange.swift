import Foundation

/// The characters that a terminal shows.
enum CharacterRange: Equatable {
  /// The characters of ASCII, because the user has chosen a locale with another encoding than UTF-8.
  case ascii
  /// All characters.
  case all

  /// Reads the locale of the user from the environment; without one, the terminal shows all characters.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    let locale = (names.first { !$0.isEmpty } ?? "UTF-8").lowercased()
    self = locale.contains("utf-8") || locale.contains("utf8") ? .all : .ascii
  }
}

extension String {
  /// The text with other characters of ASCII in as many columns.
  var inASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return map { $0.isASCII ? String($0) : $0.inASCII }.joined()
  }
}

extension Character {
  fileprivate var inASCII: String {
    if let likeness = Self.likenesses[self] { return String(likeness) }
    // Letters with accents lose these.
    let base = String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, base.isASCII { return String(base) }
    return String(repeating: "?", count: displayWidth(of: self))
  }

  private static let likenesses: [Character: Character] = [
    "─": "-", "━": "-", "═": "=", "│": "|", "┃": "|", "║": "|", "┌": "+", "┐": "+", "└": "+",
    "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "╭": "+", "╮": "+", "╰": "+",
    "╯": "+", "•": "*", "·": ".", "…": ".", "←": "<", "→": ">", "↑": "^", "↓": "v", "✓": "+",
    "✗": "x", "×": "x", "–": "-", "—": "-", "−": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"",
    "▾": "v", "▸": ">", "●": "*", "○": "o", "█": "#", "▌": "|", "\u{A0}": " ",
  ]
}
