public import Comonads

/// Returns the laws of a monad: units, associativity, and how `map` and `flatMap` agree.
///
/// The functions that lead on answer with programs of the same generator, so that effects of
/// several programs meet; both sides are compared by the effects of the programs from any start.
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
  let m = Variable("m", programs)
  let f = Variable("f", values.valuation(of: M.Value.self))
  let g = Variable("g", values.valuation(of: M.Value.self))
  let a = Variable("a", values)
  let k = Variable("k", programs.continuation(of: M.Value.self))
  let h = Variable("h", programs.continuation(of: M.Value.self))
  return Suite("monad", source: "Wadler, Monads for functional programming, 1995") {
    law("map-identity", "mapping the identity function changes nothing")
      .states("m.map { $0 } == m")
      .forAll(m) { m in .same(m.map { $0 }, m) }
    law("map-composition", "mapping twice equals mapping once by the composition")
      .states("m.map(f).map(g) == m.map { g(f($0)) }")
      .forAll(m, f, g) { m, f, g in .same(m.map(f).map(g), m.map { g(f($0)) }) }
    law("left-identity", "binding a pure value applies the function to it")
      .states(".pure(a).flatMap(k) == k(a)")
      .forAll(a, k) { a, k in .same(M.pure(a).flatMap(k), k(a)) }
    law("right-identity", "binding pure changes nothing")
      .states("m.flatMap { .pure($0) } == m")
      .forAll(m) { m in .same(m.flatMap { M.pure($0) }, m) }
    law("associativity", "binding three programs has the same result in either grouping")
      .states("m.flatMap(k).flatMap(h) == m.flatMap { k($0).flatMap(h) }")
      .forAll(m, k, h) { m, k, h in .same(m.flatMap(k).flatMap(h), m.flatMap { k($0).flatMap(h) }) }
    law("map-by-flatMap", "mapping equals binding pure after the function")
      .states("m.map(f) == m.flatMap { .pure(f($0)) }")
      .forAll(m, f) { m, f in .same(m.map(f), m.flatMap { M.pure(f($0)) }) }
  }
}
