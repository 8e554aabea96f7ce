public import Comonads

/// The directed container of a store: from every position one may go to every other.
///
/// ```swift
/// StoreContainer<Int>.composing(3, 5, from: 0)  // 5
/// ```
public enum StoreContainer<Point>: DirectedContainer {
  /// The position in focus.
  public typealias Shape = Point

  /// The position gone to.
  public typealias Position = Point

  /// Returns the position in focus.
  public static func root(of shape: Point) -> Point { shape }

  /// Returns the position gone to.
  public static func subshape(of shape: Point, at position: Point) -> Point { position }

  /// Replaces the position, whatever it was.
  public static func advance(_ position: inout Point, by step: Point, from shape: Point) {
    position = step
  }
}

extension Store {
  /// What the store means.
  ///
  /// ```text
  /// Store(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  public var meaning: Space<StoreContainer<Position>, Value> {
    Space(shape: position, value: values)
  }

  /// Creates the store that a space means.
  public init(meaning space: Space<StoreContainer<Position>, Value>) {
    self.init(position: space.shape, value: space.peek(at:))
  }
}

extension State {
  /// What the program means.
  ///
  /// ```text
  /// State(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  public var meaning: Co<StoreContainer<Position>, Value> {
    Co(answering: run(from:))
  }

  /// Creates the program that a walk means.
  public init(meaning program: Co<StoreContainer<Position>, Value>) {
    self.init { position in
      let (destination, value) = program(position)
      position = destination
      return value
    }
  }
}
