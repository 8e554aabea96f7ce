/// The part of the picture of a space that is shown: around a box, as far as it was dragged from there.
struct Viewport {
  /// How far the middle was dragged from the box, in the units of the picture.
  private(set) var offset = Point(x: 0, y: 0)

  /// How often the picture was enlarged; negative where it was made smaller.
  private var enlarged = 0

  /// The place where the pointer holds the picture.
  private var grip: Point?

  /// Whether the pointer has moved the picture since it was pressed, so that its release is no press.
  private(set) var isDragged = false

  /// The size of a unit of the picture.
  var scale: Double { Self.scales[enlarged + Self.standard] }

  private static let scales = [0.35, 0.5, 0.7, 1, 1.4, 2]
  private static let standard = 3
}

/// What a pointer does with the picture.
package enum Drag: Equatable, Sendable {
  /// It is pressed, at a place in pixels.
  case began(x: Double, y: Double)
  /// It is moved while it is pressed.
  case moved(x: Double, y: Double)
  /// It is released.
  case ended
}

extension Viewport {
  /// Enlarges the picture by a number of steps; no steps give the usual size around the box.
  mutating func zoom(by steps: Int) {
    if steps == 0 { self = Viewport() }
    enlarged = min(max(enlarged + steps, -Self.standard), Self.scales.count - 1 - Self.standard)
  }

  /// Shows the part around the box again.
  mutating func centre() { offset = Point(x: 0, y: 0) }

  /// Moves the picture with the pointer; a trembling hand moves nothing.
  mutating func take(_ drag: Drag) {
    switch drag {
    case .began(let x, let y): (grip, isDragged) = (Point(x: x, y: y), false)
    case .moved(let x, let y):
      guard let grip, isDragged || abs(x - grip.x) + abs(y - grip.y) > 4 else { return }
      isDragged = true
      offset.x -= (x - grip.x) / scale
      offset.y -= (y - grip.y) / scale
      self.grip = Point(x: x, y: y)
    case .ended: grip = nil
    }
  }
}
