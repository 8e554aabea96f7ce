/// Values that combine in order, and one that adds nothing.
///
/// ```swift
/// [1, 2].combined(with: [3])  // [1, 2, 3]
/// Sum(1).combined(with: Sum(2)).value  // 3
/// ```
///
/// ## Laws
///
/// ```text
/// Self.empty.combined(with: a) == a
/// a.combined(with: .empty) == a
/// a.combined(with: b).combined(with: c) == a.combined(with: b.combined(with: c))
/// var c = a; c.combine(with: b)    leaves a as it is
/// ```
///
/// Numbers under subtraction are no monoid: `(5 - 3) - 1` is not `5 - (3 - 1)`. A structure with
/// its parts in an object is none if its copies share the object.
///
/// `monoidLaws(_:)` of `ComonadLaws` checks a monoid.
public protocol Monoid {
  /// The value that adds nothing.
  static var empty: Self { get }

  /// Puts another value behind this one, in place.
  mutating func combine(with other: Self)
}

extension Monoid {
  /// Returns this value with another one behind it.
  @inlinable
  public func combined(with other: Self) -> Self { changed(self, other) { $0.combine(with: $1) } }
}

// MARK: - Lists

extension Array: Monoid {
  /// The one that is empty.
  @inlinable
  public static var empty: [Element] { [] }

  /// - Complexity: Amortised O(count of the other array).
  @inlinable
  public mutating func combine(with other: [Element]) {
    // A step of one element is what logs are made of; the general way costs three times as much.
    if other.count == 1 { append(other[0]) } else { self += other }
  }
}

extension String: Monoid {
  /// The one that is empty.
  @inlinable
  public static var empty: String { "" }

  /// - Complexity: Amortised O(length of the other string).
  @inlinable
  public mutating func combine(with other: String) { self += other }
}
