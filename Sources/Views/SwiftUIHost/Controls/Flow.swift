/// Where things stand that stand beside each other, in as many rows as are needed.
package struct Flow: Equatable, Sendable {
  /// The width and the height of a thing.
  package struct Size: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      (self.width, self.height) = (width, height)
    }
  }

  /// The left upper corner of a thing.
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double
  }

  /// Where each thing stands.
  package private(set) var points: [Point] = []

  /// How much room they take together.
  package private(set) var size = Size(width: 0, height: 0)

  /// Places things of some sizes in a width, with a gap between them.
  ///
  /// The things of a row have their middles at one height. A thing wider than the width has a row
  /// for itself.
  package init(_ sizes: [Size], in width: Double, gap: Double) {
    var start = 0
    var top = 0.0
    while start < sizes.count {
      var (end, x, height) = (start, 0.0, 0.0)
      while end < sizes.count, end == start || x + sizes[end].width <= width {
        x += sizes[end].width + gap
        height = max(height, sizes[end].height)
        end += 1
      }
      var left = 0.0
      for size in sizes[start..<end] {
        points.append(Point(x: left, y: top + (height - size.height) / 2))
        left += size.width + gap
      }
      size.width = max(size.width, left - gap)
      size.height = top + height
      top += height + gap
      start = end
    }
  }
}
