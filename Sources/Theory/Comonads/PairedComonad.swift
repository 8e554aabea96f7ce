/// A comonad that knows the moves of its dual monad.
///
/// A movement describes a walk through the space; the space makes it happen:
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
/// The last law is how Freeman (*Comonads as spaces*, 2016) defines a move: pick the place that
/// the movement names from the space of all places. Moving is the same without building them.
/// (Katsumata, Rivas and Uustalu, Interaction laws of monads and comonads, 2020.)
public protocol PairedComonad<Focus>: Comonad
where Duplicate: PairedComonad, Duplicate.Movement == Movement {
  /// A walk through the space that ends without a value.
  associatedtype Movement

  /// Moves the focus, in place.
  mutating func move(by movement: Movement)

  /// Returns the space with the focus moved.
  func moved(by movement: Movement) -> Self

  /// Returns what stands where the movement leads, without moving.
  func select(_ movement: Movement) -> Focus
}

extension PairedComonad {
  /// Returns a copy that has been moved in place.
  @inlinable
  public func moved(by movement: Movement) -> Self {
    var copy = self
    copy.move(by: movement)
    return copy
  }

  /// Returns the value at the focus of a copy that has been moved.
  @inlinable
  public func select(_ movement: Movement) -> Focus {
    moved(by: movement).extract()
  }
}
