/// A cell of a terminal: a character and its style.
///
/// A character of two columns is in the first of its cells; the second has none.
package struct Cell: Equatable, Sendable {
  /// The character; nil in the second cell of a character of two columns.
  package var glyph: Character? = " "

  /// The style.
  package var style = TextStyle()

  /// The number of the character in the text of its line, from 1; 0 for decorations.
  var ordinal: Int32 = 0

  /// An empty cell.
  static let blank = Cell()

  /// Returns whether both look the same.
  package static func == (left: Cell, right: Cell) -> Bool {
    left.glyph == right.glyph && left.style == right.style
  }
}
