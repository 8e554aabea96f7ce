public import Comonads

/// A comonad's meaning in the space of a directed container, and the way back.
///
/// The laws are written over closures, so that the same suite judges every fast comonad of the
/// library and the meaning that a user gives to one.
public struct MeaningOperations<W: Explorable, C: DirectedContainer & SendableMetatype>: Sendable {
  /// Returns the meaning of a space.
  public var meaning: @Sendable (W) -> Space<C, W.Focus>

  /// Returns the space of a meaning.
  public var back: @Sendable (Space<C, W.Focus>) -> W

  /// Moves a space as a walk of its meaning does, in place.
  public var move: @Sendable (inout W, Co<C, Void>) -> Void

  /// Creates operations.
  public init(
    meaning: @escaping @Sendable (W) -> Space<C, W.Focus>,
    back: @escaping @Sendable (Space<C, W.Focus>) -> W,
    move: @escaping @Sendable (inout W, Co<C, Void>) -> Void
  ) {
    self.meaning = meaning
    self.back = back
    self.move = move
  }
}

/// Returns the laws by which a fast comonad agrees with its meaning.
///
/// - Parameters:
///   - spaces: The generator of spaces.
///   - values: The generator of values.
///   - positions: Draws a position that is valid at a shape.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
public func meaningLaws<W: Explorable, C>(
  _ spaces: Generator<W>,
  values: Generator<W.Focus>,
  positions: @escaping @Sendable (C.Shape, Draws) -> C.Position,
  operations: MeaningOperations<W, C>
) -> Suite
where W.Focus: Observed, C: DirectedContainer & ExplorableContainer & SendableMetatype {
  let (meaning, back, move) = (operations.meaning, operations.back, operations.move)
  let w = Variable("w", spaces)
  let f = Variable("f", values.valuation(of: W.Focus.self))
  let spaceF = Variable("f", values.valuation(of: Space<C, W.Focus>.self))
  return Suite("meaning", source: "Elliott, Denotational design with type class morphisms, 2009") {
    law("extract", "the meaning has the same value in focus")
      .states("w.meaning.extract() == w.extract()")
      .forAll(w) { w in .same(meaning(w).extract(), w.extract()) }
    law("map", "taking the meaning commutes with mapping")
      .states("w.map(f).meaning == w.meaning.map(f)")
      .forAll(w, f) { w, f in .same(meaning(w.map(f)), meaning(w).map(f)) }
    law("extend", "taking the meaning commutes with extending")
      .states("w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)")
      .forAll(w, spaceF) { w, f in
        .same(meaning(w.extend { f(meaning($0)) }), meaning(w).extend(f))
      }
      .worth(0.5)
    law("move", "taking the meaning commutes with moves")
      .states("w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)")
      .forAll { draws in
        var w = w.draw(draws)
        let meant = meaning(w)
        let p = draws.draw("p") { positions(meant.shape, $0) }
        let q = draws.draw("q") { positions(C.subshape(of: meant.shape, at: p), $0) }
        let m = Co<C, Void> { cursor in
          cursor.move(by: p)
          cursor.move(by: q)
        }
        move(&w, m)
        return .same(meaning(w), meant.moved(by: m))
      }
    law("back", "the space made from the meaning of a space is that space")
      .states("W(meaning: w.meaning) == w")
      .forAll(w) { w in .same(back(meaning(w)), w) }
    law("forth", "the meaning of the space made from a meaning is that meaning")
      .states("W(meaning: s).meaning == s")
      .forAll(w) { w in
        let s = meaning(w).extend { $0.extract() }
        return .same(meaning(back(s)), s)
      }
  }
}
