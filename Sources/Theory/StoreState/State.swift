public import Comonads

/// A program that may look at a position and change it, and ends with a value.
///
/// ```swift
/// let rename = State<[String], Int> { names in
///   names[0] = "Ada"
///   return names.count
/// }
/// rename.run(from: ["Eve", "Bob"]).position  // ["Ada", "Bob"]
/// ```
///
/// ## Laws
///
/// Those of `Monad`, and:
///
/// ```text
/// State.put(p).flatMap { State.put(q) } == State.put(q)
/// State.put(p).flatMap { State.get } == State.put(p).map { p }
/// State.get.flatMap(State.put) == State.pure(())
/// State.modify(f) == State.get.flatMap { State.put(f($0)) }
/// ```
///
/// The position is changed in place and never copied by a move: one element of an array of
/// 10,000 costs what it costs in the bare array. How deep plain binds may go stands at
/// `InPlaceMonad`.
///
/// Its dual comonad is ``Store``.
public struct State<Position, Value> {
  @usableFromInline
  let body: (inout Position) -> Value

  /// Creates a program from what it does to the position.
  @inlinable
  public init(_ body: @escaping (inout Position) -> Value) {
    self.body = body
  }

  /// Runs the program on a position, in place.
  @inlinable
  public func run(_ position: inout Position) -> Value {
    body(&position)
  }

  /// Returns the position that the program leads to, and its value.
  @inlinable
  public func run(from position: Position) -> (position: Position, value: Value) {
    var position = position
    let value = body(&position)
    return (position, value)
  }
}

// MARK: - Operations

extension State where Value == Position {
  /// The program that ends with the position.
  @inlinable
  public static var get: State { State { $0 } }
}

extension State where Value == Void {
  /// Creates the program that goes to a position.
  @inlinable
  public static func put(_ position: Position) -> State { State { $0 = position } }

  /// Creates the program that changes the position.
  @inlinable
  public static func modify(_ change: @escaping (inout Position) -> Void) -> State { State(change) }
}

extension State {
  /// Creates the program that looks at the position and stays.
  @inlinable
  public static func inspect(_ look: @escaping (Position) -> Value) -> State { State { look($0) } }

  /// Returns the program on a whole of which the position is a part.
  ///
  /// ```swift
  /// struct Window { var title: String, width: Int }
  /// let widen = State<Int, Void> { $0 += 10 }.lift(along: \Window.width)
  /// widen.run(from: Window(title: "Lab", width: 80)).position.width  // 90
  /// ```
  @inlinable
  public func lift<Whole>(along part: WritableKeyPath<Whole, Position>) -> State<Whole, Value> {
    State<Whole, Value> { [body] in body(&$0[keyPath: part]) }
  }

  /// Returns the program on a whole of which a lens shows the position.
  @inlinable
  public func lift<Whole>(along lens: Lens<Whole, Position>) -> State<Whole, Value> {
    State<Whole, Value> { [body] whole in lens.modify(&whole, body) }
  }
}

// MARK: - Monad

extension State: InPlaceMonad {
  /// Creates the program that stays and ends with the value.
  @inlinable
  public static func pure(_ value: Value) -> State { State { _ in value } }

  /// Returns the same moves with a transformed value.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> State<Position, Other> {
    State<Position, Other> { [body] in transform(body(&$0)) }
  }

  /// Returns these moves followed by those that the value leads to.
  @inlinable
  public func flatMap<Other>(
    _ next: @escaping (Value) -> State<Position, Other>
  ) -> State<Position, Other> {
    State<Position, Other> { [body] in next(body(&$0)).run(&$0) }
  }

  /// Returns these moves followed by others, with both values.
  @inlinable
  public func zip<Other>(_ other: State<Position, Other>) -> State<Position, (Value, Other)> {
    State<Position, (Value, Other)> { [body] in (body(&$0), other.run(&$0)) }
  }
}
