/// A value on the left and a value on the right.
///
/// Two shapes and two positions of spaces side by side are pairs, and so are two monoids, which
/// combine side by side:
///
/// ```swift
/// Pair(Sum(1), "a").combined(with: Pair(Sum(2), "b"))  // Pair(Sum(3), "ab")
/// ```
///
/// ## Laws
///
/// ```text
/// Pair(a, b).combined(with: Pair(c, d)) == Pair(a.combined(with: c), b.combined(with: d))
/// ```
///
/// Unlike a tuple, a pair can conform to protocols.
public struct Pair<Left, Right> {
  /// The value on the left.
  public var left: Left

  /// The value on the right.
  public var right: Right

  /// Creates a pair of two values.
  @inlinable
  public init(_ left: Left, _ right: Right) {
    self.left = left
    self.right = right
  }
}

// MARK: - Monoid

extension Pair: Monoid where Left: Monoid, Right: Monoid {
  /// The pair of two values that add nothing.
  @inlinable
  public static var empty: Pair { Pair(.empty, .empty) }

  /// Puts each value of another pair behind the value on its side, in place.
  @inlinable
  public mutating func combine(with other: Pair) {
    left.combine(with: other.left)
    right.combine(with: other.right)
  }
}

// MARK: - Conformances

extension Pair: Equatable where Left: Equatable, Right: Equatable {}
extension Pair: Hashable where Left: Hashable, Right: Hashable {}
extension Pair: Sendable where Left: Sendable, Right: Sendable {}
