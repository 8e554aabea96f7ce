/// Counts the columns that a text fills on a terminal.
///
/// Characters of East Asia and emoji fill two columns, marks that join the character before them
/// fill none. Terminals differ about what is newer than they are; this follows Unicode.
package func displayWidth(of text: String) -> Int {
  guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Counts the columns that a character fills.
func displayWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  let asksForEmoji = scalars.contains("\u{FE0F}") && first.properties.isEmoji
  let isFlag = scalars.count > 1 && (0x1F1E6...0x1F1FF).contains(first.value)
  // A sequence that is drawn as one picture fills two columns, however many scalars it joins.
  guard !first.properties.isEmojiPresentation, !asksForEmoji, !isFlag else { return 2 }
  return scalars.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Counts the columns that a scalar fills outside of an emoji.
private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  switch scalar.value {
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Vowels and finals joining a Hangul initial.
  case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: return 2  // Hangul.
  case 0x2E80...0x303E, 0x3041...0xA4CF, 0xF900...0xFAFF: return 2  // Han, kana, Yi.
  case 0xFE10...0xFE19, 0xFE30...0xFE6F: return 2  // Vertical and small forms.
  case 0xFF01...0xFF60, 0xFFE0...0xFFE6: return 2  // Full width forms.
  case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: return 2  // Tangut, Khitan, historic kana.
  case 0x1F200...0x1F2FF: return 2  // Enclosed ideographs.
  case 0x20000...0x3FFFD: return 2  // The supplementary ideographs.
  default: return 1
  }
}
