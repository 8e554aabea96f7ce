// The effects of keys on a text.

extension TextDraft {
  private var place: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  /// Moves the cursor, within the text.
  mutating func move(to cursor: Int) { self.cursor = max(0, min(text.count, cursor)) }

  /// Inserts a text at the cursor.
  mutating func insert(_ new: String) {
    let behind = text.count - cursor
    text.insert(contentsOf: new, at: place)
    // A combining mark joins the preceding character, so the count may stay the same.
    move(to: text.count - behind)
  }

  /// Removes the character before the cursor.
  mutating func removeBefore() {
    guard cursor > 0 else { return }
    let behind = text.count - cursor
    text.remove(at: text.index(before: place))
    move(to: text.count - behind)
  }

  /// Removes the character after the cursor.
  mutating func removeBehind() {
    guard cursor < text.count else { return }
    text.remove(at: place)
    move(to: cursor)
  }

  /// Removes the word before the cursor, and the blanks between.
  mutating func removeWordBefore() {
    while cursor > 0, text[text.index(before: place)].isWhitespace { removeBefore() }
    while cursor > 0, !text[text.index(before: place)].isWhitespace { removeBefore() }
  }

  /// Removes the text before the cursor.
  mutating func removeAllBefore() {
    text = String(text[place...])
    cursor = 0
  }

  /// Removes the text after the cursor.
  mutating func removeAllBehind() {
    text = String(text[..<place])
    cursor = text.count
  }

  /// Moves the cursor to another line of the text, in the same column.
  mutating func moveLine(by step: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    var line = 0
    var column = cursor
    while line < lines.count - 1, column > lines[line] {
      column -= lines[line] + 1
      line += 1
    }
    guard lines.indices.contains(line + step) else { return }
    let start = lines[..<(line + step)].reduce(0) { $0 + $1 + 1 }
    move(to: start + min(column, lines[line + step]))
  }
}
