/// Where an element stands on a canvas, or a line of one that fills several.
struct Region: Equatable {
  /// The positions among siblings that lead to the element.
  let path: [Int]
  /// The row of its upper edge.
  var row: Int
  /// The column of its left edge.
  var column: Int
  /// How many columns it fills.
  var width: Int
  /// How many rows it fills.
  var height: Int

  /// Returns whether the element covers a cell.
  func covers(row: Int, column: Int) -> Bool {
    (self.row..<(self.row + height)).contains(row)
      && (self.column..<(self.column + width)).contains(column)
  }
}

/// The focus of a canvas, and the texts that a person writes into its fields.
struct EditingState {
  /// The path of the element in focus.
  var focus: [Int]?
  /// The texts of fields that were written into, by the places of the fields.
  var drafts: [[Int]: TextDraft] = [:]
}

/// The text of a field while it is written.
struct TextDraft: Equatable {
  /// The text.
  var text: String
  /// How many characters stand before the cursor.
  var cursor: Int

  /// Creates a draft with the cursor at its end.
  init(_ text: String) {
    self.text = text
    cursor = text.count
  }
}
