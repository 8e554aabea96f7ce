import Foundation
import Markup

/// Turns the movements of a finger or of a pointer into pointer events.
struct PointerTrace: Equatable, Sendable {
  /// The point where the pointer was pressed, until it is released.
  private var start: CGPoint?

  /// Moves the pointer, and returns the gestures on a control.
  mutating func move(from start: CGPoint, to point: CGPoint) -> [ControlGesture] {
    let isNew = start != self.start
    self.start = start
    let down = isNew ? [ControlGesture.point(.pointerDown, x: start.x, y: start.y)] : []
    return isNew && point == start ? down : down + [.point(.pointerMove, x: point.x, y: point.y)]
  }

  /// Releases the pointer, and returns the gestures on a control.
  mutating func end(at point: CGPoint) -> [ControlGesture] {
    start = nil
    return [.point(.pointerUp, x: point.x, y: point.y)]
  }

  /// Returns the gestures of a tap.
  static func tap(at point: CGPoint) -> [ControlGesture] {
    var trace = PointerTrace()
    return trace.move(from: point, to: point) + trace.end(at: point)
  }
}
