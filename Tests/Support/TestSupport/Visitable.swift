public import Comonads

/// A comonad of which a test can read more than the focus: a few places besides it.
public protocol Visitable: Comonad where Duplicate: Visitable {
  /// This space, focused on each of a few places; equal spaces give equal lists.
  var visits: [Self] { get }
}

/// A directed container of which a test walks along a few positions.
public protocol Sampled: DirectedContainer {
  /// Returns the positions walked along from a shape.
  static func samples(at shape: Shape) -> [Position]
}

extension Space: Visitable where C: Sampled {
  /// This space, focused on each of a few places.
  public var visits: [Space] {
    C.samples(at: shape).map { position in moved(by: Co { $0.move(by: position) }) }
  }
}

/// The part of a space that a test compares: the value at each place visited.
public func seen<W: Visitable>(_ space: W) -> [W.Focus] {
  space.visits.map { $0.extract() }
}
