/// How many characters a terminal has room for.
///
/// ```swift
/// TerminalSize(columns: 80, rows: 24).columns  // 80
/// ```
public struct TerminalSize: Equatable, Sendable {
  /// How many characters stand in a row.
  public let columns: Int
  /// How many rows there are.
  public let rows: Int

  /// Creates a size, of at least one character.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
