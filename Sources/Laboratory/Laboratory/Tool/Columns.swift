import CommandLineSupport
import TerminalHost

/// Blocks of lines set side by side under titles.
///
/// Columns grow with their contents and never shrink, so that each block is aligned with the
/// one before it.
package struct Columns {
  /// The title of each column.
  package let titles: [String]

  /// The number of columns of the terminal.
  package let limit: Int

  /// The width of each column.
  private var widths: [Int]

  /// Creates columns that are as wide as their titles.
  package init(_ titles: [String], limit: Int) {
    self.titles = titles
    self.limit = limit
    widths = titles.map(displayWidth)
  }

  /// Sets the blocks side by side, or gives nothing if they do not fit.
  package mutating func lines(of blocks: [[String]]) -> [String]? {
    let height = blocks.map(\.count).max() ?? 0
    let rows = (0..<height).map { index in
      blocks.map { $0.indices.contains(index) ? $0[index] : "" }
    }
    let table = TextTable([titles] + rows, leastWidths: widths, width: displayWidth)
    let total = table.widths.reduce(0, +) + 2 * (titles.count - 1)
    guard total <= limit else { return nil }
    widths = table.widths
    return table.lines
  }
}
