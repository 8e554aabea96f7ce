/// A row of a field, of which only as many characters are looked at as there is room for.
struct FieldRow {
  private let text: Substring
  private let cursor: String.Index?
  let hint: String
  private let isSecret: Bool

  init(_ text: Substring, cursor: String.Index?, hint: String, isSecret: Bool) {
    self.text = text
    self.cursor = cursor
    self.hint = hint
    self.isSecret = isSecret
  }

  /// Returns the glyphs that are shown in a number of columns.
  ///
  /// The first characters are hidden if the cursor would not fit otherwise.
  ///
  /// - Complexity: O(number of columns).
  func glyphs(in size: Int, end: Character = "_") -> [(glyph: Glyph, isCursor: Bool)] {
    let start = cursor ?? text.startIndex
    var (shown, before): ([(glyph: Glyph, isCursor: Bool)], [Glyph]) = ([], [])
    var (next, left, isFull) = (start, size, false)
    func showNext() {
      for glyph in glyphs(at: next) {
        isFull = isFull || glyph.width > left
        if isFull { break }
        shown.append((glyph, cursor != nil && shown.isEmpty))
        left -= glyph.width
      }
      next = text.index(after: next)
    }
    if cursor != nil {
      // The cell of the cursor comes first, then those before it, then those behind it.
      while shown.isEmpty, !isFull, next < text.endIndex { showNext() }
      if shown.isEmpty {
        shown.append((Glyph(character: end, width: 1), true))
        left -= 1
      }
      var first = start
      while first > text.startIndex, left > 0 {
        first = text.index(before: first)
        let fitting = glyphs(at: first).reversed().prefix { glyph in
          left -= glyph.width
          return left >= 0
        }
        before += fitting
      }
    }
    while next < text.endIndex, !isFull, left > 0 { showNext() }
    return before.reversed().map { ($0, false) } + shown
  }

  private func glyphs(at index: String.Index) -> [Glyph] {
    isSecret ? [Glyph(character: "*", width: 1)] : Glyph.showing(text[index])
  }
}
