/// The text of a field while a person edits it.
///
/// The cursor is a number of bytes, so that a key in a long text looks at the characters around the
/// cursor, and not at all those before it.
struct TextDraft: Equatable {
  /// The text.
  private(set) var text: String

  /// The number of bytes before the cursor, which is between two characters.
  private var offset: Int

  /// The text before the character behind the cursor was removed, until the next key.
  private var textBeforeRemoval: String?

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
      let isEnded = line.endIndex < text.endIndex && line.last == UInt8(ascii: "\r")
      return Substring(isEnded ? line.dropLast() : line)
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

  /// Replaces the text by one of the program, as by capitals, without a letter, or in groups of digits.
  ///
  /// The cursor stays behind what was before it, or else before what was behind it, or else behind as many
  /// letters and digits as before. If the program puts back what a person has removed behind the cursor,
  /// such as a blank between groups, the cursor passes it. A page has the same rule (`fields.js`).
  mutating func follow(_ new: String) {
    guard !new.utf8.elementsEqual(text.utf8) else { return }
    let (head, tail) = (text[..<place].lowercased(), text[place...].lowercased())
    let (count, countBehind) = (text[..<place].count, text[place...].count)
    let isPutBack = textBeforeRemoval.map { $0.utf8.elementsEqual(new.utf8) } ?? false
    var left = text[..<place].count { $0.isLetter || $0.isNumber }
    self = TextDraft(new)
    if new.prefix(count).lowercased() == head {
      place = text.index(text.startIndex, offsetBy: count)
    } else if new.suffix(countBehind).lowercased() == tail {
      place = text.index(text.endIndex, offsetBy: -countBehind)
    } else {
      place = text.startIndex
      while left > 0, place < text.endIndex {
        if text[place].isLetter || text[place].isNumber { left -= 1 }
        moveForth()
      }
    }
    if isPutBack { moveForth() }
  }
}

// MARK: - Editing

extension TextDraft {
  /// Inserts a text at the cursor.
  mutating func insert(_ new: String) {
    textBeforeRemoval = nil
    let end = offset + new.utf8.count
    text.insert(contentsOf: new, at: place)
    place = text.utf8.index(text.startIndex, offsetBy: end)
  }

  /// Removes the character before the cursor, or behind it.
  mutating func removeBefore() { remove { $0.moveBack() } }
  mutating func removeBehind() {
    let before = text
    remove { $0.moveForth() }
    textBeforeRemoval = before
  }

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
    textBeforeRemoval = nil
    var moved = self
    move(&moved)
    let (start, end) = (min(offset, moved.offset), max(offset, moved.offset))
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    text.removeSubrange(first..<text.utf8.index(text.startIndex, offsetBy: end))
    place = text.utf8.index(text.startIndex, offsetBy: start)
  }
}
