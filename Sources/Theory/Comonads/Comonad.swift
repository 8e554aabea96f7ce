/// A space of values with a point in focus.
///
/// ``extract()`` reads the value at the focus. ``duplicate()`` puts the whole space, seen from each
/// point, at that point. ``extend(_:)`` computes a new value at each point from the space seen from
/// there, so that computations that read neighbours compose:
///
/// ```swift
/// let squares = Store(position: 3) { $0 * $0 }
/// squares.extract()  // 9
/// squares.extend { $0.peek(at: $0.position + 1) - $0.extract() }.extract()  // 7
/// ```
///
/// ## Laws
///
/// ```text
/// w.duplicate().extract() == w
/// w.duplicate().map { $0.extract() } == w
/// w.duplicate().duplicate() == w.duplicate().map { $0.duplicate() }
/// w.extend(f) == w.duplicate().map(f)
/// w.map(f) == w.extend { f($0.extract()) }
/// ```
///
/// Most comonads hold a function, so `==` means that both sides have equal values at every point,
/// not only at the focus.
///
/// An array is not a comonad: an empty one has no point to focus on. A ``Zipper`` is.
///
/// The requirements keep the type of the values. A conforming type declares the general method,
/// such as `func extend<Other>(_:) -> Store<Position, Other>`, which is the witness. So a check of
/// a law over `some Comonad` checks the method that users call. (Uustalu and Vene, Comonadic
/// notions of computation, 2008.)
public protocol Comonad<Focus> {
  /// The value at each point of the space.
  associatedtype Focus

  /// The space that holds, at each point, the whole space seen from there.
  associatedtype Duplicate: Comonad where Duplicate.Focus == Self

  /// Returns the value at the focus.
  func extract() -> Focus

  /// Returns the space of the transformed values, focused on the same point.
  func map(_ transform: @escaping (Focus) -> Focus) -> Self

  /// Returns the space that holds, at each point, the whole space seen from there.
  func duplicate() -> Duplicate

  /// Returns the space that holds, at each point, the answer for the whole space seen from there.
  func extend(_ answer: @escaping (Self) -> Focus) -> Self
}
