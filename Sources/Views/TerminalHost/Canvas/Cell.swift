/// One place of a terminal: what stands there, and how it looks.
///
/// A character of two columns stands in the first of its cells; the second holds none.
public struct Cell: Equatable, Sendable {
  /// The character; nil in the second cell of one that is two columns wide.
  public internal(set) var glyph: Character? = " "

  /// How it looks.
  public internal(set) var style = TextStyle()

  /// The number of the character in the text that is shown, from 1; 0 for what is drawn besides.
  var ordinal: Int32 = 0

  /// An empty cell.
  static let blank = Cell()

  /// Returns whether both look the same.
  public static func == (left: Cell, right: Cell) -> Bool {
    left.glyph == right.glyph && left.style == right.style
  }
}
