public import Comonads

/// A value for every position, together with the position in focus.
///
/// A store *answers* where a state program *moves*; looking elsewhere does not move the focus:
///
/// ```swift
/// let squares = Store(position: 3) { $0 * $0 }
/// squares.extract()  // 9
/// squares.peek(at: 5)  // 25
/// squares.position  // 3
/// ```
///
/// ## Laws
///
/// Those of `PairedComonad`, and:
///
/// ```text
/// w.peek(at: w.position) == w.extract()
/// w.seek(to: p).position == p
/// w.seek(to: p).peek(at: q) == w.peek(at: q)
/// w.seek(to: p) == w.duplicate().peek(at: p)
/// w.extend(f).peek(at: p) == f(w.seek(to: p))
/// ```
///
/// Stores hold a function, so `==` means equal answers at every position asked.
///
/// A store is not a dictionary: every position has an answer, and none is kept (but see
/// ``memoised(over:)``).
///
/// Its dual monad is ``State``. (Kmett, the `comonad` package, 2011; O'Connor, Functor is to lens
/// as applicative is to biplate, 2011.)
public struct Store<Position, Value> {
  /// The position in focus.
  public var position: Position

  @usableFromInline
  let values: (Position) -> Value

  /// Creates a store from the position in focus and the value at each position.
  @inlinable
  public init(position: Position, value: @escaping (Position) -> Value) {
    self.position = position
    values = value
  }
}

// MARK: - Operations

extension Store {
  /// Returns the value at a position.
  ///
  /// - Complexity: One call of the function given.
  @inlinable
  public func peek(at position: Position) -> Value {
    values(position)
  }

  /// Returns the value at a position relative to the focus.
  ///
  /// ```swift
  /// let squares = Store(position: 3) { $0 * $0 }
  /// squares.peek { $0 + 1 }  // 16
  /// ```
  @inlinable
  public func peek(by change: (Position) -> Position) -> Value {
    values(change(position))
  }

  /// Returns the store focused on a position.
  ///
  /// - Complexity: O(1); the answering function is not called.
  @inlinable
  public func seek(to position: Position) -> Store {
    Store(position: position, value: values)
  }

  /// Returns the store focused on a position relative to the focus.
  @inlinable
  public func seek(by change: (Position) -> Position) -> Store {
    Store(position: change(position), value: values)
  }
}

// The three are one operation over three functors, and differ in what they choose.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Store {
  /// Returns the value at the position chosen, or nil where none is.
  ///
  /// ```swift
  /// let roots = Store(position: 9.0) { $0.squareRoot() }
  /// roots.experiment { $0 > 5 ? $0 - 5 : nil }  // 2
  /// ```
  @inlinable
  public func experiment(_ choose: (Position) -> Position?) -> Value? {
    choose(position).map(values)
  }

  /// Returns the values at the positions chosen, in their order.
  ///
  /// ```swift
  /// let squares = Store(position: 3) { $0 * $0 }
  /// squares.experiment { here in [here - 1, here, here + 1] }  // [4, 9, 16]
  /// ```
  @inlinable
  public func experiment(_ choose: (Position) -> [Position]) -> [Value] {
    choose(position).map(values)
  }

  /// Returns the value at the position chosen, or the failure to choose one.
  @inlinable
  public func experiment<Failure>(
    _ choose: (Position) -> Result<Position, Failure>
  ) -> Result<Value, Failure> {
    choose(position).map(values)
  }
}

// MARK: - Functor

extension Store {
  /// Returns the store of the transformed values, focused on the same position.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Store<Position, Other> {
    Store<Position, Other>(position: position) { [values] in transform(values($0)) }
  }
}

// MARK: - Comonad

extension Store: PairedComonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// A walk through the positions.
  public typealias Movement = State<Position, Void>

  /// Returns the value at the position in focus.
  @inlinable
  public func extract() -> Value {
    values(position)
  }

  /// Returns the store whose value at each position is this store, focused there.
  @inlinable
  public func duplicate() -> Store<Position, Store<Position, Value>> {
    extend { $0 }
  }

  /// Returns the store whose value at each position is the answer of this one, focused there.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Store) -> Other) -> Store<Position, Other> {
    Store<Position, Other>(position: position) { [values] in
      answer(Store(position: $0, value: values))
    }
  }

  /// Moves the focus as the program says and returns the program's value.
  ///
  /// - Complexity: One run of the program, on the position in place; no value is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: State<Position, Answer>) -> Answer {
    program.run(&position)
  }
}
