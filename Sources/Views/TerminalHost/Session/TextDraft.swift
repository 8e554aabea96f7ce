/// The text of a field while a person edits it.
///
/// The cursor is a number of bytes, so that a key in a long text looks at the characters around the
/// cursor, and not at all those before it.
struct TextDraft: Equatable {
  /// The text.
  private(set) var text: String

  /// The number of bytes before the cursor, which is between two characters.
  private var offset: Int

  /// Creates a draft with the cursor at its end.
  init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    offset = self.text.utf8.count
  }

  /// The place of the cursor.
  var place: String.Index {
    get { text.utf8.index(text.startIndex, offsetBy: offset) }
    set {
      // Where two characters have become one, the cursor is behind it.
      let isBetween = String.Index(newValue, within: text) != nil
      let place = isBetween ? newValue : text.index(after: newValue)
      offset = text.utf8.distance(from: text.startIndex, to: place)
    }
  }

  /// The lines of the text, without the characters at their ends.
  var rows: [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
}

// MARK: - Moving

extension TextDraft {
  /// Moves the cursor to the start or to the end.
  mutating func moveToStart() { place = text.startIndex }
  mutating func moveToEnd() { place = text.endIndex }

  /// Moves the cursor over a character.
  mutating func moveBack() { if place > text.startIndex { place = text.index(before: place) } }
  mutating func moveForth() { if place < text.endIndex { place = text.index(after: place) } }

  /// Moves the cursor to another line of the text, in the same column.
  mutating func moveLine(by step: Int) {
    let rows = rows
    let here = rows.lastIndex { $0.startIndex <= place } ?? 0
    guard rows.indices.contains(here + step) else { return }
    let column = text.distance(from: rows[here].startIndex, to: place)
    let row = rows[here + step]
    place = row.index(row.startIndex, offsetBy: column, limitedBy: row.endIndex) ?? row.endIndex
  }

  /// Replaces the text by one of the program.
  ///
  /// The cursor stays behind as many characters, unless it was at the end.
  mutating func follow(_ new: String) {
    guard new != text else { return }
    let column = place < text.endIndex ? text[..<place].count : nil
    self = TextDraft(new)
    guard let column else { return }
    place = text.index(text.startIndex, offsetBy: column, limitedBy: text.endIndex) ?? place
  }
}

// MARK: - Editing

extension TextDraft {
  /// Inserts a text at the cursor.
  mutating func insert(_ new: String) {
    let end = offset + new.utf8.count
    text.insert(contentsOf: new, at: place)
    place = text.utf8.index(text.startIndex, offsetBy: end)
  }

  /// Removes the character before the cursor, or behind it.
  mutating func removeBefore() { remove { $0.moveBack() } }
  mutating func removeBehind() { remove { $0.moveForth() } }

  /// Removes the text before the cursor, or behind it.
  mutating func removeAllBefore() { remove { $0.moveToStart() } }
  mutating func removeAllBehind() { remove { $0.moveToEnd() } }

  /// Removes the word before the cursor, and the blanks between.
  mutating func removeWordBefore() {
    remove { draft in
      let before = draft.text[..<draft.place]
      let end = before.lastIndex { !$0.isWhitespace } ?? before.startIndex
      draft.place =
        before[..<end].lastIndex { $0.isWhitespace }.map { before.index(after: $0) }
        ?? before.startIndex
    }
  }

  /// Removes the text between the cursor and the place to which a function moves it.
  private mutating func remove(to move: (inout TextDraft) -> Void) {
    var moved = self
    move(&moved)
    let (start, end) = (min(offset, moved.offset), max(offset, moved.offset))
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    text.removeSubrange(first..<text.utf8.index(text.startIndex, offsetBy: end))
    place = text.utf8.index(text.startIndex, offsetBy: start)
  }
}
