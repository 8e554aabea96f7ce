/// A description of moves that ends with a value.
///
/// A monad says what to do without doing it; a comonad paired with it does it.
/// ``flatMap(_:)`` goes on with a description that may depend on the value:
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
/// As with ``Comonad``, the requirements are stated at one type of value, and a conforming type
/// writes the general method. (Moggi, Notions of computation and monads, 1991.)
public protocol Monad<Value> {
  /// What the description ends with.
  associatedtype Value

  /// Creates a description that does nothing but end with the value.
  static func pure(_ value: Value) -> Self

  /// Returns the same moves, ending with the transformed value.
  func map(_ transform: @escaping (Value) -> Value) -> Self

  /// Returns these moves followed by those that the value leads to.
  func flatMap(_ next: @escaping (Value) -> Self) -> Self
}
