/// The sizes of all parts, in the units of the picture.
struct Metrics {
  /// The width of a column: three fifths of the size of the font, as in most fonts of one width.
  let column = 7.25

  /// The height of a line.
  let line = 16.0

  /// The padding around text.
  let padding = 9.0

  /// The gap between two things in a row.
  let gap = 22.0

  /// The width of a loop beside its box.
  let loop = 24.0

  /// The gap between two arrows at the side of a box.
  let port = 16.0

  /// The length of an arrow's head.
  let head = 8.0

  /// The margin around the picture.
  let margin = 20.0

  /// The width of the widest line.
  func width(of lines: [String]) -> Double { Double(lines.map { $0.columns }.max() ?? 0) * column }

  /// The height of some lines.
  func height(of lines: [String]) -> Double { Double(lines.count) * line }

  /// The height that a loop with some labels takes at the side of its box.
  func loopHeight(_ labels: [String]) -> Double { max(height(of: labels), 20) + 6 }
}

/// A point of the picture; down is positive.
package struct Point: Equatable, Sendable {
  /// The distance from the left.
  package var x: Double

  /// The distance from the top.
  package var y: Double

  /// Creates a point.
  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A rectangle of the picture.
package struct Box: Equatable, Sendable {
  /// The left edge.
  package var left: Double

  /// The upper edge.
  package var top: Double

  /// The right edge.
  package var right: Double

  /// The lower edge.
  package var bottom: Double

  /// Half way between left and right.
  package var centre: Double { (left + right) / 2 }

  /// Half way between top and bottom.
  package var middle: Double { (top + bottom) / 2 }
}
