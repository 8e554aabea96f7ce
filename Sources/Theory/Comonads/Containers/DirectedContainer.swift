/// A container whose positions are moves: each leads to a shape, and they compose.
///
/// From a shape one may stay (``root(of:)``), go to a position and find a shape there
/// (``subshape(of:at:)``), and go on from it (``advance(_:by:from:)``). That is all a comonad is:
/// ``Space`` is the comonad of a directed container and ``Co`` its dual monad, and the laws below,
/// which speak only of plain data, imply every law of both and of their pairing.
///
/// ```swift
/// enum Days: DirectedContainer {
///   static func root(of shape: Int) -> Int { 0 }
///   static func subshape(of today: Int, at days: Int) -> Int { (today + days) % 7 }
///   static func advance(_ days: inout Int, by more: Int, from today: Int) { days += more }
/// }
/// let weekday = Space<Days, Int>(shape: 5) { (5 + $0) % 7 }
/// weekday.peek(at: 3)  // 1
/// ```
///
/// ## Laws
///
/// ```text
/// C.subshape(of: s, at: C.root(of: s)) == s
/// C.subshape(of: s, at: C.composing(p, q, from: s)) == C.subshape(of: C.subshape(of: s, at: p), at: q)
/// C.composing(p, C.root(of: C.subshape(of: s, at: p)), from: s) == p
/// C.composing(C.root(of: s), p, from: s) == p
/// C.composing(C.composing(p, q, from: s), r, from: s) == C.composing(p, C.composing(q, r, from: C.subshape(of: s, at: p)), from: s)
/// ```
///
/// In other words: a small category, with shapes as objects and positions as outgoing arrows.
/// The published `Sum` of two comonads is no instance: after looking right, looking left forgets
/// the way, and the last law fails. (Ahman, Chapman and Uustalu, When is a container a comonad?,
/// 2014.)
public protocol DirectedContainer: Container {
  // Said again, so that the compiler can tell both from the methods.
  associatedtype Shape
  associatedtype Position

  /// Returns the position that stays at the shape.
  static func root(of shape: Shape) -> Position

  /// Returns the shape that the position leads to.
  static func subshape(of shape: Shape, at position: Position) -> Shape

  /// Lengthens a position of the shape by a step from where it leads, in place.
  static func advance(_ position: inout Position, by step: Position, from shape: Shape)
}

extension DirectedContainer {
  /// Returns the first position followed by the second, which starts where the first leads.
  @inlinable
  public static func composing(
    _ first: Position,
    _ second: Position,
    from shape: Shape
  ) -> Position {
    var position = first
    advance(&position, by: second, from: shape)
    return position
  }
}

/// A walk under way: where it has come to, and how.
///
/// A program sees the shape it has reached and may move on; the way back is not shown to it.
public struct Cursor<C: DirectedContainer> {
  /// The shape reached.
  public private(set) var shape: C.Shape

  /// The shape the walk began at.
  let origin: C.Shape

  /// The position reached, as seen from the origin.
  private(set) var position: C.Position

  /// Creates a walk that has not moved yet.
  ///
  /// - Complexity: O(1)
  public init(from origin: C.Shape) {
    self.origin = origin
    shape = origin
    position = C.root(of: origin)
  }

  /// Goes on to the position, as seen from the shape reached.
  ///
  /// - Complexity: One advance and one subshape of the container.
  public mutating func move(by step: C.Position) {
    C.advance(&position, by: step, from: origin)
    shape = C.subshape(of: shape, at: step)
  }
}
