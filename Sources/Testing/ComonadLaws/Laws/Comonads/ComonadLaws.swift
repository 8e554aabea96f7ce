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
  let f = Variable("f", values.function(of: W.Focus.self))
  let g = Variable("g", values.function(of: W.Focus.self))
  let spaceF = Variable("f", values.function(of: W.self))
  let spaceG = Variable("g", values.function(of: W.self))
  let h = Variable("h", values.function(of: W.self))
  return Suite("comonad", source: "Kmett, Control.Comonad, 2008") {
    law("map-identity", "changing no value changes nothing")
      .states("w.map { $0 } == w")
      .forAll(w) { w in .same(w.map { $0 }, w) }
    law("map-composition", "two changes of every value, one after the other, are one change")
      .states("w.map(f).map(g) == w.map { g(f($0)) }")
      .forAll(w, f, g) { w, f, g in .same(w.map(f).map(g), w.map { g(f($0)) }) }
    law("left-identity", "looking from everywhere and keeping the look from here changes nothing")
      .states("w.duplicate().extract() == w")
      .forAll(w) { w in .same(w.duplicate().extract(), w) }
    law("right-identity", "looking from everywhere and reading what is there changes nothing")
      .states("w.duplicate().map { $0.extract() } == w")
      .forAll(w) { w in .same(Transformed(space: w.duplicate()) { $0.extract() }, w) }
    law("associativity", "looking from everywhere twice is looking from everywhere in each look")
      .states("w.duplicate().duplicate() == w.duplicate().map { $0.duplicate() }")
      .forAll(w) { w in
        let twice = w.duplicate()
        return .same(
          Transformed(space: twice.duplicate()) { $0 },
          Transformed(space: twice) { $0.duplicate() }
        )
      }
      .worth(0.5)
    law("extract-natural", "the value here changes like every value")
      .states("w.map(f).extract() == f(w.extract())")
      .forAll(w, f) { w, f in .same(w.map(f).extract(), f(w.extract())) }
    law("duplicate-natural", "values may be changed before looking from everywhere or afterwards")
      .states("w.map(f).duplicate() == w.duplicate().map { $0.map(f) }")
      .forAll(w, f) { w, f in .same(w.map(f).duplicate(), w.duplicate().map { $0.map(f) }) }
      .worth(0.5)
    law("extend-extract", "answering everywhere with the value that is there changes nothing")
      .states("w.extend { $0.extract() } == w")
      .forAll(w) { w in .same(w.extend { $0.extract() }, w) }
    law("extract-extend", "the answer here is the arrow's answer to the space")
      .states("w.extend(f).extract() == f(w)")
      .forAll(w, spaceF) { w, f in .same(w.extend(f).extract(), f(w)) }
    law("extend-composition", "answering everywhere twice is answering once with composed arrows")
      .states("w.extend(f).extend(g) == w.extend { g($0.extend(f)) }")
      .forAll(w, spaceF, spaceG) { w, f, g in
        .same(w.extend(f).extend(g), w.extend { g($0.extend(f)) })
      }
      .worth(0.5)
    law("cokleisli.left-unit", "an arrow after reading is the arrow")
      .states("f(w.extend { $0.extract() }) == f(w)")
      .forAll(w, spaceF) { w, f in .same(f(w.extend { $0.extract() }), f(w)) }
    law("cokleisli.associativity", "of three arrows in a row any two may be composed first")
      .states("h(w.extend { g($0.extend(f)) }) == h(w.extend(f).extend(g))")
      .forAll(w, spaceF, spaceG, h) { w, f, g, h in
        .same(h(w.extend { g($0.extend(f)) }), h(w.extend(f).extend(g)))
      }
      .worth(0.5)
    law("extend-by-duplicate", "answering everywhere is answering each look from everywhere")
      .states("w.extend(f) == w.duplicate().map(f)")
      .forAll(w, spaceF) { w, f in
        .same(Transformed(space: w.duplicate(), transform: f), w.extend(f))
      }
      .worth(0.5)
    law("duplicate-by-extend", "looking from everywhere is answering everywhere with what is seen")
      .states("w.duplicate() == w.extend { $0 }")
      .forAll(w) { w in
        let everywhere: W.Duplicate = w.extend { (here: W) -> W in here }
        return .same(w.duplicate(), everywhere)
      }
      .worth(0.5)
    law("map-by-extend", "changing every value is answering everywhere with the changed value")
      .states("w.map(f) == w.extend { f($0.extract()) }")
      .forAll(w, f) { w, f in .same(w.map(f), w.extend { f($0.extract()) }) }
  }
}
