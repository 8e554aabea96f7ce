/// A translation of one container's layers into another's.
///
/// It maps shapes of the source to shapes of the target, and positions of the target back to
/// positions of the source. These are exactly the natural transformations between the functors.
///
/// ```swift
/// enum Celsius: Container {
///   typealias Shape = Void
///   typealias Position = Double
/// }
/// enum Fahrenheit: Container {
///   typealias Shape = Void
///   typealias Position = Double
/// }
/// let translation = ContainerMorphism<Celsius, Fahrenheit>(
///   shape: { $0 },
///   position: { degrees, _ in (degrees - 32) / 1.8 }
/// )
/// translation.position(212, ())  // 100
/// ```
///
/// ## Laws
///
/// Between directed containers it is a *comonad morphism* if it also preserves staying and moving.
/// Lenses and reducers are examples:
///
/// ```text
/// f.position(.root, s) == .root
/// f.shape(s.subshape(f.position(p, s))) == f.shape(s).subshape(p)
/// f.position(p.then(q), s) == f.position(p, s).then(f.position(q, s.subshape(f.position(p, s))))
/// ```
///
/// (Ahman and Uustalu, Directed containers as categories, 2016.)
public struct ContainerMorphism<Source: Container, Target: Container> {
  /// The target's shape for a shape of the source.
  public let shape: (Source.Shape) -> Target.Shape

  /// The source's position for a position of the target, given the source's shape.
  public let position: (Target.Position, Source.Shape) -> Source.Position

  /// Creates a translation from its two directions.
  @inlinable
  public init(
    shape: @escaping (Source.Shape) -> Target.Shape,
    position: @escaping (Target.Position, Source.Shape) -> Source.Position
  ) {
    self.shape = shape
    self.position = position
  }

  /// Returns the translation of a layer.
  @inlinable
  public func callAsFunction<Value>(_ layer: Layer<Source, Value>) -> Layer<Target, Value> {
    Layer(shape: shape(layer.shape)) { [position] in layer.value(position($0, layer.shape)) }
  }

  /// Returns this translation followed by another.
  @inlinable
  public func then<Last: Container>(
    _ next: ContainerMorphism<Target, Last>
  ) -> ContainerMorphism<Source, Last> {
    ContainerMorphism<Source, Last>(
      shape: { [shape] in next.shape(shape($0)) },
      position: { [shape, position] in position(next.position($0, shape($1)), $1) }
    )
  }
}

extension ContainerMorphism where Source == Target {
  /// The translation that changes nothing.
  @inlinable
  public static var identity: Self { Self(shape: { $0 }, position: { position, _ in position }) }
}
