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
    Law(
      "comonad.map-identity",
      "w.map { $0 } == w",
      "changing no value changes nothing",
      for: w
    ) { w in .same(w.map { $0 }, w) }
    Law(
      "comonad.map-composition",
      "w.map(f).map(g) == w.map { g(f($0)) }",
      "two changes of every value, one after the other, are one change",
      for: (w, f, g)
    ) { w, f, g in .same(w.map(f).map(g), w.map { g(f($0)) }) }
    Law(
      "comonad.left-identity",
      "w.duplicate().extract() == w",
      "of the spaces seen from everywhere, the one seen from here is the space itself",
      for: w
    ) { w in .same(w.duplicate().extract(), w) }
    Law(
      "comonad.right-identity",
      "w.duplicate().map { $0.extract() } == w",
      "looking from everywhere and reading what is there changes nothing",
      for: w
    ) { w in .same(w.duplicate(), mappedBy: { $0.extract() }, w) }
    Law(
      "comonad.associativity",
      "w.duplicate().duplicate() == w.duplicate().map { $0.duplicate() }",
      "what is seen from a place that is seen from a place is what is seen by going both ways",
      for: w,
      share: 0.5
    ) { w in
      let twice = w.duplicate()
      return .same(
        twice.duplicate(),
        mappedBy: { $0 },
        Transformed(space: twice) { $0.duplicate() }
      )
    }
    Law(
      "comonad.extract-natural",
      "w.map(f).extract() == f(w.extract())",
      "the value here changes like every value",
      for: (w, f)
    ) { w, f in .same(w.map(f).extract(), f(w.extract())) }
    Law(
      "comonad.duplicate-natural",
      "w.map(f).duplicate() == w.duplicate().map { $0.map(f) }",
      "changing every value before looking from everywhere is changing it afterwards",
      for: (w, f),
      share: 0.5
    ) { w, f in .same(w.map(f).duplicate(), w.duplicate().map { $0.map(f) }) }
    Law(
      "comonad.extend-extract",
      "w.extend { $0.extract() } == w",
      "answering everywhere with the value that is there changes nothing",
      for: w
    ) { w in .same(w.extend { $0.extract() }, w) }
    Law(
      "comonad.extract-extend",
      "w.extend(f).extract() == f(w)",
      "the answer here is the arrow's answer to the space",
      for: (w, spaceF)
    ) { w, f in .same(w.extend(f).extract(), f(w)) }
    Law(
      "comonad.extend-composition",
      "w.extend(f).extend(g) == w.extend { g($0.extend(f)) }",
      "answering everywhere twice is answering once with the composed arrow",
      for: (w, spaceF, spaceG),
      share: 0.5
    ) { w, f, g in .same(w.extend(f).extend(g), w.extend { g($0.extend(f)) }) }
    Law(
      "cokleisli.left-unit",
      "f(w.extend { $0.extract() }) == f(w)",
      "an arrow after reading is the arrow",
      for: (w, spaceF)
    ) { w, f in .same(f(w.extend { $0.extract() }), f(w)) }
    Law(
      "cokleisli.associativity",
      "h(w.extend { g($0.extend(f)) }) == h(w.extend(f).extend(g))",
      "of three arrows in a row it does not matter which two are composed first",
      for: (w, spaceF, spaceG, h),
      share: 0.5
    ) { w, f, g, h in .same(h(w.extend { g($0.extend(f)) }), h(w.extend(f).extend(g))) }
    Law(
      "comonad.extend-by-duplicate",
      "w.extend(f) == w.duplicate().map(f)",
      "answering everywhere is looking from everywhere and answering each look",
      for: (w, spaceF),
      share: 0.5
    ) { w, f in .same(w.duplicate(), mappedBy: f, w.extend(f)) }
    Law(
      "comonad.duplicate-by-extend",
      "w.duplicate() == w.extend { $0 }",
      "looking from everywhere is answering everywhere with what is seen",
      for: w,
      share: 0.5
    ) { w in
      let everywhere: W.Duplicate = w.extend { (here: W) -> W in here }
      return .same(w.duplicate(), everywhere)
    }
    Law(
      "comonad.map-by-extend",
      "w.map(f) == w.extend { f($0.extract()) }",
      "changing every value is answering everywhere with the changed value",
      for: (w, f)
    ) { w, f in .same(w.map(f), w.extend { f($0.extract()) }) }
  }
}
