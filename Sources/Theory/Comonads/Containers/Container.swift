/// A functor, given by the shapes and the positions of its layers.
///
/// A layer over `X` is a shape and a value of `X` for each position of that shape. For a free
/// monad, the shape is an operation and a position an answer to it. For a cofree comonad, the shape
/// decides the branches and a position names one of them.
///
/// ```swift
/// enum Binary: Container {
///   typealias Shape = Bool // whether the node branches
///   enum Position { case left, right }
///   static func isValid(_ position: Position, in shape: Bool) -> Bool { shape }
/// }
/// Binary.isValid(.left, in: false)  // false
/// ```
///
/// All shapes share one type of positions; ``isValid(_:in:)`` decides which of them a shape has.
/// (Abbott, Altenkirch and Ghani, Containers, 2005.)
public protocol Container {
  /// The form of a layer.
  associatedtype Shape

  /// A place in a layer.
  associatedtype Position

  /// Returns whether a layer of the shape has the position; by default true.
  static func isValid(_ position: Position, in shape: Shape) -> Bool
}

extension Container {
  /// Returns true: by default a layer has every position.
  @inlinable
  public static func isValid(_ position: Position, in shape: Shape) -> Bool { true }

  /// Traps if a layer of the shape does not have the position.
  @inlinable
  public static func requireValid(_ position: Position, in shape: Shape) {
    #if hasFeature(Embedded)
    precondition(isValid(position, in: shape), "position must be one of the layer's")
    #else
    precondition(
      isValid(position, in: shape),
      "position must be one of the layer's; got \(position) in a layer of shape \(shape)"
    )
    #endif
  }
}

/// A container whose layers have finitely many positions, in an order.
///
/// ## Laws
///
/// ```text
/// F.positions(in: s).allSatisfy { F.isValid($0, in: s) }
/// ```
public protocol FiniteContainer: Container {
  /// Returns the valid positions of a layer of the shape, in order.
  static func positions(in shape: Shape) -> [Position]
}

/// One layer of a container: a shape, and a value for each of its positions.
///
/// ```swift
/// let layer = Layer<Inputs<Int>, String>(shape: 3) { "go" }
/// layer.map { $0 + "!" }.value(())  // "go!"
/// ```
///
/// ## Laws
///
/// ```text
/// l.map { $0 } == l
/// l.map(f).map(g) == l.map { g(f($0)) }
/// ```
public struct Layer<F: Container, Value> {
  /// The form of the layer.
  public let shape: F.Shape

  /// The value at each valid position.
  public let value: (F.Position) -> Value

  /// Creates a layer from its shape and the value at each position.
  @inlinable
  public init(shape: F.Shape, value: @escaping (F.Position) -> Value) {
    self.shape = shape
    self.value = value
  }

  /// Returns the layer of the same shape with transformed values.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Layer<F, Other> {
    Layer<F, Other>(shape: shape) { [value] in transform(value($0)) }
  }
}
