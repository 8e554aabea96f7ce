public import Comonads

/// The directed container of a store: every position leads to every other.
///
/// ```swift
/// StoreContainer<Int>.composing(3, 5, from: 0)  // 5
/// ```
///
/// The laws are those of `DirectedContainer`. Its comonad is ``Store``, its dual monad ``State``.
public enum StoreContainer<Point>: DirectedContainer {
  /// The position in focus.
  public typealias Shape = Point

  /// The position of a value.
  public typealias Position = Point

  /// Returns the position in focus.
  public static func root(of shape: Point) -> Point { shape }

  /// Returns the position given.
  public static func subshape(of shape: Point, at position: Point) -> Point { position }

  /// Replaces the position by the step.
  public static func advance(_ position: inout Point, by step: Point, from shape: Point) {
    position = step
  }
}

// MARK: - Comonad

extension Store {
  /// The space that the store means: a value for every position.
  ///
  /// ```swift
  /// Store(position: 3) { $0 * $0 }.meaning.peek(at: 5)  // 25
  /// ```
  ///
  /// ```text
  /// Store(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  ///
  /// - Complexity: O(1); a value costs what it costs in the store.
  public var meaning: Space<StoreContainer<Position>, Value> {
    Space(shape: position, value: values)
  }

  /// Creates the store that a space means.
  ///
  /// - Complexity: O(1); a value costs what it costs in the space.
  public init(meaning space: Space<StoreContainer<Position>, Value>) {
    self.init(position: space.shape, value: space.peek(at:))
  }
}

// MARK: - Monad

extension State {
  /// The walk that the program means: the position that it leads to from each, and its value.
  ///
  /// ```swift
  /// State<Int, Void> { $0 += 2 }.meaning(3).position  // 5
  /// ```
  ///
  /// ```text
  /// State(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  ///
  /// - Complexity: O(1); a run costs one run of the program and a copy of the position.
  public var meaning: Co<StoreContainer<Position>, Value> { Co(answering: { run(from: $0) }) }

  /// Creates the program that a walk means.
  ///
  /// - Complexity: O(1); a run costs one run of the walk and a copy of the position.
  public init(meaning walk: Co<StoreContainer<Position>, Value>) {
    self.init { position in
      let (destination, value) = walk(position)
      position = destination
      return value
    }
  }
}
