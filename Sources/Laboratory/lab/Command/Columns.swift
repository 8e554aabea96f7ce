import SamplePrograms
import TerminalHost

/// Blocks of lines set side by side under titles.
///
/// Columns grow with what they hold and never shrink, so that block after block stands under the
/// one before it.
struct Columns {
  /// What stands above each column.
  let titles: [String]

  /// The number of columns of the terminal.
  let limit: Int

  /// The width of each column.
  private var widths: [Int]

  /// What stands between two columns.
  private let gap = "  "

  /// Creates columns that are as wide as their titles.
  init(_ titles: [String], limit: Int) {
    self.titles = titles
    self.limit = limit
    widths = titles.map(displayWidth)
  }

  /// Sets the blocks side by side, or gives nothing if they do not fit.
  mutating func lines(of blocks: [[String]]) -> [String]? {
    let needed = zip(widths, blocks).map { width, block in
      block.reduce(width) { max($0, displayWidth(of: $1)) }
    }
    let total = needed.reduce(0, +) + gap.count * (needed.count - 1)
    guard total <= limit else { return nil }
    widths = needed
    let height = blocks.map(\.count).max() ?? 0
    let rows = (0..<height).map { index in
      row(blocks.map { $0.indices.contains(index) ? $0[index] : "" })
    }
    return [row(titles)] + rows
  }

  /// One line across all columns, without blanks at its end.
  private func row(_ cells: [String]) -> String {
    var line = ""
    var blanks = 0
    for (cell, width) in zip(cells, widths) {
      if !cell.isEmpty {
        line += String(repeating: " ", count: blanks) + cell
        blanks = 0
      }
      blanks += width - displayWidth(of: cell) + gap.count
    }
    return line
  }
}
