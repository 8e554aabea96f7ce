/// A shape that can be read and moved, with the way from where it began.
///
/// ```text
/// s.position is a way from the first shape to s.shape
/// ```
///
/// - Complexity: A move is that of the shape, and amortised O(1).
public struct Syncing<Shape: ReplicaShape> {
  /// The shape that the moves so far have led to.
  public var shape: Shape { current }

  @usableFromInline
  var current: Shape

  /// What came from the others.
  @usableFromInline
  var events: [ReplicaEvent<Shape.Step>]

  /// How many of the pending steps, the last ones, were made since the beginning.
  @usableFromInline
  var ownCount: Int

  /// Begins at a shape.
  @inlinable
  public init(at shape: Shape) { (current, events, ownCount) = (shape, [], 0) }

  /// The way so far.
  ///
  /// - Complexity: O(own steps).
  @inlinable
  public var position: ReplicaPosition<Shape.Step> {
    ReplicaPosition(events: events, own: Array(shape.pending.suffix(ownCount)))
  }

  /// Makes a step of one's own, in place, and returns whether it is accepted; nil is nothing.
  @discardableResult
  @inlinable
  public mutating func make(_ step: Shape.Step?) -> Bool {
    let isMade = current.make(step)
    if isMade { ownCount += 1 }
    return isMade
  }

  /// Takes what comes from the others, in place, and returns the pending steps that are lost by that.
  @discardableResult
  @inlinable
  public mutating func receive(_ event: ReplicaEvent<Shape.Step>) -> [Shape.Step] {
    events.append(event)
    defer { ownCount = min(ownCount, shape.pending.count) }
    return current.receive(event)
  }

  /// Goes a way, in place.
  @inlinable
  public mutating func go(_ way: ReplicaPosition<Shape.Step>) {
    for event in way.events { receive(event) }
    for step in way.own { make(step) }
  }
}

extension Syncing: Sendable where Shape: Sendable, Shape.Step: Sendable {}
