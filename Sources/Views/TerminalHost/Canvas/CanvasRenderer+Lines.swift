import Markup

// Lines break into rows between words, and within words that are longer than a row.

extension CanvasRenderer {
  /// Draws a line, and empties it.
  mutating func finish(_ line: inout Line, in frame: Frame) {
    defer { line = Line() }
    guard
      line.pieces.contains(where: {
        $0.kind == .end || !$0.isBlank || frame.style.traits.keepsBlanks
      })
    else { return }
    startRow()
    var places = [(row: Int, column: Int)?](repeating: nil, count: line.pieces.count)
    for range in breaks(in: line, width: frame.width, wraps: frame.style.wraps) {
      place(range, of: line, in: frame, &places)
      row += 1
    }
    reach(row)
    for span in line.spans { addRegions(of: span, line, places) }
  }

  /// Returns the pieces of each row, without the blank that ends it.
  private func breaks(in line: Line, width: Int, wraps: Bool) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var column = 0
    var index = 0
    /// Ends the row before a piece, and begins the next one at a piece.
    func endRow(before end: Int, next: Int) {
      rows.append(start..<end)
      (index, start, column) = (next, next, 0)
    }
    func isText(_ index: Int) -> Bool {
      index < line.pieces.count && line.pieces[index].kind == .glyph
    }
    while index < line.pieces.count {
      let piece = line.pieces[index]
      switch piece.kind {
      case .end: endRow(before: index, next: index + 1)
      case .blank:
        if column < width {
          column += 1
          index += 1
        } else {
          // The blank ends the row, and is invisible.
          endRow(before: index, next: index + 1)
        }
      case .glyph:
        var end = index
        var wide = 0
        repeat {
          wide += line.pieces[end].glyph.width
          end += 1
          // A word that is longer than a row needs no further look.
        } while wide <= width && isText(end) && !line.pieces[end].standsAlone
          && !line.pieces[end - 1].standsAlone
        if column + wide <= width {
          column += wide
          index = end
        } else if column > 0, wide <= width || line.pieces[start..<index].last?.kind == .blank {
          endRow(before: index, next: index)
        } else {
          // The word alone is longer than a row.
          while index < end, column + min(width, line.pieces[index].glyph.width) <= width {
            column += min(width, line.pieces[index].glyph.width)
            index += 1
          }
          endRow(before: index, next: index)
        }
      }
    }
    if start < line.pieces.count || line.pieces.isEmpty { rows.append(start..<line.pieces.count) }
    return rows
  }

  /// Draws the pieces of a row.
  private mutating func place(
    _ range: Range<Int>,
    of line: Line,
    in frame: Frame,
    _ places: inout [(row: Int, column: Int)?]
  ) {
    reach(row + 1)
    var range = range
    while let last = range.last, line.pieces[last].kind == .blank, !frame.style.traits.keepsBlanks {
      range = range.dropLast()
    }
    let wide = line.pieces[range].reduce(0) { $0 + $1.glyph.width }
    let left = max(0, frame.width - wide)
    var column = frame.column
    switch isMeasuring ? .start : frame.style.traits.alignment {
    case .start: break
    case .center: column += left / 2
    case .end: column += left
    }
    for index in range {
      let piece = line.pieces[index]
      var glyph = piece.glyph
      // A question mark replaces a character that is wider than the frame.
      if glyph.width > frame.width { glyph = Glyph(character: "?", width: 1) }
      guard column + glyph.width <= frame.column + frame.width else { break }
      canvas.rows[row][column] = Cell(
        glyph: glyph.character,
        style: piece.style,
        ordinal: piece.ordinal
      )
      if glyph.width == 2 { canvas.rows[row][column + 1] = Cell(glyph: nil, style: piece.style) }
      if piece.isCursor { canvas.cursor = (row, column) }
      places[index] = (row, column)
      column += glyph.width
    }
  }

  /// Records the regions of an element: one for each row.
  private mutating func addRegions(
    of span: Line.Span,
    _ line: Line,
    _ places: [(row: Int, column: Int)?]
  ) {
    let first = canvas.regions.count
    for index in span.pieces {
      guard let (row, column) = places[index] else { continue }
      let width = line.pieces[index].glyph.width
      if let last = canvas.regions.indices.last, last >= first, canvas.regions[last].row == row {
        canvas.regions[last].width = column + width - canvas.regions[last].column
      } else {
        canvas.regions.append(
          Region(path: span.path, row: row, column: column, width: width, height: 1)
        )
      }
    }
  }
}

extension Line.Piece {
  /// Whether a row may end before and after the character, as in the scripts of East Asia.
  fileprivate var standsAlone: Bool { glyph.width == 2 }
}
