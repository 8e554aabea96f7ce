public import Comonads

/// A value for every position, together with the position in focus.
///
/// `peek` reads the value at another position; `seek` moves the focus there:
///
/// ```swift
/// var squares = Store(position: 3) { $0 * $0 }
/// squares.peek(at: 5)  // 25
/// squares.extract()  // 9
/// squares.seek(to: 4)
/// squares.extract()  // 16
/// ```
///
/// ## Laws
///
/// Those of `PairedComonad`, and:
///
/// ```text
/// w.peek(at: w.position) == w.extract()
/// w.seeking(to: p).position == p
/// w.seeking(to: p).peek(at: q) == w.peek(at: q)
/// w.seeking(to: p) == w.duplicate().peek(at: p)
/// w.extend(f).peek(at: p) == f(w.seeking(to: p))
/// ```
///
/// Two stores are equal when their positions and their values at every position are.
///
/// A store is not a dictionary: every position has a value, and the store computes it at each
/// reading (but see ``memoised(over:)``).
///
/// Its dual monad is ``State``. (Kmett, the `comonad` package, 2011; O'Connor, Functor is to lens
/// as applicative is to biplate, 2011.)
///
/// - Complexity: A move changes the position in place and computes no value. A reading is one call
///   of the function.
public struct Store<Position, Value> {
  /// The position in focus.
  public var position: Position

  @usableFromInline
  let values: (Position) -> Value

  /// Creates a store from the position in focus and the value at each position.
  ///
  /// - Complexity: O(1); the function is not called.
  @inlinable
  public init(position: Position, value: @escaping (Position) -> Value) {
    self.position = position
    values = value
  }
}

// MARK: - Operations

extension Store {
  /// Returns the value at a position, without moving the focus.
  ///
  /// - Complexity: One call of the store's function.
  @inlinable
  public func peek(at position: Position) -> Value { values(position) }

  /// Returns the value at a position relative to the focus, without moving the focus.
  ///
  /// ```swift
  /// let squares = Store(position: 3) { $0 * $0 }
  /// squares.peek { $0 + 1 }  // 16
  /// ```
  ///
  /// - Complexity: One call of each function.
  @inlinable
  public func peek(by change: (Position) -> Position) -> Value { values(change(position)) }

  /// Moves the focus to a position.
  ///
  /// - Complexity: O(1); the store's function is not called.
  @inlinable
  public mutating func seek(to position: Position) { self.position = position }

  /// Returns the store focused on a position.
  ///
  /// - Complexity: O(1); the store's function is not called.
  @inlinable
  public func seeking(to position: Position) -> Store { Store(position: position, value: values) }

  /// Moves the focus to a position relative to it.
  ///
  /// - Complexity: One call of the function given; the store's function is not called.
  @inlinable
  public mutating func seek(by change: (Position) -> Position) { seek(to: change(position)) }

  /// Returns the store focused on a position relative to the focus.
  ///
  /// ```swift
  /// let squares = Store(position: 3) { $0 * $0 }
  /// squares.seeking { $0 + 1 }.extract()  // 16
  /// ```
  ///
  /// - Complexity: One call of the function given; the store's function is not called.
  @inlinable
  public func seeking(by change: (Position) -> Position) -> Store { seeking(to: change(position)) }
}

// The three overloads are one operation over three functors: optionals, arrays and results.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Store {
  /// Returns the value at the chosen position, or nil if no position is chosen.
  ///
  /// ```swift
  /// let roots = Store(position: 9.0) { $0.squareRoot() }
  /// roots.experiment { $0 > 5 ? $0 - 5 : nil }  // 2
  /// ```
  @inlinable
  public func experiment(_ choose: (Position) -> Position?) -> Value? {
    choose(position).map(values)
  }

  /// Returns the values at the chosen positions, in their order.
  ///
  /// ```swift
  /// let squares = Store(position: 3) { $0 * $0 }
  /// squares.experiment { here in [here - 1, here, here + 1] }  // [4, 9, 16]
  /// ```
  @inlinable
  public func experiment(_ choose: (Position) -> [Position]) -> [Value] {
    choose(position).map(values)
  }

  /// Returns the value at the chosen position, or the failure to choose one.
  ///
  /// ```swift
  /// struct TooSmall: Error, Equatable {}
  /// let roots = Store(position: 9.0) { $0.squareRoot() }
  /// let large = { (position: Double) -> Result<Double, TooSmall> in
  ///   position > 10 ? .success(position - 10) : .failure(TooSmall())
  /// }
  /// roots.experiment(large)  // .failure(TooSmall())
  /// ```
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

  /// A program that reads and changes the position.
  public typealias Movement = State<Position, Void>

  /// Returns the value at the position in focus.
  @inlinable
  public func extract() -> Value { values(position) }

  /// Returns the store whose value at each position is this store, focused there.
  @inlinable
  public func duplicate() -> Store<Position, Store<Position, Value>> { extend { $0 } }

  /// Returns the store whose value at each position is the answer for this store, focused there.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Store) -> Other) -> Store<Position, Other> {
    Store<Position, Other>(position: position) { [values] in
      answer(Store(position: $0, value: values))
    }
  }

  /// Moves the focus by running a program on the position, and returns the program's value.
  ///
  /// - Complexity: One run of the program, on the position in place; no value is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: State<Position, Answer>) -> Answer {
    program.run(&position)
  }
}
