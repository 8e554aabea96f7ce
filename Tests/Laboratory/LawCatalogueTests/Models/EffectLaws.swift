import ComonadLab
import ComonadLaws

@testable import LawCatalogue

/// Returns the laws of effects: they add up, and their messages and names can be translated.
func effectLaws() -> Suite {
  let effects = Generator<Effect<Trit>>.effects(of: .cases)
  let (e, d, f) = (Variable("e", effects), Variable("d", effects), Variable("f", effects))
  let (arrowF, g) = (Variable("f", tritArrows), Variable("g", tritArrows))
  let b = Variable("b", .effectIDs)
  let a = Variable("a", .effectIDs)
  return Suite("effect") {
    law("none-first", "adding an effect to none returns the effect")
      .states("Effect.none.adding(e) == e")
      .forAll(e) { e in .same(add(.none, e), e) }
    law("none-last", "adding none to an effect returns the effect")
      .states("e.adding(.none) == e")
      .forAll(e) { e in .same(add(e, .none), e) }
    law("associative", "adding three effects has the same result in either grouping")
      .states("d.adding(e).adding(f) == d.adding(e.adding(f))")
      .forAll(d, e, f) { d, e, f in .same(add(add(d, e), f), add(d, add(e, f))) }
    law("together", "adding two effects runs both at the same time")
      .states("d.adding(e) == .merge([d, e])")
      .forAll(d, e) { d, e in .same(add(d, e), Effect.merge([d, e])) }
    law("map-identity", "mapping messages by the identity changes nothing")
      .states("e.map { $0 } == e")
      .forAll(e) { e in .same(e.map { $0 }, e) }
    law("map-composition", "mapping messages twice equals mapping them by the composition")
      .states("e.map(f).map(g) == e.map { g(f($0)) }")
      .forAll(e, arrowF, g) { e, f, g in .same(e.map(f).map(g), e.map { g(f($0)) }) }
    law("map-add", "mapping messages maps every part of an effect")
      .states("d.adding(e).map(f) == d.map(f).adding(e.map(f))")
      .forAll(d, e, arrowF) { d, e, f in
        .same(add(d, e).map(f), add(d.map(f), e.map(f)))
      }
    law("within-composition", "two nested scopes equal one joined scope")
      .states("e.within(b).within(a) == e.within(b.within(a))")
      .forAll(e, b, a) { e, b, a in .same(e.within(b).within(a), e.within(b.within(a))) }
    law("within-all", "every name and all work without a name is within the scope")
      .states("e.within(a).names.allSatisfy { $0.isWithin(a) }")
      .forAll(e, a) { e, a in
        let names = e.within(a).names
        return .same(names.map { $0?.isWithin(a) ?? false }, names.map { _ in true })
      }
    law("within-map", "scoping names commutes with mapping messages")
      .states("e.within(a).map(f) == e.map(f).within(a)")
      .forAll(e, a, arrowF) { e, a, f in .same(e.within(a).map(f), e.map(f).within(a)) }
  }
}

/// Returns an effect that does another one at the same time.
private func add(_ first: Effect<Trit>, _ second: Effect<Trit>) -> Effect<Trit> {
  var sum = first
  sum.add(second)
  return sum
}

/// The generator of functions of a trit, drawn as tables.
private let tritArrows = Generator<@Sendable (Trit) -> Trit> { draws in
  let table = draws.draw(Generator<Trit>.cases.array(count: 3))
  return { table[$0.rawValue] }
}

extension Effect {
  /// The names of started and cancelled work, nil for work without one.
  fileprivate var names: [EffectID?] {
    switch self {
    case .none, .message: []
    case .work(let work): [work.id]
    case .cancel(let id), .cancelOnly(let id): [id]
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.names)
    }
  }
}
