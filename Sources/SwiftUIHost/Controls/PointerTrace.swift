import Markup

/// Where a finger or a pointer goes, as the events of a pointer.
package struct PointerTrace: Equatable, Sendable {
  /// Where it went down, while it is down.
  private var start: Flow.Point?

  package init() {}

  /// Notes where it is now, and returns what that is to a control.
  package mutating func move(from start: Flow.Point, to point: Flow.Point) -> [Touch] {
    let isNew = start != self.start
    self.start = start
    let down = isNew ? [Touch.point(.pointerDown, x: start.x, y: start.y)] : []
    return isNew && point == start ? down : down + [.point(.pointerMove, x: point.x, y: point.y)]
  }

  /// Notes that it is lifted, and returns what that is to a control.
  package mutating func end(at point: Flow.Point) -> [Touch] {
    start = nil
    return [.point(.pointerUp, x: point.x, y: point.y)]
  }

  /// Returns what a tap is to a control.
  package static func tap(at point: Flow.Point) -> [Touch] {
    var trace = PointerTrace()
    return trace.move(from: point, to: point) + trace.end(at: point)
  }
}
