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
  let kit = ComonadKit(
    spaces: spaces,
    arrows: values.function(of: W.self),
    functions: values.function(of: W.Focus.self)
  )
  return Suite(
    "comonad",
    kit.functorLaws + kit.duplicateLaws + kit.extendLaws + kit.cokleisliLaws + kit.coherenceLaws
  )
}

/// What the laws of a comonad draw.
private struct ComonadKit<W: Explorable> where W.Focus: Observed {
  let spaces: Generator<W>
  let arrows: Generator<(W) -> W.Focus>
  let functions: Generator<(W.Focus) -> W.Focus>

  /// Where most of the laws are stated.
  private var source: String { "Kmett, Control.Comonad, 2008" }
}

// MARK: - Functor

extension ComonadKit {
  /// Mapping respects doing nothing and doing one thing after another.
  var functorLaws: [Law] {
    [
      Law(
        "comonad.map-identity",
        "w.map { $0 } == w",
        "changing no value changes nothing",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(w.map { $0 }, w)
      },
      Law(
        "comonad.map-composition",
        "w.map(f).map(g) == w.map { g(f($0)) }",
        "two changes of every value, one after the other, are one change",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", functions)
        let g = draws.draw("g", functions)
        return draws.same(w.map(f).map(g), w.map { g(f($0)) })
      },
    ]
  }
}

// MARK: - Duplicate

extension ComonadKit {
  /// The presentation by `duplicate()`.
  var duplicateLaws: [Law] {
    [
      Law(
        "comonad.left-identity",
        "w.duplicate().extract() == w",
        "of the spaces seen from everywhere, the one seen from here is the space itself",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(w.duplicate().extract(), w)
      },
      Law(
        "comonad.right-identity",
        "w.duplicate().map { $0.extract() } == w",
        "looking from everywhere and reading what is there changes nothing",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(w.duplicate(), mappedBy: { $0.extract() }, w)
      },
      Law(
        "comonad.associativity",
        "w.duplicate().duplicate() == w.duplicate().map { $0.duplicate() }",
        "what is seen from a place that is seen from a place is what is seen by going both ways",
        source: source,
        share: 0.5
      ) { draws in
        let w = draws.draw("w", spaces)
        let twice = w.duplicate()
        return draws.same(
          twice.duplicate(),
          mappedBy: { $0 },
          Transformed(space: twice) { $0.duplicate() }
        )
      },
      Law(
        "comonad.extract-natural",
        "w.map(f).extract() == f(w.extract())",
        "the value here changes like every value",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", functions)
        return draws.same(w.map(f).extract(), f(w.extract()))
      },
      Law(
        "comonad.duplicate-natural",
        "w.map(f).duplicate() == w.duplicate().map { $0.map(f) }",
        "changing every value before looking from everywhere is changing it afterwards",
        source: source,
        share: 0.5
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", functions)
        return draws.same(w.map(f).duplicate(), w.duplicate().map { $0.map(f) })
      },
    ]
  }
}

// MARK: - Extend

extension ComonadKit {
  /// The presentation by `extend(_:)`.
  var extendLaws: [Law] {
    [
      Law(
        "comonad.extend-extract",
        "w.extend { $0.extract() } == w",
        "answering everywhere with the value that is there changes nothing",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        return draws.same(w.extend { $0.extract() }, w)
      },
      Law(
        "comonad.extract-extend",
        "w.extend(f).extract() == f(w)",
        "the answer here is the arrow's answer to the space",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", arrows)
        return draws.same(w.extend(f).extract(), f(w))
      },
      Law(
        "comonad.extend-composition",
        "w.extend(f).extend(g) == w.extend { g($0.extend(f)) }",
        "answering everywhere twice is answering once with the composed arrow",
        source: source,
        share: 0.5
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", arrows)
        let g = draws.draw("g", arrows)
        return draws.same(w.extend(f).extend(g), w.extend { g($0.extend(f)) })
      },
    ]
  }
}

// MARK: - Cokleisli arrows

extension ComonadKit {
  /// Arrows compose, with `extract()` as the unit; `f` then `g` is `{ g($0.extend(f)) }`.
  ///
  /// That `extract()` may come last is the law `comonad.extract-extend`.
  var cokleisliLaws: [Law] {
    [
      Law(
        "cokleisli.left-unit",
        "f(w.extend { $0.extract() }) == f(w)",
        "an arrow after reading is the arrow",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", arrows)
        return draws.same(f(w.extend { $0.extract() }), f(w))
      },
      Law(
        "cokleisli.associativity",
        "h(w.extend { g($0.extend(f)) }) == h(w.extend(f).extend(g))",
        "of three arrows in a row it does not matter which two are composed first",
        source: source,
        share: 0.5
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", arrows)
        let g = draws.draw("g", arrows)
        let h = draws.draw("h", arrows)
        return draws.same(h(w.extend { g($0.extend(f)) }), h(w.extend(f).extend(g)))
      },
    ]
  }
}

// MARK: - Coherence

extension ComonadKit {
  /// The two presentations say the same.
  var coherenceLaws: [Law] {
    [
      Law(
        "comonad.extend-by-duplicate",
        "w.extend(f) == w.duplicate().map(f)",
        "answering everywhere is looking from everywhere and answering each look",
        source: source,
        share: 0.5
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", arrows)
        return draws.same(w.duplicate(), mappedBy: f, w.extend(f))
      },
      Law(
        "comonad.duplicate-by-extend",
        "w.duplicate() == w.extend { $0 }",
        "looking from everywhere is answering everywhere with what is seen",
        source: source,
        share: 0.5
      ) { draws in
        let w = draws.draw("w", spaces)
        let everywhere: W.Duplicate = w.extend { (here: W) -> W in here }
        return draws.same(w.duplicate(), everywhere)
      },
      Law(
        "comonad.map-by-extend",
        "w.map(f) == w.extend { f($0.extract()) }",
        "changing every value is answering everywhere with the changed value",
        source: source
      ) { draws in
        let w = draws.draw("w", spaces)
        let f = draws.draw("f", functions)
        return draws.same(w.map(f), w.extend { f($0.extract()) })
      },
    ]
  }
}
