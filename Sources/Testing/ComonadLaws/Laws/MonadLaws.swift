public import Comonads

/// Returns the laws of a monad: units, associativity, and how `map` and `flatMap` agree.
///
/// The functions that lead on answer with programs of the same generator, so that effects of
/// several programs meet; both sides are compared by what the programs do wherever they start.
///
/// ```swift
/// monadLaws(.states, values: .cases).laws.count  // 6
/// ```
///
/// - Parameters:
///   - programs: The generator of the programs that the laws are checked on.
///   - values: The generator of their values.
/// - Returns: The suite.
public func monadLaws<M: Monad & Observed>(
  _ programs: Generator<M>,
  values: Generator<M.Value>
) -> Suite where M.Value: Observed {
  let kit = MonadKit(
    programs: programs,
    values: values,
    arrows: programs.function(of: M.Value.self),
    functions: values.function(of: M.Value.self)
  )
  return Suite("monad", kit.functorLaws + kit.bindLaws)
}

/// What the laws of a monad draw.
private struct MonadKit<M: Monad & Observed> where M.Value: Observed {
  let programs: Generator<M>
  let values: Generator<M.Value>
  let arrows: Generator<(M.Value) -> M>
  let functions: Generator<(M.Value) -> M.Value>

  /// Where the laws are stated.
  private var source: String { "Wadler, Monads for functional programming, 1995" }
}

// MARK: - Functor

extension MonadKit {
  /// Mapping respects doing nothing and doing one thing after another.
  var functorLaws: [Law] {
    [
      Law(
        "monad.map-identity",
        "m.map { $0 } == m",
        "not changing the value changes nothing",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        return draws.same(m.map { $0 }, m)
      },
      Law(
        "monad.map-composition",
        "m.map(f).map(g) == m.map { g(f($0)) }",
        "two changes of the value, one after the other, are one change",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        let f = draws.draw("f", functions)
        let g = draws.draw("g", functions)
        return draws.same(m.map(f).map(g), m.map { g(f($0)) })
      },
    ]
  }
}

// MARK: - Monad

extension MonadKit {
  /// Programs run one after the other, and a program that only answers does nothing.
  var bindLaws: [Law] {
    [
      Law(
        "monad.left-identity",
        ".pure(a).flatMap(k) == k(a)",
        "going on from a bare value is going on with that value",
        source: source
      ) { draws in
        let a = draws.draw("a", values)
        let k = draws.draw("k", arrows)
        return draws.same(M.pure(a).flatMap(k), k(a))
      },
      Law(
        "monad.right-identity",
        "m.flatMap { .pure($0) } == m",
        "to answer with the answer changes nothing",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        return draws.same(m.flatMap { M.pure($0) }, m)
      },
      Law(
        "monad.associativity",
        "m.flatMap(k).flatMap(h) == m.flatMap { k($0).flatMap(h) }",
        "of three programs in a row it does not matter which two are joined first",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        let k = draws.draw("k", arrows)
        let h = draws.draw("h", arrows)
        return draws.same(m.flatMap(k).flatMap(h), m.flatMap { k($0).flatMap(h) })
      },
      Law(
        "monad.map-by-flatMap",
        "m.map(f) == m.flatMap { .pure(f($0)) }",
        "changing the value is going on with the changed value",
        source: source
      ) { draws in
        let m = draws.draw("m", programs)
        let f = draws.draw("f", functions)
        return draws.same(m.map(f), m.flatMap { M.pure(f($0)) })
      },
    ]
  }
}
