public import Comonads

/// Returns the laws of a comonad morphism, which preserves the operations of both comonads.
///
/// The translation is a closure, so that the same suite judges a lens, a reducer, a change of
/// architecture, and what only looks like one: the published `lower` of a sum of two comonads
/// changes the value that is here.
///
/// - Parameters:
///   - spaces: The generator of the spaces that are translated.
///   - values: The generator of values.
///   - translate: The generator of translations.
/// - Returns: The suite.
public func comonadMorphismLaws<Source: Explorable, Target: Explorable>(
  _ spaces: Generator<Source>,
  values: Generator<Source.Focus>,
  translate: Generator<(Source) -> Target>
) -> Suite where Source.Focus == Target.Focus, Source.Focus: Observed {
  let functions = values.valuation(of: Source.Focus.self)
  let arrows = values.valuation(of: Target.self)
  let t = Variable("t", translate)
  let w = Variable("w", spaces)
  let f = Variable("f", functions)
  let arrowF = Variable("f", arrows)
  return Suite("morphism", source: "Uustalu and Vene, Comonadic notions of computation, 2008") {
    law("natural", "translating commutes with mapping")
      .states("t(w.map(f)) == t(w).map(f)")
      .forAll(t, w, f) { t, w, f in .same(t(w.map(f)), t(w).map(f)) }
    law("extract", "translating keeps the value in focus")
      .states("t(w).extract() == w.extract()")
      .forAll(t, w) { t, w in .same(t(w).extract(), w.extract()) }
    law("extend", "translating commutes with extending")
      .states("t(w.extend { f(t($0)) }) == t(w).extend(f)")
      .forAll(t, w, arrowF) { t, w, f in .same(t(w.extend { f(t($0)) }), t(w).extend(f)) }
      .worth(0.5)
  }
}

extension Generator {
  /// Returns the generator of one function.
  public static func always<Input, Output>(
    _ function: @escaping @Sendable (Input) -> Output
  ) -> Generator where Value == (Input) -> Output {
    Generator { _ in function }
  }
}
