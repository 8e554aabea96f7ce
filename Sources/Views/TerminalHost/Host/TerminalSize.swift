/// The size of a terminal in characters.
///
/// ```swift
/// TerminalSize(columns: 80, rows: 24).columns  // 80
/// ```
public struct TerminalSize: Equatable, Sendable {
  /// The number of characters in a row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// Creates a size of at least one character.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
