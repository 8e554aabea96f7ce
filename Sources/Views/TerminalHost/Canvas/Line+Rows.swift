import Markup

// Lines break into rows between words, and within words that are longer than a row.

extension Line {
  /// Returns the rows of the line in a frame.
  func rows(in frame: Frame) -> TextRows {
    var text = TextRows()
    var places = [CellPosition?](repeating: nil, count: pieces.count)
    for range in breaks { place(range, in: frame, &text, &places) }
    for span in spans { addRegions(of: span, to: &text, places) }
    return text
  }

  /// Returns the pieces of each row, without the blank that ends it.
  private var breaks: [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, index, column) = (0, 0, 0)
    /// Ends the row before a piece, and begins the next one at a piece.
    func endRow(before end: Int, next: Int) {
      rows.append(start..<end)
      (index, start, column) = (next, next, 0)
    }
    while index < pieces.count {
      switch pieces[index].kind {
      case .end: endRow(before: index, next: index + 1)
      // A blank without room ends the row, and is invisible.
      case .blank where column >= width: endRow(before: index, next: index + 1)
      case .blank: (index, column) = (index + 1, column + 1)
      case .glyph:
        let word = word(at: index)
        if column + word.width <= width {
          (index, column) = (word.end, column + word.width)
        } else if column > 0, word.width <= width || pieces[index - 1].kind == .blank {
          endRow(before: index, next: index)
        } else {
          // The word alone is longer than a row.
          var end = index
          while end < word.end, column + min(width, pieces[end].glyph.width) <= width {
            column += min(width, pieces[end].glyph.width)
            end += 1
          }
          endRow(before: end, next: end)
        }
      }
    }
    if start < pieces.count || pieces.isEmpty { rows.append(start..<pieces.count) }
    return rows
  }

  /// Returns the end and the columns of the word that begins at a piece.
  ///
  /// A word that is longer than a row needs no further look.
  private func word(at start: Int) -> (end: Int, width: Int) {
    var (end, columns) = (start, 0)
    repeat {
      columns += pieces[end].glyph.width
      end += 1
    } while columns <= width && end < pieces.count && pieces[end].goesOn(after: pieces[end - 1])
    return (end, columns)
  }

  /// Adds a row of pieces.
  private func place(
    _ range: Range<Int>,
    in frame: Frame,
    _ text: inout TextRows,
    _ places: inout [CellPosition?]
  ) {
    var range = range
    while let last = range.last, pieces[last].kind == .blank, !frame.style.keepsBlanks {
      range = range.dropLast()
    }
    let wide = pieces[range].reduce(0) { $0 + $1.glyph.width }
    let left = max(0, width - wide)
    let start =
      switch frame.isMeasured ? .start : frame.style.alignment {
      case .start: 0
      case .center: left / 2
      case .end: left
      }
    var cells: [Cell] = []
    for index in range {
      let piece = pieces[index]
      var glyph = piece.glyph
      // A question mark replaces a character that is wider than the frame.
      if glyph.width > width { glyph = Glyph(character: "?", width: 1) }
      guard start + cells.count + glyph.width <= width else { break }
      let place = CellPosition(row: text.rows.count, column: start + cells.count)
      if piece.isCursor { text.cursor = place }
      places[index] = place
      cells.append(Cell(glyph: glyph.character, style: piece.style, ordinal: piece.ordinal))
      if glyph.width == 2 { cells.append(Cell(glyph: nil, style: piece.style)) }
    }
    text.rows.append((start, cells))
  }

  /// Adds the regions of an element: one for each row.
  private func addRegions(of span: Span, to text: inout TextRows, _ places: [CellPosition?]) {
    let first = text.regions.count
    for index in span.pieces {
      guard let place = places[index] else { continue }
      let width = pieces[index].glyph.width
      if let last = text.regions.indices.last, last >= first, text.regions[last].row == place.row {
        text.regions[last].width = place.column + width - text.regions[last].column
      } else {
        text.regions.append(
          Region(path: span.path, row: place.row, column: place.column, width: width, height: 1)
        )
      }
    }
  }
}

extension Line.Piece {
  /// Whether a row may end before and after the character, as in the scripts of East Asia.
  private var standsAlone: Bool { glyph.width == 2 && !isInControl }

  /// Whether the character belongs to the word of the one before it.
  fileprivate func goesOn(after before: Line.Piece) -> Bool {
    kind == .glyph && !startsSegment && !standsAlone && !before.standsAlone
  }
}
