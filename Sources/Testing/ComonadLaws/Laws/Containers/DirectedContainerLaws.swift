public import Comonads

/// Returns the laws of a directed container, which are about plain data.
///
/// They imply all laws of the container's `Space`, of its `Co`, and of their pairing. The container
/// is a type, so that a wrong one is judged by conforming another type.
///
/// - Parameters:
///   - container: The container.
///   - shapes: The generator of shapes.
///   - positions: Draws a position that is valid at a shape.
/// - Returns: The suite.
public func directedContainerLaws<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ container: C.Type = C.self,
  shapes: Generator<C.Shape>,
  positions: @escaping @Sendable (C.Shape, Draws) -> C.Position
) -> Suite {
  let s = Variable("s", shapes)
  let move = Variable { draws in
    let s = s.draw(draws)
    return (s, draws.draw("p") { positions(s, $0) })
  }
  let moves = Variable { draws in
    let (s, p) = move.draw(draws)
    return (s, p, draws.draw("q") { positions(C.subshape(of: s, at: p), $0) })
  }
  let seen = { @Sendable (shape: C.Shape) in SeenShape<C>(shape: shape) }
  let source = "Ahman, Chapman and Uustalu, When is a container a comonad?, 2014"
  return Suite("container", source: source) {
    law("root-subshape", "the root leads to the same shape")
      .states("C.subshape(of: s, at: C.root(of: s)) == s")
      .forAll(s) { s in .same(seen(C.subshape(of: s, at: C.root(of: s))), seen(s)) }
    law("composing-subshape", "a composed move leads to the shape of its moves in turn")
      .states(
        "C.subshape(of: s, at: C.composing(p, q, from: s)) == "
          + "C.subshape(of: C.subshape(of: s, at: p), at: q)"
      )
      .forAll { draws in
        let (s, p, q) = moves.draw(draws)
        return .same(
          seen(C.subshape(of: s, at: C.composing(p, q, from: s))),
          seen(C.subshape(of: C.subshape(of: s, at: p), at: q))
        )
      }
    law("right-unit", "composing a move with the root gives the move")
      .states("C.composing(p, C.root(of: C.subshape(of: s, at: p)), from: s) == p")
      .forAll { draws in
        let (s, p) = move.draw(draws)
        let stay = C.root(of: C.subshape(of: s, at: p))
        return .same(C.name(of: C.composing(p, stay, from: s)), C.name(of: p))
      }
    law("left-unit", "composing the root with a move gives the move")
      .states("C.composing(C.root(of: s), p, from: s) == p")
      .forAll { draws in
        let (s, p) = move.draw(draws)
        return .same(C.name(of: C.composing(C.root(of: s), p, from: s)), C.name(of: p))
      }
    law("associativity", "composing three moves gives the same move in either grouping")
      .states(
        "C.composing(C.composing(p, q, from: s), r, from: s) == "
          + "C.composing(p, C.composing(q, r, from: C.subshape(of: s, at: p)), from: s)"
      )
      .forAll { draws in
        let (s, p, q) = moves.draw(draws)
        let there = C.subshape(of: s, at: p)
        let r = draws.draw("r") { positions(C.subshape(of: there, at: q), $0) }
        let left = C.composing(C.composing(p, q, from: s), r, from: s)
        let right = C.composing(p, C.composing(q, r, from: there), from: s)
        return .same(C.name(of: left), C.name(of: right))
      }
  }
}

/// A shape of a directed container, as a law compares it: its text, and the shapes after it.
struct SeenShape<C: DirectedContainer & ExplorableContainer>: Observed {
  let shape: C.Shape

  func show(in reading: inout ObservedText) {
    reading.add("@" + C.landmark(of: shape))
    let exits = C.exits(of: shape)
    reading.makeMoves(exits.count) { reading, index in
      reading.along(".subshape(at: \(C.name(of: exits[index])))") { reading in
        SeenShape(shape: C.subshape(of: shape, at: exits[index])).show(in: &reading)
      }
    }
  }
}

/// Returns the laws of a directed container in which every move can be undone.
///
/// - Parameters:
///   - container: The container.
///   - shapes: The generator of shapes.
///   - positions: Draws a position that is valid at a shape.
///   - inverse: Returns the way back along a position of a shape, from where it leads.
/// - Returns: The suite.
public func undoLaws<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ container: C.Type = C.self,
  shapes: Generator<C.Shape>,
  positions: @escaping @Sendable (C.Shape, Draws) -> C.Position,
  inverse: @escaping @Sendable (C.Position, C.Shape) -> C.Position
) -> Suite {
  let move = Variable { draws in
    let s = draws.draw("s", shapes)
    return (s, draws.draw("p") { positions(s, $0) })
  }
  return Suite("undo", source: "Ahman and Uustalu, Directed containers as categories, 2016") {
    directedContainerLaws(C.self, shapes: shapes, positions: positions)
    law("back", "the inverse of a move leads back")
      .states("C.subshape(of: C.subshape(of: s, at: p), at: inverse(p)) == s")
      .forAll { draws in
        let (s, p) = move.draw(draws)
        let back = C.subshape(of: C.subshape(of: s, at: p), at: inverse(p, s))
        return .same(SeenShape<C>(shape: back), SeenShape<C>(shape: s))
      }
    law("right-inverse", "composing a move with its inverse gives the root")
      .states("C.composing(p, inverse(p), from: s) == C.root(of: s)")
      .forAll { draws in
        let (s, p) = move.draw(draws)
        return .same(C.name(of: C.composing(p, inverse(p, s), from: s)), C.name(of: C.root(of: s)))
      }
    law("left-inverse", "composing the inverse with its move gives the root")
      .states("C.composing(inverse(p), p, from: C.subshape(of: s, at: p)) == its root")
      .forAll { draws in
        let (s, p) = move.draw(draws)
        let there = C.subshape(of: s, at: p)
        let both = C.composing(inverse(p, s), p, from: there)
        return .same(C.name(of: both), C.name(of: C.root(of: there)))
      }
  }
}
