import EmbeddedText

extension String {
  /// The columns that the text fills in a font of one width: two for the signs of East Asia and most
  /// pictures, and none for marks that join.
  var columns: Int {
    var scalars = Scalars(self)
    var count = 0
    while let scalar = scalars.next() {
      switch scalar.value {
      case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: continue
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60,
        0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        count += 2
      default: count += 1
      }
    }
    return count
  }

  /// The text, cut where it would fill more columns than these.
  package func cut(to limit: Int) -> String {
    // Of a very long text nobody counts all columns.
    guard utf8.count > 64 * limit || columns > limit else { return self }
    var scalars = Scalars(self)
    var text = ""
    // Marks that join fill no column: of very many of them some are enough.
    while scalars.place < 16 * limit, scalars.next() != nil {
      let longer = scalars.text(0..<scalars.place)
      guard longer.columns <= limit - 3 else { break }
      text = longer
    }
    return "\(text)..."
  }

  /// The lines of a view that a box of a size holds.
  func boxLines(size: (columns: Int, lines: Int)) -> [String] {
    let lines = printableLines
    let shown = lines.prefix(size.lines).map { $0.cut(to: size.columns) }
    return lines.count > size.lines ? shown + ["..."] : shown
  }

  /// The lines of a view, safe to print.
  package var printableLines: [String] {
    parts { $0 == UInt8(ascii: "\n") }.map { $0.showingControls }
  }
}

extension Int {
  /// The number with its noun, in the plural unless the number is one.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
