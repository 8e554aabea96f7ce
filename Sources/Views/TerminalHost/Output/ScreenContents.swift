import DesignTokens
import Markup

/// The cells of a terminal, and its cursor if it is visible.
struct ScreenContents: Equatable {
  var rows: [[Cell]]
  var cursor: (row: Int, column: Int)?

  static func == (left: ScreenContents, right: ScreenContents) -> Bool {
    left.rows == right.rows && left.cursor?.row == right.cursor?.row
      && left.cursor?.column == right.cursor?.column
  }
}

extension ScreenContents {
  /// Returns the text and codes that make a terminal show these contents.
  ///
  /// The text contains only cells that differ, and a few cells between them if that is shorter than
  /// moving the cursor.
  ///
  /// - Parameters:
  ///   - old: The contents that the terminal shows, or nil if they are unknown.
  ///   - colors: The colors that the terminal supports.
  ///   - palette: The colors of the theme; nil for attributes in place of them.
  /// - Returns: Text and codes; an empty text if both are equal.
  func codes(
    after old: ScreenContents?,
    _ colors: ColorRange,
    _ palette: Palette? = nil
  ) -> String {
    if let old, old == self { return "" }
    var writer = Writer(colors: colors, palette: palette)
    if old == nil { writer.text += "\u{1B}[?25l\u{1B}[0m\u{1B}[2J" }
    for (number, row) in rows.enumerated() {
      let before =
        if let old, number < old.rows.count, old.rows[number].count == row.count {
          old.rows[number]
        } else {
          [Cell](repeating: .blank, count: row.count)
        }
      writer.write(row, after: before, at: number)
    }
    var text = writer.finish()
    if !text.isEmpty, old?.cursor != nil { text = "\u{1B}[?25l" + text }
    if let cursor {
      text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H"
      if !text.isEmpty { text += "\u{1B}[?25h" }
    } else if old?.cursor != nil, text.isEmpty {
      text = "\u{1B}[?25l"
    }
    return text
  }
}

// MARK: - Reports

extension ScreenContents {
  /// Lays a text over the cells: below some rows, or above them where there is no room, or else at the
  /// lower edge.
  mutating func lay(_ text: String, below place: (rows: Range<Int>, column: Int)?) {
    guard let width = rows.first?.count, rows.count > 1 else { return }
    let canvas = Canvas(Markup<Never>.text(text).node, width: width)
    let height = min(canvas.height, rows.count - 1)
    let wide = place == nil ? width : canvas.body.extent
    let column = min(place?.column ?? 0, width - wide)
    var first = rows.count - height
    if let place {
      let above = place.rows.lowerBound - height
      first = place.rows.upperBound <= first ? place.rows.upperBound : above >= 0 ? above : first
    }
    for (row, cells) in zip(first..., canvas.rows(0..<height)) {
      put(cells[..<wide], row: row, column: column)
    }
  }

  /// Replaces some cells of a row by reversed ones, and the cursor with them.
  private mutating func put(_ cells: ArraySlice<Cell>, row: Int, column: Int) {
    let end = column + cells.count
    // The other half of a wide character that is covered is blank.
    if column > 0, rows[row][column].glyph == nil { rows[row][column - 1] = .blank }
    if end < rows[row].count, rows[row][end].glyph == nil { rows[row][end] = .blank }
    for (place, cell) in zip(column..., cells) {
      rows[row][place] = cell
      rows[row][place].style.isReversed = true
    }
    if let found = cursor, found.row == row, (column..<end).contains(found.column) { cursor = nil }
  }
}

/// The codes so far, and the style after them.
private struct Writer {
  let colors: ColorRange
  let palette: Palette?
  var text = ""
  var style = TextStyle()

  /// Writes the cells of a row that differ.
  mutating func write(_ row: [Cell], after old: [Cell], at number: Int) {
    guard row != old else { return }
    var column = 0
    while let start = next(from: column, row, old) {
      var end = start + 1
      while let change = next(from: end, row, old), change - end < 6 { end = change + 1 }
      // The two halves of a wide character are written together.
      var first = start
      while first > 0, row[first].glyph == nil { first -= 1 }
      end = reach(of: row, from: first, to: end)
      move(to: first, in: number)
      if row[first...].allSatisfy({ $0 == .blank }) {
        set(TextStyle())
        text += "\u{1B}[K"
        return
      }
      put(row[first..<end], in: number)
      column = end
    }
  }

  private func next(from column: Int, _ row: [Cell], _ old: [Cell]) -> Int? {
    (column..<row.count).first { row[$0] != old[$0] }
  }

  /// Returns the end of the cells that must be written in a row.
  ///
  /// A terminal may fill more columns with a character than it has here; these are written again.
  private func reach(of row: [Cell], from first: Int, to end: Int) -> Int {
    var (column, end) = (first, end)
    while column < end {
      if let glyph = row[column].glyph, !Glyph.isSettled(glyph) {
        // A terminal may draw each scalar separately, as wide as any character.
        let widest = glyph.unicodeScalars.count { $0.displayWidth > 0 } * 2
        end = min(row.count, max(end, column + widest))
      }
      column += 1
      if column == end, column < row.count, row[column].glyph == nil { end += 1 }
    }
    return end
  }

  /// Writes adjacent cells.
  ///
  /// Terminals differ on the width of some characters. So blanks are written before these, and the
  /// cursor is moved to its column here.
  private mutating func put(_ cells: ArraySlice<Cell>, in row: Int) {
    var isMoved = false
    for (column, cell) in zip(cells.indices, cells) {
      guard let glyph = cell.glyph else { continue }
      if isMoved { move(to: column, in: row) }
      set(cell.style)
      isMoved = !Glyph.isSettled(glyph)
      if isMoved {
        text += column + 1 < cells.endIndex && cells[column + 1].glyph == nil ? "  " : " "
        move(to: column, in: row)
      }
      text.append(glyph)
    }
  }

  private mutating func move(to column: Int, in row: Int) {
    text += "\u{1B}[\(row + 1);\(column + 1)H"
  }

  private mutating func set(_ new: TextStyle) {
    if new == style { return }
    let codes = new.codes(colors, palette)
    if codes != style.codes(colors, palette) {
      text += codes == "0" ? "\u{1B}[m" : "\u{1B}[\(codes)m"
    }
    style = new
  }

  mutating func finish() -> String {
    set(TextStyle())
    return text
  }
}
