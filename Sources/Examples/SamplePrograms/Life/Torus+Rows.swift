import Markup

extension Torus {
  /// The board as text, `#` for a living cell and `.` for a dead one.
  package var rows: [String] {
    (0..<height).map { y in (0..<width).map { x in self[x, y] ? "#" : "." }.joined() }
  }

  /// Creates a board from the text of its rows, or nothing if they do not form a board.
  ///
  /// ```swift
  /// Torus(rows: ["..", "#."])?[0, 1]    // true
  /// Torus(rows: ["..", "#"])            // nil
  /// ```
  package init?(rows: [String]) {
    let marks = rows.map { Array($0.utf8) }
    guard let width = marks.first?.count, width > 0 else { return nil }
    let known = [UInt8(ascii: "."), UInt8(ascii: "#")]
    guard marks.allSatisfy({ $0.count == width && $0.allSatisfy { known.contains($0) } }) else {
      return nil
    }
    self.init(width: width, height: rows.count)
    for cell in cells { self[cell.x, cell.y] = marks[cell.y][cell.x] == UInt8(ascii: "#") }
  }
}

// MARK: - Patterns

extension Torus {
  /// A small arrangement of living cells with a known fate.
  public enum Pattern: String, Codable, Sendable, CaseIterable {
    /// Five cells that walk one cell down and to the right in four generations.
    case glider
    /// Three cells that turn and turn back.
    case blinker

    /// The pattern as text, in the form of a board's rows.
    package var rows: [String] {
      switch self {
      case .glider: [".#.", "..#", "###"]
      case .blinker: ["###"]
      }
    }
  }
}
