import ComonadLaws
import Comonads

/// A comonad of which one operation goes to wrong positions; the others are right.
///
/// The comonad is given by its meaning, a space of a directed container, so that a fault is a
/// function of positions.
struct FaultySpace<C: DirectedContainer & SendableMetatype, Value>: Comonad {
  typealias Focus = Value

  let space: Space<C, Value>
  let operations: SpaceOperations<C>

  func extract() -> Value { space.peek(at: operations.extracted(space.shape)) }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> FaultySpace<C, Other> {
    made(operations.map) { transform($0.extract()) }
  }

  func duplicate() -> FaultySpace<C, FaultySpace> {
    made(operations.duplicate ?? operations.extend) {
      FaultySpace(space: $0, operations: operations)
    }
  }

  func extend<Other>(_ answer: @escaping (FaultySpace) -> Other) -> FaultySpace<C, Other> {
    made(operations.extend) { answer(FaultySpace(space: $0, operations: operations)) }
  }

  /// Returns the space of the answers of a function to what is seen from each position.
  private func made<Other>(
    _ route: SpaceOperations<C>.Route,
    _ answer: @escaping (Space<C, Value>) -> Other
  ) -> FaultySpace<C, Other> {
    let shape = space.shape
    let answers = Space<C, Other>(shape: shape) { position in
      answer(moved(space, along: route.seen(position, shape)))
    }
    return FaultySpace<C, Other>(
      space: moved(answers, along: route.focus(shape)),
      operations: operations
    )
  }
}

/// Returns a space that has been moved along a position.
private func moved<C, Value>(
  _ space: Space<C, Value>,
  along position: C.Position
) -> Space<C, Value> {
  space.moved(by: Co { $0.move(by: position) })
}

extension FaultySpace: Observed, Explorable where C: ExplorableContainer, Value: Observed {
  var landmark: String { space.landmark }
  var exitCount: Int { space.exitCount }
  func step(through exit: Int) -> FaultySpace {
    FaultySpace(space: space.step(through: exit), operations: operations)
  }
  func name(ofExit exit: Int) -> String { space.name(ofExit: exit) }
}

/// The positions that the operations of a comonad look at, and those at which they leave the focus.
struct SpaceOperations<C: DirectedContainer & SendableMetatype>: Sendable {
  /// The way that an operation goes.
  struct Route: Sendable {
    /// Returns the position from which is seen what an operation puts at a position.
    var seen: @Sendable (_ position: C.Position, _ shape: C.Shape) -> C.Position = { position, _ in
      position
    }

    /// Returns the position at which an operation leaves the focus.
    var focus: @Sendable (_ shape: C.Shape) -> C.Position = { C.root(of: $0) }
  }

  /// Returns the position whose value is extracted.
  var extracted: @Sendable (_ shape: C.Shape) -> C.Position = { C.root(of: $0) }

  var map = Route()
  var extend = Route()

  /// The way of `duplicate()` if it is not made of `extend(_:)`.
  var duplicate: Route?
}
