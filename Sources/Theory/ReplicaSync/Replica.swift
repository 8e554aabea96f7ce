public import Comonads

/// A value for every further way of a state that several people change, seen by one of them.
///
/// The person makes steps, which are shown at once and pending until they are confirmed. What the
/// others do arrives meanwhile, and what is pending is rebased over it:
///
/// ```swift
/// struct Sum: Rebasing {
///   func make(_ step: Int, in sum: inout Int) -> Bool {
///     sum += step
///     return true
///   }
/// }
/// var sum = Replica(at: ReplicaState(0, rule: Sum())) { here in
///   "\(here.shape.shown), of which \(here.shape.pending.count) pending"
/// }
/// sum.make(2)
/// sum.extract()  // "2, of which 1 pending"
/// sum.receive(.theirs(40))
/// sum.extract()  // "42, of which 1 pending"
/// sum.receive(.mine(2))
/// sum.extract()  // "42, of which 0 pending"
/// ```
///
/// ## Laws
///
/// Those of `PairedComonad`, and:
///
/// ```text
/// w.peek(at: ReplicaPosition()) == w.extract()
/// w.moved(by: m).peek(at: p) == w.peek(at: ReplicaContainer.composing(m.run(from: w.shape).position, p, from: w.shape))
/// w.receiving(.mine(m)).shape shows what w.shape shows, where m is the first pending step
/// ```
///
/// Two replicas are equal when their shapes and their values after every further way are; their ways may
/// differ.
///
/// A replica is not a `Ledger`: what it shows is changed by others, so a log of one's own steps does not
/// lead there.
///
/// Its dual monad is ``Sync``. Its moves are the Zappa–Szép product of the events with one's own steps.
/// (Ahman and Uustalu, Distributive laws of directed containers, 2013, of which this is an instance.)
///
/// - Complexity: A move changes the shape in place, and computes no value. A reading is one call of the
///   function given; closures do not nest, whatever the number of moves.
public struct Replica<Shape: ReplicaShape, Value> {
  @usableFromInline
  var syncing: Syncing<Shape>

  @usableFromInline
  let values: (Syncing<Shape>) -> Value

  /// Creates a replica from its shape, and the value at each shape and way from here.
  @inlinable
  public init(at shape: Shape, value: @escaping (Syncing<Shape>) -> Value) {
    self.init(syncing: Syncing(at: shape), values: value)
  }

  @inlinable
  init(syncing: Syncing<Shape>, values: @escaping (Syncing<Shape>) -> Value) {
    (self.syncing, self.values) = (syncing, values)
  }
}

// MARK: - Operations

extension Replica {
  /// Where the replica is.
  @inlinable
  public var shape: Shape { syncing.shape }

  /// The way from the first shape to this one.
  @inlinable
  public var way: ReplicaPosition<Shape.Step> { syncing.position }

  /// Returns the value after a further way, without moving the focus.
  ///
  /// - Complexity: The moves of the way, on a copy, and one call of the function given.
  @inlinable
  public func peek(at way: ReplicaPosition<Shape.Step>) -> Value {
    changed(self, way) { $0.syncing.go($1) }.extract()
  }

  /// Makes a step of one's own, in place, and returns whether it is accepted.
  @discardableResult
  @inlinable
  public mutating func make(_ step: Shape.Step) -> Bool { syncing.make(step) }

  /// Takes what comes from the others, in place, and returns the pending steps that are lost by that.
  @discardableResult
  @inlinable
  public mutating func receive(_ event: ReplicaEvent<Shape.Step>) -> [Shape.Step] {
    syncing.receive(event)
  }

  /// Returns the replica after an event.
  ///
  /// ```text
  /// w.receiving(e) == w.moved(by: .receive(e))
  /// ```
  @inlinable
  public func receiving(_ event: ReplicaEvent<Shape.Step>) -> Replica {
    changed(self, event) { $0.receive($1) }
  }
}

// MARK: - Functor

extension Replica {
  /// Returns the replica of the transformed values, with the same shape and way.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Replica<Shape, Other> {
    Replica<Shape, Other>(syncing: syncing) { [values] in transform(values($0)) }
  }
}

// MARK: - Comonad

extension Replica: PairedComonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// A program that reads the shape, makes steps and takes what comes from the others.
  public typealias Movement = Sync<Shape, Void>

  /// Returns the value at the shape and the way so far.
  @inlinable
  public func extract() -> Value { values(syncing) }

  /// Returns the replica whose value after each way is this replica after that way.
  @inlinable
  public func duplicate() -> Replica<Shape, Replica<Shape, Value>> { extend { $0 } }

  /// Returns the replica whose value after each way is the answer for this one after that way.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Replica) -> Other) -> Replica<Shape, Other> {
    Replica<Shape, Other>(syncing: syncing) { [values] syncing in
      answer(Replica(syncing: syncing, values: values))
    }
  }

  /// Moves the focus by running a program on the shape, and returns the program's value.
  ///
  /// - Complexity: One run of the program, on the shape in place; no value is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: Sync<Shape, Answer>) -> Answer {
    program.run(&syncing)
  }
}
