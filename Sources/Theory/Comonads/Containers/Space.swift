/// The comonad of a directed container: a shape, and a value at each of its positions.
///
/// It is the reference meaning of every comonad of this package. The types that programs use
/// (`Store`, `Moore`, `Cofree`, `Traced`, `Ledger`) are faster, and agree with their meaning by
/// law.
///
/// ```swift
/// let squares = Store(position: 3) { $0 * $0 }.meaning
/// squares.shape  // 3
/// squares.peek(at: 5)  // 25
/// squares.moved(by: Co { $0.move(by: 4) }).extract()  // 16
/// ```
///
/// The laws are those of ``PairedComonad``; they follow from the five of ``DirectedContainer``.
///
/// A space is not a table: a reading computes the value, and none is stored.
public struct Space<C: DirectedContainer, Value> {
  /// The focus, as seen from the shape of the function; a move lengthens it, so that nothing nests.
  private var cursor: Cursor<C>

  private let values: (C.Position) -> Value

  /// Creates a space from a shape and the value at each of its positions.
  public init(shape: C.Shape, value: @escaping (C.Position) -> Value) {
    self.init(cursor: Cursor(from: shape), values: value)
  }

  private init(cursor: Cursor<C>, values: @escaping (C.Position) -> Value) {
    self.cursor = cursor
    self.values = values
  }

  /// The shape in focus.
  public var shape: C.Shape { cursor.shape }

  /// Returns the value at a position of the shape in focus.
  ///
  /// - Complexity: One advance of the container and one call of the function given.
  public func peek(at position: C.Position) -> Value {
    values(C.composing(cursor.position, position, from: cursor.origin))
  }
}

// MARK: - Functor

extension Space {
  /// Returns the space of the transformed values.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Space<C, Other> {
    Space<C, Other>(cursor: cursor) { [values] in transform(values($0)) }
  }
}

// MARK: - Comonad

extension Space: PairedComonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// A walk through the shapes.
  public typealias Movement = Co<C, Void>

  /// Returns the value at the focus.
  public func extract() -> Value { values(cursor.position) }

  /// Returns the space that holds, at each position, the space seen from there.
  public func duplicate() -> Space<C, Space<C, Value>> { extend { $0 } }

  /// Returns the space that holds, at each position, the answer for the space seen from there.
  public func extend<Other>(_ answer: @escaping (Space) -> Other) -> Space<C, Other> {
    Space<C, Other>(shape: shape) { position in
      var here = self
      here.cursor.move(by: position)
      return answer(here)
    }
  }

  /// Moves the focus by running a program, and returns the program's value.
  ///
  /// - Complexity: Θ(moves of the program); nothing nests, and no value is computed.
  @discardableResult
  public mutating func move<Answer>(by program: Co<C, Answer>) -> Answer {
    let (position, answer) = program(shape)
    cursor.move(by: position)
    return answer
  }
}

// MARK: - Morphisms

extension Space {
  /// Returns the space translated by a comonad morphism.
  ///
  /// ```text
  /// w.along(f).extract() == w.extract()
  /// w.along(f).moved(by: m) == w.moved(by: m.along(f)).along(f)
  /// ```
  public func along<Target>(_ morphism: ContainerMorphism<C, Target>) -> Space<Target, Value> {
    let source = self
    return Space<Target, Value>(shape: morphism.shape(shape)) {
      source.peek(at: morphism.position($0, source.shape))
    }
  }
}

extension Space: Equatable where C.Shape: Equatable, C: FiniteContainer, Value: Equatable {
  /// Returns whether shapes and the values at every position are equal.
  public static func == (left: Space, right: Space) -> Bool {
    left.shape == right.shape
      && C.positions(in: left.shape).allSatisfy { left.peek(at: $0) == right.peek(at: $0) }
  }
}
