public import Comonads

/// A program that reads and changes a position, and ends with a value.
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
/// Two programs are equal when they lead from every position to equal positions and values.
///
/// A state program is not a function that returns a new position: it changes the position in place,
/// so that a change of one element of a large array copies nothing.
///
/// Its dual comonad is ``Store``. (Moggi, Notions of computation and monads, 1991.)
///
/// - Complexity: A run is one call of the function given. For the depth of plain binds, see
///   `InPlaceMonad`.
public struct State<Position, Value> {
  @usableFromInline
  let body: (inout Position) -> Value

  /// Creates a program from a function that changes the position and returns the value.
  @inlinable
  public init(_ body: @escaping (inout Position) -> Value) { self.body = body }

  /// Runs the program on a position, in place, and returns its value.
  @inlinable
  public func run(_ position: inout Position) -> Value { body(&position) }

  /// Returns the position that the program leads to, and its value.
  ///
  /// - Complexity: One run of the program, on a copy of the position.
  @inlinable
  public func run(from position: Position) -> (position: Position, value: Value) {
    var position = position
    let value = body(&position)
    return (position, value)
  }
}

// MARK: - Operations

extension State where Value == Position {
  /// The program that leaves the position as it is and ends with it.
  @inlinable
  public static var get: State { State { $0 } }
}

extension State where Value == Void {
  /// Creates the program that replaces the position.
  @inlinable
  public static func put(_ position: Position) -> State { State { $0 = position } }

  /// Creates the program that changes the position in place.
  @inlinable
  public static func modify(_ change: @escaping (inout Position) -> Void) -> State { State(change) }
}

extension State {
  /// Creates the program that reads the position and leaves it as it is.
  ///
  /// ```swift
  /// State<[Int], Int>.inspect { $0.count }.run(from: [7, 8]).value  // 2
  /// ```
  @inlinable
  public static func inspect(_ read: @escaping (Position) -> Value) -> State { State { read($0) } }

  /// Returns the program that changes a part of a whole.
  ///
  /// ```swift
  /// struct Window { var title: String, width: Int }
  /// let widen = State<Int, Void> { $0 += 10 }.lift(along: \Window.width)
  /// widen.run(from: Window(title: "Lab", width: 80)).position.width  // 90
  /// ```
  ///
  /// - Complexity: The program changes the part in place.
  @inlinable
  public func lift<Whole>(along part: WritableKeyPath<Whole, Position>) -> State<Whole, Value> {
    State<Whole, Value> { [body] in body(&$0[keyPath: part]) }
  }

  /// Returns the program that changes the part of a whole that a lens reads and replaces.
  ///
  /// - Complexity: One get and one set of the lens; the part is copied meanwhile.
  @inlinable
  public func lift<Whole>(along lens: Lens<Whole, Position>) -> State<Whole, Value> {
    State<Whole, Value> { [body] whole in lens.modify(&whole, body) }
  }
}

// MARK: - Monad

extension State: InPlaceMonad {
  /// Creates the program that leaves the position as it is and ends with the value.
  @inlinable
  public static func pure(_ value: Value) -> State { State { _ in value } }

  /// Returns this program with a transformed value.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> State<Position, Other> {
    State<Position, Other> { [body] in transform(body(&$0)) }
  }

  /// Returns this program followed by the one made from its value.
  @inlinable
  public func flatMap<Other>(
    _ next: @escaping (Value) -> State<Position, Other>
  ) -> State<Position, Other> {
    State<Position, Other> { [body] in next(body(&$0)).run(&$0) }
  }
}
