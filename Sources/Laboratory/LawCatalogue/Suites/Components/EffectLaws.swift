import ComonadLab
import ComonadLaws

/// The operations of effects with three messages, so that the laws can check other operations too.
struct EffectOperations: Sendable {
  typealias Arrow = @Sendable (Trit) -> Trit

  /// Does another effect at the same time.
  var add: @Sendable (Effect<Trit>, Effect<Trit>) -> Effect<Trit> = { first, second in
    changing(first) { $0.add(second) }
  }

  var map: @Sendable (Effect<Trit>, @escaping Arrow) -> Effect<Trit> = { $0.map($1) }

  /// Puts the names of all work within a scope.
  var within: @Sendable (Effect<Trit>, EffectID) -> Effect<Trit> = { $0.within($1) }
}

/// Returns the laws of effects: they add up, and their messages and names can be translated.
func effectLaws(_ operations: EffectOperations = EffectOperations()) -> Suite {
  let (add, map, within) = (operations.add, operations.map, operations.within)
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
      .forAll(e) { e in .same(map(e) { $0 }, e) }
    law("map-composition", "mapping messages twice equals mapping them by the composition")
      .states("e.map(f).map(g) == e.map { g(f($0)) }")
      .forAll(e, arrowF, g) { e, f, g in .same(map(map(e, f), g), map(e) { g(f($0)) }) }
    law("map-add", "mapping messages maps every part of an effect")
      .states("d.adding(e).map(f) == d.map(f).adding(e.map(f))")
      .forAll(d, e, arrowF) { d, e, f in
        .same(map(.merge([d, e]), f), Effect.merge([map(d, f), map(e, f)]))
      }
    law("within-composition", "two nested scopes equal one joined scope")
      .states("e.within(b).within(a) == e.within(b.within(a))")
      .forAll(e, b, a) { e, b, a in .same(within(within(e, b), a), within(e, b.within(a))) }
    law("within-all", "every name and all work without a name is within the scope")
      .states("e.within(a).names.allSatisfy { $0.isWithin(a) }")
      .forAll(e, a) { e, a in
        let names = within(e, a).names
        return .same(names.map { $0?.isWithin(a) ?? false }, names.map { _ in true })
      }
    law("within-map", "scoping names commutes with mapping messages")
      .states("e.within(a).map(f) == e.map(f).within(a)")
      .forAll(e, a, arrowF) { e, a, f in .same(within(e, a).map(f), within(e.map(f), a)) }
  }
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
