/// A comonad with the moves of its dual monad.
///
/// A movement describes a walk through the space; ``move(by:)`` makes it:
///
/// ```swift
/// var squares = Store(position: 3) { $0 * $0 }
/// squares.move(by: State { $0 += 2 })
/// squares.extract()  // 25
/// squares.select(State { $0 = 10 })  // 100
/// squares.position  // 5
/// ```
///
/// ## Laws
///
/// ```text
/// w.moved(by: .pure(())) == w
/// w.moved(by: m.flatMap { n }) == w.moved(by: m).moved(by: n)
/// w.extend(f).moved(by: m) == w.moved(by: m).extend(f)
/// w.map(f).moved(by: m) == w.moved(by: m).map(f)
/// w.select(m) == w.moved(by: m).extract()
/// w.duplicate().select(m) == w.moved(by: m)
/// ```
///
/// By the last law, a move selects a point of the space of all spaces, as Freeman defines it
/// (*Comonads as spaces*, 2016). A conforming type moves without building that space.
/// (Katsumata, Rivas and Uustalu, Interaction laws of monads and comonads, 2020.)
public protocol PairedComonad<Focus>: Comonad
where Duplicate: PairedComonad, Duplicate.Movement == Movement {
  /// A walk through the space that ends without a value.
  associatedtype Movement

  /// Moves the focus by a movement, in place.
  mutating func move(by movement: Movement)

  /// Returns the space with the focus moved by a movement.
  func moved(by movement: Movement) -> Self

  /// Returns the value that a movement leads to, without moving the focus.
  func select(_ movement: Movement) -> Focus
}

extension PairedComonad {
  /// Returns a copy that has been moved in place.
  @inlinable
  public func moved(by movement: Movement) -> Self { changed(self, movement) { $0.move(by: $1) } }

  /// Returns the value at the focus of a copy that has been moved.
  @inlinable
  public func select(_ movement: Movement) -> Focus { moved(by: movement).extract() }
}
