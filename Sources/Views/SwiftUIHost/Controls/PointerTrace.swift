import Markup

/// Turns the movements of a finger or of a pointer into pointer events.
package struct PointerTrace: Equatable, Sendable {
  /// The place where the pointer went down, while it is down.
  private var start: Flow.Point?

  package init() {}

  /// Moves the pointer, and returns the touches of a control.
  package mutating func move(from start: Flow.Point, to point: Flow.Point) -> [ControlGesture] {
    let isNew = start != self.start
    self.start = start
    let down = isNew ? [ControlGesture.point(.pointerDown, x: start.x, y: start.y)] : []
    return isNew && point == start ? down : down + [.point(.pointerMove, x: point.x, y: point.y)]
  }

  /// Lifts the pointer, and returns the touches of a control.
  package mutating func end(at point: Flow.Point) -> [ControlGesture] {
    start = nil
    return [.point(.pointerUp, x: point.x, y: point.y)]
  }

  /// Returns the touches of a tap.
  package static func tap(at point: Flow.Point) -> [ControlGesture] {
    var trace = PointerTrace()
    return trace.move(from: point, to: point) + trace.end(at: point)
  }
}
