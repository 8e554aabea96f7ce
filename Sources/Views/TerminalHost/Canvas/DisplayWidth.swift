/// Returns the number of columns that a text fills on a terminal.
///
/// Characters of East Asia and emoji fill two columns; combining marks fill none. Terminals differ on
/// characters that are newer than they are; this function follows Unicode.
///
/// - Complexity: O(length).
package func displayWidth(of text: String) -> Int {
  guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Returns the number of columns that a character fills.
func displayWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  let sum = scalars.reduce(0) { $0 + $1.displayWidth }
  guard scalars.count > 1, scalars.isFlag || scalars.isPicture else { return sum }
  // An emoji fills two columns, even if it joins many scalars.
  return min(2, sum + (scalars.contains("\u{FE0F}") ? 1 : 0))
}

extension Character.UnicodeScalarView {
  /// Whether the scalars are the two letters of a flag.
  fileprivate var isFlag: Bool { count == 2 && allSatisfy { $0.isLetterOfFlag } }

  /// Whether the scalars are one emoji: one or several joined pictures, with their skin tones, tags
  /// and frames.
  fileprivate var isPicture: Bool {
    var before: Unicode.Scalar?
    for scalar in self {
      switch scalar.value {
      case 0x200D, 0xFE0E, 0xFE0F, 0x20E3, 0xE0020...0xE007F:
        if before == nil { return false }
      case 0x1F3FB...0x1F3FF where before?.properties.isEmojiModifierBase == true: break
      default:
        guard before == nil || before == "\u{200D}", scalar.properties.isEmoji else { return false }
      }
      before = scalar
    }
    return true
  }
}

extension Unicode.Scalar {
  /// The number of columns that a terminal fills with the scalar alone.
  ///
  /// The numbers are those of `wcwidth` in the GNU C library, which most terminals follow.
  var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || 0x7F..<0xA0 ~= value || value == 0xAD ? 0 : 1 }
    if isLetterOfFlag { return 1 }
    if properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: return 0
    case .format: return isPrependedSign ? 1 : 0
    default: break
    }
    switch value {
    case _ where isHangulJoiner: return 0
    case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: return 2  // Hangul.
    case 0x2329...0x232A: return 2  // Angle brackets.
    case 0x2E80...0x303E, 0x3041...0xA4CF, 0xF900...0xFAFF: return 2  // Han, kana, Yi.
    case 0xFE10...0xFE19, 0xFE30...0xFE6F: return 2  // Vertical and small forms.
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: return 2  // Full width forms.
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: return 2  // Tangut, Khitan, historic kana.
    case 0x1F200...0x1F2FF: return 2  // Enclosed ideographs.
    case 0x20000...0x3FFFD: return 2  // The supplementary ideographs.
    default: return 1
    }
  }

  /// Whether the scalar is a vowel or a final consonant of Hangul, which joins an initial consonant.
  var isHangulJoiner: Bool { 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value }

  /// Whether two of these are a flag.
  fileprivate var isLetterOfFlag: Bool { 0x1F1E6...0x1F1FF ~= value }

  /// Whether the scalar is a visible sign before or over a number.
  var isPrependedSign: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
