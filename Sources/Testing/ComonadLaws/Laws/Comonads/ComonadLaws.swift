public import Comonads

/// Returns the laws of a comonad, in both presentations, with their coherence.
///
/// The arrows answer by all that shows around the focus, and both sides are compared along all
/// short walks: with constant arrows or `extract()` alone, most broken comonads pass.
///
/// ```swift
/// comonadLaws(.stores, values: .cases).laws.count  // 15
/// ```
///
/// - Parameters:
///   - spaces: The generator of the spaces that the laws are checked on.
///   - values: The generator of their values.
/// - Returns: The suite.
public func comonadLaws<W: Explorable>(
  _ spaces: Generator<W>,
  values: Generator<W.Focus>
) -> Suite where W.Focus: Observed {
  let w = Variable("w", spaces)
  let f = Variable("f", values.valuation(of: W.Focus.self))
  let g = Variable("g", values.valuation(of: W.Focus.self))
  let spaceF = Variable("f", values.valuation(of: W.self))
  let spaceG = Variable("g", values.valuation(of: W.self))
  let h = Variable("h", values.valuation(of: W.self))
  return Suite("comonad", source: "Kmett, Control.Comonad, 2008") {
    law("map-identity", "mapping the identity function changes nothing")
      .states("w.map { $0 } == w")
      .forAll(w) { w in .same(w.map { $0 }, w) }
    law("map-composition", "mapping twice equals mapping once by the composition")
      .states("w.map(f).map(g) == w.map { g(f($0)) }")
      .forAll(w, f, g) { w, f, g in .same(w.map(f).map(g), w.map { g(f($0)) }) }
    law("left-identity", "extracting from the duplicate returns the space")
      .states("w.duplicate().extract() == w")
      .forAll(w) { w in .same(w.duplicate().extract(), w) }
    law("right-identity", "extracting from each space of the duplicate changes nothing")
      .states("w.duplicate().map { $0.extract() } == w")
      .forAll(w) { w in .alike(Transformed(space: w.duplicate()) { $0.extract() }, w) }
    law("associativity", "duplicating the duplicate equals duplicating each of its spaces")
      .states("w.duplicate().duplicate() == w.duplicate().map { $0.duplicate() }")
      .forAll(w) { w in
        let twice = w.duplicate()
        return .alike(
          Transformed(space: twice.duplicate()) { $0 },
          Transformed(space: twice) { $0.duplicate() }
        )
      }
      .worth(0.5)
    law("extract-natural", "mapping applies the function to the value in focus")
      .states("w.map(f).extract() == f(w.extract())")
      .forAll(w, f) { w, f in .same(w.map(f).extract(), f(w.extract())) }
    law("duplicate-natural", "mapping commutes with duplicating")
      .states("w.map(f).duplicate() == w.duplicate().map { $0.map(f) }")
      .forAll(w, f) { w, f in .same(w.map(f).duplicate(), w.duplicate().map { $0.map(f) }) }
      .worth(0.5)
    law("extend-extract", "extending by extract changes nothing")
      .states("w.extend { $0.extract() } == w")
      .forAll(w) { w in .same(w.extend { $0.extract() }, w) }
    law("extract-extend", "extracting from an extension returns the arrow's result for the space")
      .states("w.extend(f).extract() == f(w)")
      .forAll(w, spaceF) { w, f in .same(w.extend(f).extract(), f(w)) }
    law("extend-composition", "extending twice equals extending once by the composed arrow")
      .states("w.extend(f).extend(g) == w.extend { g($0.extend(f)) }")
      .forAll(w, spaceF, spaceG) { w, f, g in
        .same(w.extend(f).extend(g), w.extend { g($0.extend(f)) })
      }
      .worth(0.5)
    law("cokleisli.left-unit", "composing extract with an arrow gives the arrow")
      .states("f(w.extend { $0.extract() }) == f(w)")
      .forAll(w, spaceF) { w, f in .same(f(w.extend { $0.extract() }), f(w)) }
    law("cokleisli.associativity", "composing three arrows gives the same arrow in either grouping")
      .states("h(w.extend { g($0.extend(f)) }) == h(w.extend(f).extend(g))")
      .forAll(w, spaceF, spaceG, h) { w, f, g, h in
        .same(h(w.extend { g($0.extend(f)) }), h(w.extend(f).extend(g)))
      }
      .worth(0.5)
    law("extend-by-duplicate", "extending equals duplicating and then mapping")
      .states("w.extend(f) == w.duplicate().map(f)")
      .forAll(w, spaceF) { w, f in
        .alike(Transformed(space: w.duplicate(), transform: f), w.extend(f))
      }
      .worth(0.5)
    law("duplicate-by-extend", "duplicating equals extending by the identity function")
      .states("w.duplicate() == w.extend { $0 }")
      .forAll(w) { w in
        let everywhere: W.Duplicate = w.extend { (here: W) -> W in here }
        return .same(w.duplicate(), everywhere)
      }
      .worth(0.5)
    law("map-by-extend", "mapping equals extending by the function of the extracted value")
      .states("w.map(f) == w.extend { f($0.extract()) }")
      .forAll(w, f) { w, f in .same(w.map(f), w.extend { f($0.extract()) }) }
  }
}
