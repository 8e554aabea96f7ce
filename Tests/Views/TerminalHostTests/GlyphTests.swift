import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("Glyphs")
struct GlyphTests {
  /// The scalars: each of the first plane and every 5th of the others, but every 61st of the scripts
  /// that have thousands; all of them in the long version.
  private static let scalars: [[Unicode.Scalar]] = {
    // Han, Hangul, private use, cuneiform, hieroglyphs, Tangut, and what is not assigned.
    let large: [ClosedRange<UInt32>] = [
      0x3500...0x4D80, 0x4F00...0x9F00, 0xAD00...0xD700, 0xE100...0xF8F0, 0x12550...0x13000,
      0x13440...0x16700, 0x17100...0x1AF00, 0x1FF00...0xE0000 - 1, 0xE0200...0x10_FF00,
    ]
    var (values, next): ([UInt32], UInt32) = ([], 0)
    for range in large {
      values += stride(from: next, through: range.lowerBound, by: isLong || next < 0xFFFF ? 1 : 5)
      values += stride(from: range.lowerBound + 1, to: range.upperBound, by: isLong ? 1 : 61)
      next = range.upperBound
    }
    values += Array(next...0x10_FFFF)
    return stride(from: 0, to: values.count, by: 4_096).map { start in
      values[start..<min(start + 4_096, values.count)].compactMap(Unicode.Scalar.init)
    }
  }()

  @Test(
    "shows every scalar in as many columns as a terminal, alone and beside others",
    arguments: scalars.indices
  )
  func everyScalar(part: Int) {
    var flaws: [String] = []
    for (place, scalar) in Self.scalars[part].enumerated() {
      let texts = ["\(scalar)", "\(scalar)\u{301}", "a\(scalar)", "\(scalar)\u{1161}"]
      // Neighbours are of the same kind nearly everywhere, so they share the companions.
      for text in isLong ? texts : [texts[0], texts[1 + place % 3]] {
        for character in text where !character.isBlankInMarkup {
          for glyph in Glyph.showing(character) where !glyph.isSound {
            flaws.append("\(text.unicodeScalars.map(\.value)) \(glyph)")
          }
        }
      }
    }
    #expect(flaws == [])
  }

  @Test("shows combining marks with a base, or by their numbers")
  func alone() {
    func shown(_ text: String) -> [String] { text.flatMap(Glyph.showing).map { "\($0.character)" } }
    #expect(shown("\u{1161}").joined() == "\\u{1161}")
    #expect(shown("\u{11A8}").joined() == "\\u{11A8}")
    #expect(shown("\u{1161}\u{301}\u{11A8}").joined() == "\\u{1161}\u{25CC}\u{301}\\u{11A8}")
    #expect(shown("\u{600}\u{301}") == ["\u{600}\u{301}"])
    #expect(shown("\u{903}") == ["\u{25CC}\u{903}"])
    #expect(shown("\u{102C}") == ["\u{102C}"])
    #expect(shown("\u{378}\u{FFFF}").joined() == "\\u{378}\\u{FFFF}")
    #expect(shown("\u{200B}\u{FE0F}\u{2060}\u{E0041}").isEmpty)
  }

  @Test("shows a character that fills more than two columns in parts")
  func parts() {
    func shown(_ text: String) -> [String] { text.flatMap(Glyph.showing).map { "\($0.character)" } }
    #expect(shown("\u{1100}\u{1100}\u{1161}") == ["\u{1100}", "\u{1100}\u{1161}"])
    #expect(shown("\u{600}世") == ["\u{600}", "世"])
    #expect(shown("\u{D15}\u{D46}\u{D3E}") == ["\u{D15}\u{D46}", "\u{D3E}"])
    #expect(shown("a\u{1F3FF}") == ["a", "\u{1F3FF}"])
    #expect(shown("👩🏽‍🚀🇩🇪") == ["👩🏽‍🚀", "🇩🇪"])
  }

  /// The wide and full-width scalars of Unicode 14 but for the marks, from `EastAsianWidth.txt`, with
  /// the hexagrams and numbers in squares, which the C library counts as wide.
  private static let wide = """
    1100-115F 231A-231B 2329-232A 23E9-23EC 23F0 23F3 25FD-25FE 2614-2615 2648-2653 267F 2693 26A1 \
    26AA-26AB 26BD-26BE 26C4-26C5 26CE 26D4 26EA 26F2-26F3 26F5 26FA 26FD 2705 270A-270B 2728 274C \
    274E 2753-2755 2757 2795-2797 27B0 27BF 2B1B-2B1C 2B50 2B55 2E80-303E 3041-4DFF \
    4E00-A4C6 A960-A97C AC00-D7A3 F900-FAD9 FE10-FE6B FF01-FF60 FFE0-FFE6 16FE0-1B2FB 1F004 1F0CF \
    1F18E 1F191-1F19A 1F200-1F320 1F32D-1F335 1F337-1F37C 1F37E-1F393 1F3A0-1F3CA 1F3CF-1F3D3 \
    1F3E0-1F3F0 1F3F4 1F3F8-1F43E 1F440 1F442-1F4FC 1F4FF-1F53D 1F54B-1F54E 1F550-1F567 1F57A \
    1F595-1F596 1F5A4 1F5FB-1F64F 1F680-1F6C5 1F6CC 1F6D0-1F6D2 1F6D5-1F6DF 1F6EB-1F6EC \
    1F6F4-1F6FC 1F7E0-1F7F0 1F90C-1F93A 1F93C-1F945 1F947-1F9FF 1FA70-1FAF6 20000-3134A
    """.split(separator: " ").map { range in
      let ends = range.split(separator: "-").map { UInt32($0, radix: 16) ?? 0 }
      return (ends.first ?? 0)...(ends.last ?? 0)
    }

  @Test("counts the columns of scalars as Unicode does", arguments: scalars.indices)
  func widths(part: Int) {
    var flaws: [String] = []
    let joiners: [Unicode.GeneralCategory] = [.nonspacingMark, .enclosingMark, .control, .format]
    for scalar in Self.scalars[part] {
      guard let age = scalar.properties.age, age.major <= 14 else { continue }
      let isWide = Self.wide.contains { $0 ~= scalar.value }
      let isSign = scalar.isPrependedSign
      let joins = joiners.contains(scalar.properties.generalCategory) && !isSign
      let width = joins || scalar.isHangulJoiner ? 0 : isWide ? 2 : 1
      if scalar.displayWidth != width { flaws.append("\(scalar.value): not \(width)") }
    }
    #expect(flaws == [])
  }
}

extension Glyph {
  /// Whether a terminal that draws each scalar for itself fills the columns, or the glyph is one
  /// picture; and whether nothing in it joins what is before it or does something to a terminal.
  fileprivate var isSound: Bool {
    let scalars = character.unicodeScalars
    let sum = scalars.reduce(0) { $0 + $1.displayWidth }
    let isPicture = scalars.count > 1 && scalars.first?.properties.isEmoji == true
    return (1...2).contains(width) && (sum == width || isPicture)
      && scalars.first.map { $0.displayWidth > 0 } ?? false
      && !scalars.contains(where: \.isUnsafeOnTerminal)
  }
}
