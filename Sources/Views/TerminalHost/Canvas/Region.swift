/// The cells of an element on a canvas, or those of one of its rows.
struct Region: Equatable {
  /// The positions among siblings that lead to the element.
  let path: [Int]
  /// The row of its upper edge.
  var row: Int
  /// The column of its left edge.
  var column: Int
  /// The number of columns.
  var width: Int
  /// The number of rows.
  var height: Int

  /// Returns whether the region contains a cell.
  func covers(row: Int, column: Int) -> Bool {
    (self.row..<(self.row + height)).contains(row)
      && (self.column..<(self.column + width)).contains(column)
  }
}

/// The focus of a canvas, and the texts that a person types into its fields.
struct EditingState {
  /// The path of the element in focus.
  var focus: [Int]?
  /// The typed texts, by the paths of the fields.
  var drafts: [[Int]: TextDraft] = [:]
}

/// The text of a field while a person edits it.
struct TextDraft: Equatable {
  /// The text.
  var text: String
  /// The number of characters before the cursor.
  var cursor: Int

  /// Creates a draft with the cursor at its end.
  init(_ text: String) {
    self.text = text
    cursor = text.count
  }
}
