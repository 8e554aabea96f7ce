/// A space of one point, which is also the walk without a move.
///
/// ```swift
/// Identity(3).map { $0 + 1 }.extract()  // 4
/// pair(Identity(3), Identity(4)) { $0 * $1 }  // 12
/// ```
///
/// It is comonad and monad at once, and its own dual. The laws are those of ``PairedComonad`` and
/// ``Monad``.
public struct Identity<Value> {
  /// The value at the only point.
  public var value: Value

  /// Creates the space of one value.
  public init(_ value: Value) { self.value = value }
}

// MARK: - Functor

extension Identity {
  /// Returns the space of the transformed value.
  public func map<Other>(_ transform: (Value) -> Other) -> Identity<Other> {
    Identity<Other>(transform(value))
  }
}

// MARK: - Comonad

extension Identity: PairedComonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// A walk without a move.
  public typealias Movement = Identity<Void>

  /// Returns the value.
  public func extract() -> Value { value }

  /// Returns the space that holds this one at its only point.
  public func duplicate() -> Identity<Identity<Value>> { Identity<Identity<Value>>(self) }

  /// Returns the space of the answer for this space.
  public func extend<Other>(_ answer: (Identity) -> Other) -> Identity<Other> {
    Identity<Other>(answer(self))
  }

  /// Stays, and returns the walk's value.
  @discardableResult
  public mutating func move<Answer>(by program: Identity<Answer>) -> Answer { program.value }
}

// MARK: - Monad

extension Identity: Monad {
  /// Creates the walk without a move that ends with the value.
  public static func pure(_ value: Value) -> Identity { Identity(value) }

  /// Returns the walk made from the value.
  public func flatMap<Other>(_ next: (Value) -> Identity<Other>) -> Identity<Other> { next(value) }
}

// MARK: - Conformances

extension Identity: Equatable where Value: Equatable {}
extension Identity: Hashable where Value: Hashable {}
extension Identity: Sendable where Value: Sendable {}

// MARK: - Pairing

/// Combines the values of a walk without a move and of a space of one point.
public func pair<Answer, Value, Result>(
  _ program: Identity<Answer>,
  _ space: Identity<Value>,
  combine: (Answer, Value) -> Result
) -> Result {
  combine(program.value, space.value)
}
