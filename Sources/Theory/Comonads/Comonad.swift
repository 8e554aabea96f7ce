/// A space of values with a point in focus.
///
/// A comonad answers two questions: what is *here* (``extract()``), and what would be here if the
/// focus were at each point of the space (``duplicate()``). The second makes every computation
/// that looks around itself composable:
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
/// Most comonads hold a function, so `==` means that both sides show equal answers wherever they
/// are asked, not only at the focus.
///
/// An array is not a comonad: an empty one has no point to focus on. A ``Zipper`` is.
///
/// The requirements are stated at one type of value. A conforming type writes the general method,
/// `func extend<Other>(_:) -> Store<Position, Other>`, and it serves as the witness, so that a law
/// checked here is checked of the method that users call. (Uustalu and Vene, Comonadic notions of
/// computation, 2008.)
public protocol Comonad<Focus> {
  /// What stands at each point of the space.
  associatedtype Focus

  /// The space in which each point holds the whole space, seen from there.
  associatedtype Duplicate: Comonad where Duplicate.Focus == Self

  /// Returns the value at the focus.
  func extract() -> Focus

  /// Returns the space of the transformed values, focused on the same point.
  func map(_ transform: @escaping (Focus) -> Focus) -> Self

  /// Returns the space in which each point holds the whole space, seen from there.
  func duplicate() -> Duplicate

  /// Returns the space in which each point holds the answer of the whole space, seen from there.
  func extend(_ answer: @escaping (Self) -> Focus) -> Self
}
