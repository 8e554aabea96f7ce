/// A number under addition, which is commutative.
///
/// ```swift
/// Sum(2).combined(with: Sum(3))  // Sum(5)
/// ```
///
/// Over floating point the laws hold only approximately: rounding depends on the order.
public struct Sum<Number: AdditiveArithmetic>: Monoid {
  /// The number.
  public var value: Number

  /// Creates the sum of one number.
  @inlinable
  public init(_ value: Number) { self.value = value }

  /// The value that adds nothing.
  @inlinable
  public static var empty: Sum { Sum(.zero) }

  /// Puts another value behind this one, in place.
  @inlinable
  public mutating func combine(with other: Sum) { value += other.value }
}

/// A number under multiplication.
///
/// ```swift
/// Product(2).combined(with: Product(3))  // Product(6)
/// ```
///
/// Over floating point the laws hold only approximately: rounding depends on the order.
public struct Product<Number: Numeric>: Monoid {
  /// The number.
  public var value: Number

  /// Creates the product of one number.
  @inlinable
  public init(_ value: Number) { self.value = value }

  /// The value that adds nothing.
  @inlinable
  public static var empty: Product { Product(1) }

  /// Puts another value behind this one, in place.
  @inlinable
  public mutating func combine(with other: Product) { value *= other.value }
}

/// The outcome of a comparison; the first one that decides wins, which is not commutative.
///
/// ```swift
/// Ordering(1, 2).combined(with: Ordering("b", "a"))  // .ascending
/// Ordering("b", "a").combined(with: Ordering(1, 2))  // .descending
/// ```
public enum Ordering: Monoid, Hashable, Sendable {
  /// The first is smaller.
  case ascending

  /// Neither is smaller.
  case same

  /// The first is greater.
  case descending

  /// Creates the outcome of a comparison.
  @inlinable
  public init<Value: Comparable>(_ first: Value, _ second: Value) {
    self = first < second ? .ascending : second < first ? .descending : .same
  }

  /// The value that adds nothing.
  @inlinable
  public static var empty: Ordering { .same }

  /// Puts another value behind this one, in place.
  @inlinable
  public mutating func combine(with other: Ordering) {
    if self == .same { self = other }
  }
}

/// A function that changes a value, under doing one after the other.
///
/// ```swift
/// let double = Endo<Int> { $0 *= 2 }
/// let increase = Endo<Int> { $0 += 1 }
/// double.combined(with: increase).applied(to: 5)  // 11
/// increase.combined(with: double).applied(to: 5)  // 12
/// ```
///
/// - Complexity: Functions are kept in a list, not nested in each other, so that any number of them
///   can be applied and released.
public struct Endo<Value>: Monoid {
  @usableFromInline
  var steps: [(inout Value) -> Void]

  /// Creates a change from a function.
  @inlinable
  public init(_ change: @escaping (inout Value) -> Void) { steps = [change] }

  @inlinable
  init(steps: [(inout Value) -> Void]) { self.steps = steps }

  /// The value that adds nothing.
  @inlinable
  public static var empty: Endo { Endo(steps: []) }

  /// Puts another value behind this one, in place.
  @inlinable
  public mutating func combine(with other: Endo) { steps += other.steps }

  /// Changes a value, in place.
  ///
  /// - Complexity: One call of each function.
  @inlinable
  public func apply(to value: inout Value) {
    for step in steps { step(&value) }
  }

  /// Returns the changed value.
  @inlinable
  public func applied(to value: Value) -> Value { changed(value, self) { $1.apply(to: &$0) } }
}

/// The last value put, if any: a later value overwrites an earlier one.
///
/// ```swift
/// Overwrite.with(1).combined(with: .with(2)).combined(with: .empty)  // .with(2)
/// ```
public enum Overwrite<Value>: Monoid {
  /// Nothing was put.
  case nothing

  /// The value was put.
  case with(Value)

  /// The value that adds nothing.
  @inlinable
  public static var empty: Overwrite { .nothing }

  /// Puts another value behind this one, in place.
  @inlinable
  public mutating func combine(with other: Overwrite) {
    if case .with = other { self = other }
  }
}

/// The monoid of one value.
public struct Trivial: Monoid, Hashable, Sendable {
  /// Creates the only value.
  @inlinable
  public init() {}

  /// The value that adds nothing.
  @inlinable
  public static var empty: Trivial { Trivial() }

  /// Puts another value behind this one, in place.
  @inlinable
  public mutating func combine(with other: Trivial) {}
}

// MARK: - Conformances

extension Sum: Equatable where Number: Equatable {}
extension Sum: Hashable where Number: Hashable {}
extension Sum: Sendable where Number: Sendable {}
extension Product: Equatable where Number: Equatable {}
extension Product: Hashable where Number: Hashable {}
extension Product: Sendable where Number: Sendable {}
extension Overwrite: Equatable where Value: Equatable {}
extension Overwrite: Hashable where Value: Hashable {}
extension Overwrite: Sendable where Value: Sendable {}
