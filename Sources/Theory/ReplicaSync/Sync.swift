public import Comonads

/// A program that reads where a replica is, makes steps of one's own and takes what comes from the
/// others, and ends with a value.
///
/// ```swift
/// struct Sum: Rebasing {
///   func make(_ step: Int, in sum: inout Int) -> Bool {
///     sum += step
///     return true
///   }
/// }
/// let double = Sync<ReplicaState<Sum>, Void> { $0.make($0.shape.shown) }
/// double.run(from: ReplicaState(21, rule: Sum())).position.own  // [21]
/// ```
///
/// ## Laws
///
/// Those of `Monad`, and:
///
/// ```text
/// Sync.make(m).flatMap { Sync.receive(e) }  leads where  Sync.receive(e), then what e makes of m,  leads
/// Sync.getShape.flatMap { _ in m } == m
/// ```
///
/// Two programs are equal when they go equal ways from every shape and end with equal values.
///
/// A sync program is not an update program: the others may move what it reads.
///
/// Its dual comonad is ``Replica``. (Ahman and Uustalu, Update monads: cointerpreting directed
/// containers, 2013.)
///
/// - Complexity: A run is one call of the function given, which moves the shape in place. For the depth
///   of plain binds, see `InPlaceMonad`.
public struct Sync<Shape: ReplicaShape, Value> {
  @usableFromInline
  let body: (inout Syncing<Shape>) -> Value

  /// Creates a program from a function that reads and moves the shape and returns the value.
  @inlinable
  public init(_ body: @escaping (inout Syncing<Shape>) -> Value) { self.body = body }

  /// Runs the program on a shape that moves, in place, and returns its value.
  @inlinable
  public func run(_ syncing: inout Syncing<Shape>) -> Value { body(&syncing) }

  /// Returns the way that the program goes from a shape, and its value.
  ///
  /// - Complexity: One run of the program, on a copy of the shape.
  @inlinable
  public func run(from shape: Shape) -> (position: ReplicaPosition<Shape.Step>, value: Value) {
    var syncing = Syncing(at: shape)
    let value = body(&syncing)
    return (syncing.position, value)
  }
}

// MARK: - Operations

extension Sync where Value == Shape {
  /// The program that stays and ends with the shape.
  @inlinable
  public static var getShape: Sync { Sync { $0.shape } }
}

extension Sync where Value == Void {
  /// Creates the program that makes a step of one's own, unless it is refused.
  @inlinable
  public static func make(_ step: Shape.Step) -> Sync { Sync { _ = $0.make(step) } }

  /// Creates the program that takes what comes from the others.
  @inlinable
  public static func receive(_ event: ReplicaEvent<Shape.Step>) -> Sync {
    Sync { _ = $0.receive(event) }
  }
}

// MARK: - Monad

extension Sync: InPlaceMonad {
  /// Creates the program that stays and ends with the value.
  @inlinable
  public static func pure(_ value: Value) -> Sync { Sync { _ in value } }

  /// Returns this program with a transformed value.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Sync<Shape, Other> {
    Sync<Shape, Other> { [body] in transform(body(&$0)) }
  }

  /// Returns this program followed by the one made from its value.
  @inlinable
  public func flatMap<Other>(
    _ next: @escaping (Value) -> Sync<Shape, Other>
  ) -> Sync<Shape, Other> {
    Sync<Shape, Other> { [body] in next(body(&$0)).run(&$0) }
  }
}
