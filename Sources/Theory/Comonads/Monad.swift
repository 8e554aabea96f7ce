/// A description of moves that ends with a value.
///
/// A value of a monad describes moves; a comonad paired with the monad makes them.
/// ``flatMap(_:)`` adds the description that a function makes from the value:
///
/// ```swift
/// let doubled = State<Int, Int>.get.flatMap { now in State.put(now * 2).map { now } }
/// doubled.run(from: 21).position  // 42
/// ```
///
/// ## Laws
///
/// ```text
/// Self.pure(a).flatMap(f) == f(a)
/// m.flatMap(Self.pure) == m
/// m.flatMap(f).flatMap(g) == m.flatMap { f($0).flatMap(g) }
/// m.map(f) == m.flatMap { Self.pure(f($0)) }
/// ```
///
/// As for ``Comonad``, the requirements keep the type of the value, and a conforming type declares
/// the general methods. (Moggi, Notions of computation and monads, 1991.)
public protocol Monad<Value> {
  /// The value at the end of the description.
  associatedtype Value

  /// Creates the description without moves that ends with the value.
  static func pure(_ value: Value) -> Self

  /// Returns the same moves, ending with the transformed value.
  func map(_ transform: @escaping (Value) -> Value) -> Self

  /// Returns these moves followed by those made from the value.
  func flatMap(_ next: @escaping (Value) -> Self) -> Self
}
