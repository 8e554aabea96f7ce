public import Comonads

/// The operations of a value with a hidden state: it shows a shape of a container, and steps.
///
/// The laws are written over these two, so that the same suite judges every comonad of the library
/// and a user's own state machine.
public struct MachineOperations<Machine, C: DirectedContainer & SendableMetatype>: Sendable {
  /// Returns the shape that the machine shows.
  public var shape: @Sendable (Machine) -> C.Shape

  /// Steps the machine along a position of its shape, in place.
  public var step: @Sendable (inout Machine, C.Position) -> Void

  /// Creates operations.
  public init(
    shape: @escaping @Sendable (Machine) -> C.Shape,
    step: @escaping @Sendable (inout Machine, C.Position) -> Void
  ) {
    self.shape = shape
    self.step = step
  }
}

/// Returns the laws of a machine: it steps as its container says.
///
/// - Parameters:
///   - machines: The generator of machines.
///   - positions: Draws a position that is valid at a shape.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
public func machineLaws<Machine: Observed, C>(
  _ machines: Generator<Machine>,
  positions: @escaping @Sendable (C.Shape, Draws) -> C.Position,
  operations: MachineOperations<Machine, C>
) -> Suite where C: DirectedContainer & ExplorableContainer & SendableMetatype {
  let (step, shape) = (operations.step, operations.shape)
  let stepped = { @Sendable (machine: Machine, position: C.Position) -> Machine in
    changed(machine, position, by: step)
  }
  let w = Variable("w", machines)
  return Suite("machine", source: "Ahman and Uustalu, Directed containers as categories, 2016") {
    law("step-shape", "a step leads to the shape of the container's move")
      .states("w.stepped(p).shape == w.shape.subshape(p)")
      .forAll { draws in
        let w = w.draw(draws)
        let p = draws.draw("p") { positions(shape(w), $0) }
        return .same(
          SeenShape<C>(shape: shape(stepped(w, p))),
          SeenShape<C>(shape: C.subshape(of: shape(w), at: p))
        )
      }
    law("step-root", "a step along the root changes nothing")
      .states("w.stepped(.root) == w")
      .forAll(w) { w in .same(stepped(w, C.root(of: shape(w))), w) }
    law("step-composing", "a step along a composed position equals two steps")
      .states("w.stepped(p.then(q)) == w.stepped(p).stepped(q)")
      .forAll { draws in
        let w = w.draw(draws)
        let s = shape(w)
        let p = draws.draw("p") { positions(s, $0) }
        let q = draws.draw("q") { positions(C.subshape(of: s, at: p), $0) }
        return .same(stepped(w, C.composing(p, q, from: s)), stepped(stepped(w, p), q))
      }
  }
}
