// What keys do to a text that is being written.

extension TextDraft {
  private var place: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  /// Moves the cursor, within the text.
  mutating func move(to cursor: Int) { self.cursor = max(0, min(text.count, cursor)) }

  /// Writes a text at the cursor.
  mutating func insert(_ new: String) {
    let behind = text.count - cursor
    text.insert(contentsOf: new, at: place)
    // A mark joins the character before it, so that there may be as many as before.
    move(to: text.count - behind)
  }

  /// Removes the character before the cursor.
  mutating func removeBefore() {
    guard cursor > 0 else { return }
    let behind = text.count - cursor
    text.remove(at: text.index(before: place))
    move(to: text.count - behind)
  }

  /// Removes the character behind the cursor.
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

  /// Removes what stands before the cursor.
  mutating func removeAllBefore() {
    text = String(text[place...])
    cursor = 0
  }

  /// Removes what stands behind the cursor.
  mutating func removeAllBehind() {
    text = String(text[..<place])
    cursor = text.count
  }

  /// Moves the cursor to another line of the text, as far from its start as here.
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
