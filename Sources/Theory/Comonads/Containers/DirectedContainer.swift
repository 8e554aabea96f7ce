/// A container whose positions are moves: each leads to a shape, and they compose.
///
/// ``root(of:)`` is the move that stays at a shape, ``subshape(of:at:)`` the shape that a move
/// leads to, and ``advance(_:by:from:)`` composes two moves. ``Space`` is the comonad of a directed
/// container and ``Co`` its dual monad. The laws of plain data below imply all laws of both, and of
/// their pairing.
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
/// In other words: a small category, with shapes as objects and positions as outgoing arrows. The
/// published `Sum` of two comonads is no instance: a move to the left loses the position on the
/// right, and the last law fails. (Ahman, Chapman and Uustalu, When is a container a comonad?,
/// 2014.)
public protocol DirectedContainer: Container {
  // Repeated, so that the compiler can infer both from the methods.
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

/// The shape and the position that a walk has reached.
///
/// A program reads the shape and moves on; it cannot move back.
///
/// ```swift
/// var cursor = Cursor<StoreContainer<Int>>(from: 3)
/// cursor.move(by: 5)
/// cursor.shape  // 5
/// ```
public struct Cursor<C: DirectedContainer> {
  /// The shape reached.
  public private(set) var shape: C.Shape

  /// The shape the walk began at.
  let origin: C.Shape

  /// The position reached, as seen from the origin.
  private(set) var position: C.Position

  /// Creates a cursor at a shape.
  ///
  /// - Complexity: O(1)
  public init(from origin: C.Shape) {
    self.origin = origin
    shape = origin
    position = C.root(of: origin)
  }

  /// Moves to a position of the shape reached.
  ///
  /// - Complexity: One advance and one subshape of the container.
  public mutating func move(by step: C.Position) {
    C.advance(&position, by: step, from: origin)
    shape = C.subshape(of: shape, at: step)
  }
}
