package import Foundation

/// A layout of boxes beside each other, in as many rows as are necessary.
package struct Flow: Equatable, Sendable {
  /// The upper left corner of each box.
  package private(set) var points: [CGPoint] = []

  /// The size of all boxes together.
  package private(set) var size = CGSize.zero

  /// Places boxes of some sizes within a width, with a gap between them.
  ///
  /// The centers of a row are at one height. A box wider than the width has its own row.
  package init(_ sizes: [CGSize], in width: CGFloat, gap: CGFloat) {
    var start = 0
    var top: CGFloat = 0
    while start < sizes.count {
      var (end, x, height) = (start, CGFloat(0), CGFloat(0))
      while end < sizes.count, end == start || x + sizes[end].width <= width {
        x += sizes[end].width + gap
        height = max(height, sizes[end].height)
        end += 1
      }
      var left: CGFloat = 0
      for size in sizes[start..<end] {
        points.append(CGPoint(x: left, y: top + (height - size.height) / 2))
        left += size.width + gap
      }
      size.width = max(size.width, left - gap)
      size.height = top + height
      top += height + gap
      start = end
    }
  }
}
