/// Rows of cells as lines with aligned columns.
///
/// Two blanks separate columns; a column without text is left out, and lines end without blanks.
package struct TextTable {
  /// The rows.
  private let rows: [[String]]

  /// The columns that are aligned at their right end.
  private let rightAligned: Set<Int>

  /// The least width of each column.
  private let leastWidths: [Int]

  /// Counts the columns of a terminal that a text fills.
  private let width: (String) -> Int

  /// Creates a table.
  package init(
    _ rows: [[String]],
    rightAligned: Set<Int> = [],
    leastWidths: [Int] = [],
    width: @escaping (String) -> Int = \.count
  ) {
    self.rows = rows
    self.rightAligned = rightAligned
    self.leastWidths = leastWidths
    self.width = width
  }

  /// The width of each column.
  package var widths: [Int] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      let least = column < leastWidths.count ? leastWidths[column] : 0
      return rows.reduce(least) { max($0, column < $1.count ? width($1[column]) : 0) }
    }
  }

  /// The lines of the table.
  package var lines: [String] {
    let widths = widths
    return rows.map { row in
      let cells = zip(row, widths).enumerated().compactMap { column, cell -> String? in
        guard cell.1 > 0 else { return nil }
        let blanks = String(repeating: " ", count: cell.1 - width(cell.0))
        return rightAligned.contains(column) ? blanks + cell.0 : cell.0 + blanks
      }
      let line = cells.joined(separator: "  ")
      let end = line.lastIndex { $0 != " " }
      return end.map { String(line[...$0]) } ?? ""
    }
  }
}

extension String {
  /// The text with blanks behind it, up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
