public import Comonads

/// Returns the laws of a comonad morphism that is given by shapes and positions.
///
/// They are the laws of a retrofunctor; lenses, reducers and the steps from one architecture to the
/// next obey them. The last one says that moves may be translated instead of spaces.
///
/// - Parameters:
///   - morphisms: The generator of translations.
///   - shapes: The generator of the source's shapes.
///   - positions: Draws a position that is valid at a shape of the target.
///   - values: The generator of values.
/// - Returns: The suite.
public func containerMorphismLaws<Source, Target, Value: Observed>(
  _ morphisms: Generator<ContainerMorphism<Source, Target>>,
  shapes: Generator<Source.Shape>,
  positions: @escaping @Sendable (Target.Shape, Draws) -> Target.Position,
  values: Generator<Value>
) -> Suite
where
  Source: DirectedContainer & ExplorableContainer & SendableMetatype,
  Target: DirectedContainer & ExplorableContainer & SendableMetatype
{
  let f = Variable("f", morphisms)
  let s = Variable("s", shapes)
  let w = Variable("w", .spaces(Source.self, shapes: shapes, values: values))
  return Suite("retrofunctor", source: "Spivak and Niu, Polynomial functors, 2021, retrofunctors") {
    law("root", "the root of the target translates to the root of the source")
      .states("f.position(.root, s) == .root")
      .forAll(f, s) { f, s in
        .same(
          Source.name(of: f.position(Target.root(of: f.shape(s)), s)),
          Source.name(of: Source.root(of: s))
        )
      }
    law("subshape", "a move of the target leads to the same shape as its translation")
      .states("f.shape(s.subshape(f.position(p, s))) == f.shape(s).subshape(p)")
      .forAll { draws in
        let f = f.draw(draws)
        let s = s.draw(draws)
        let p = draws.draw("p") { positions(f.shape(s), $0) }
        return .same(
          SeenShape<Target>(shape: f.shape(Source.subshape(of: s, at: f.position(p, s)))),
          SeenShape<Target>(shape: Target.subshape(of: f.shape(s), at: p))
        )
      }
    law("composing", "translating composed moves equals composing their translations")
      .states(
        "f.position(p.then(q), s) == "
          + "f.position(p, s).then(f.position(q, s.subshape(f.position(p, s))))"
      )
      .forAll { draws in
        let f = f.draw(draws)
        let s = s.draw(draws)
        let here = f.shape(s)
        let p = draws.draw("p") { positions(here, $0) }
        let q = draws.draw("q") { positions(Target.subshape(of: here, at: p), $0) }
        let first = f.position(p, s)
        let second = f.position(q, Source.subshape(of: s, at: first))
        return .same(
          Source.name(of: f.position(Target.composing(p, q, from: here), s)),
          Source.name(of: Source.composing(first, second, from: s))
        )
      }
    law("extract", "going along a morphism keeps the value in focus")
      .states("w.along(f).extract() == w.extract()")
      .forAll(f, w) { f, w in .same(w.along(f).extract(), w.extract()) }
    law("move", "going along a morphism commutes with moves")
      .states("w.along(f).moved(by: m) == w.moved(by: m.along(f)).along(f)")
      .citing("Katsumata, Rivas and Uustalu, Interaction laws of monads and comonads, 2020")
      .forAll { draws in
        let f = f.draw(draws)
        let w = w.draw(draws)
        let p = draws.draw("p") { positions(f.shape(w.shape), $0) }
        let q = draws.draw("q") { positions(Target.subshape(of: f.shape(w.shape), at: p), $0) }
        let m = Co<Target, Void> { cursor in
          cursor.move(by: p)
          cursor.move(by: q)
        }
        return .same(w.along(f).moved(by: m), w.moved(by: m.along(f)).along(f))
      }
  }
}
