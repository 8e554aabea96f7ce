public import Comonads

/// The directed container of a replica: each way leads from a shape to another one.
///
/// To go one way and then another, the own steps of the first are moved behind the events of the
/// second:
///
/// ```swift
/// struct LastWriter: Rebasing {
///   func make(_ new: Int, in state: inout Int) -> Bool {
///     state = new
///     return true
///   }
///   func rebased(_ new: Int, over other: Int, as side: RebaseSide, at state: Int) -> Int? {
///     side == .later ? new : nil
///   }
/// }
/// let ways = ReplicaContainer<ReplicaState<LastWriter>>.composing(
///   ReplicaPosition(own: [1]),
///   ReplicaPosition(events: [.theirs(2)], own: [3]),
///   from: ReplicaState(0, rule: LastWriter())
/// )
/// ways.own  // [1, 3]
/// ```
///
/// The laws are those of `DirectedContainer`. Its comonad is ``Replica``, its dual monad ``Sync``.
public enum ReplicaContainer<Shape: ReplicaShape>: DirectedContainer {
  /// The way that leads to a value.
  public typealias Position = ReplicaPosition<Shape.Step>

  /// Returns the way that stays.
  public static func root(of shape: Shape) -> Position { ReplicaPosition() }

  /// Returns the shape that the way leads to.
  public static func subshape(of shape: Shape, at position: Position) -> Shape {
    changed(Syncing(at: shape), position) { $0.go($1) }.shape
  }

  /// Lengthens a way by a step from where it leads, in place.
  ///
  /// - Complexity: The moves of both, on a copy of the shape.
  public static func advance(_ position: inout Position, by step: Position, from shape: Shape) {
    var syncing = Syncing(at: shape)
    syncing.go(position)
    syncing.go(step)
    position = syncing.position
  }
}

// MARK: - Comonad

extension Replica {
  /// The space that the replica means: its shape, and a value for every further way.
  ///
  /// ```text
  /// Replica(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  ///
  /// - Complexity: O(1); a value costs one `peek(at:)`.
  public var meaning: Space<ReplicaContainer<Shape>, Value> { Space(shape: shape, value: peek) }

  /// Creates the replica that a space means; its way begins here.
  ///
  /// - Complexity: O(1); a value costs what it costs in the space.
  public init(meaning space: Space<ReplicaContainer<Shape>, Value>) {
    self.init(at: space.shape) { space.peek(at: $0.position) }
  }
}

// MARK: - Monad

extension Sync {
  /// The walk that the program means: the way that it goes from each shape, and its value.
  ///
  /// ```text
  /// Sync(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  ///
  /// - Complexity: O(1); a run costs one run of the program on a copy of the shape.
  public var meaning: Co<ReplicaContainer<Shape>, Value> { Co(answering: { run(from: $0) }) }

  /// Creates the program that a walk means.
  ///
  /// - Complexity: O(1); a run costs one run of the walk and the moves of its way.
  public init(meaning walk: Co<ReplicaContainer<Shape>, Value>) {
    self.init { syncing in
      let (way, value) = walk(syncing.shape)
      syncing.go(way)
      return value
    }
  }
}
