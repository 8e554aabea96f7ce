public import ComponentKit

/// What can be done with effects, so that the laws can be asked of other ways too.
///
/// Those of ``/ComponentKit/Effect`` itself are the default; a broken instance replaces one of them.
public struct EffectOperations<Message: Observed>: Sendable {
  /// Does another effect at the same time.
  public var add: @Sendable (Effect<Message>, Effect<Message>) -> Effect<Message> = {
    var sum = $0
    sum.add($1)
    return sum
  }

  /// Transforms what is sent.
  public var map:
    @Sendable (Effect<Message>, @escaping @Sendable (Message) -> Message) -> Effect<Message> = {
      $0.map($1)
    }

  /// Puts all names within another one.
  public var within: @Sendable (Effect<Message>, EffectID) -> Effect<Message> = { $0.within($1) }

  /// Creates the operations of effects, none replaced.
  public init() {}
}

/// Returns the laws of effects: they add up, and their messages and names can be translated.
///
/// - Parameters:
///   - effects: The generator of effects.
///   - arrows: The generator of translations of what they send.
///   - operations: What is done with effects.
/// - Returns: The suite.
public func effectLaws<Message: Observed & Sendable>(
  _ effects: Generator<Effect<Message>>,
  arrows: Generator<@Sendable (Message) -> Message>,
  operations: EffectOperations<Message> = EffectOperations()
) -> Suite {
  let kit = EffectLawKit(effects: effects, arrows: arrows, operations: operations)
  return Suite("effect", kit.sumLaws + kit.mapLaws + kit.scopeLaws)
}

/// What the laws of effects draw.
private struct EffectLawKit<Message: Observed & Sendable>: Sendable {
  let effects: Generator<Effect<Message>>
  let arrows: Generator<@Sendable (Message) -> Message>
  let operations: EffectOperations<Message>

  /// How effects add up.
  var sumLaws: [Law] {
    [
      Law(
        "effect.none-first",
        "Effect.none.adding(e) == e",
        "an effect beside nothing is the effect"
      ) { draws in
        let effect = draws.draw("e", effects)
        return draws.same(operations.add(.none, effect), effect)
      },
      Law(
        "effect.none-last",
        "e.adding(.none) == e",
        "nothing beside an effect leaves it as it is"
      ) { draws in
        let effect = draws.draw("e", effects)
        return draws.same(operations.add(effect, .none), effect)
      },
      Law(
        "effect.associative",
        "d.adding(e).adding(f) == d.adding(e.adding(f))",
        "how effects are grouped does not matter, their order does"
      ) { draws in
        let first = draws.draw("d", effects)
        let second = draws.draw("e", effects)
        let third = draws.draw("f", effects)
        return draws.same(
          operations.add(operations.add(first, second), third),
          operations.add(first, operations.add(second, third))
        )
      },
      Law(
        "effect.together",
        "d.adding(e) == .merge([d, e])",
        "both are done, at the same time"
      ) { draws in
        let first = draws.draw("d", effects)
        let second = draws.draw("e", effects)
        return draws.same(operations.add(first, second), Effect.merge([first, second]))
      },
    ]
  }

  /// How messages are translated.
  var mapLaws: [Law] {
    [
      Law("effect.map-identity", "e.map { $0 } == e", "sending the same changes nothing") { draws in
        let effect = draws.draw("e", effects)
        return draws.same(operations.map(effect) { $0 }, effect)
      },
      Law(
        "effect.map-composition",
        "e.map(f).map(g) == e.map { g(f($0)) }",
        "two translations of messages are one"
      ) { draws in
        let effect = draws.draw("e", effects)
        let f = draws.draw("f", arrows)
        let g = draws.draw("g", arrows)
        return draws.same(
          operations.map(operations.map(effect, f), g),
          operations.map(effect) { g(f($0)) }
        )
      },
      Law(
        "effect.map-add",
        "d.adding(e).map(f) == d.map(f).adding(e.map(f))",
        "a translation reaches every part of an effect"
      ) { draws in
        let first = draws.draw("d", effects)
        let second = draws.draw("e", effects)
        let f = draws.draw("f", arrows)
        return draws.same(
          operations.map(.merge([first, second]), f),
          Effect.merge([operations.map(first, f), operations.map(second, f)])
        )
      },
    ]
  }

  /// How names are put within others.
  var scopeLaws: [Law] {
    [
      Law(
        "effect.within-composition",
        "e.within(b).within(a) == e.within(b.within(a))",
        "a scope in a scope is one scope"
      ) { draws in
        let effect = draws.draw("e", effects)
        let inner = draws.draw("b", .effectIDs)
        let outer = draws.draw("a", .effectIDs)
        return draws.same(
          operations.within(operations.within(effect, inner), outer),
          operations.within(effect, inner.within(outer))
        )
      },
      Law(
        "effect.within-all",
        "e.within(a).names.allSatisfy { $0.isWithin(a) }",
        "no name is left outside of the scope, and no work without a name"
      ) { draws in
        let effect = draws.draw("e", effects)
        let scope = draws.draw("a", .effectIDs)
        let names = operations.within(effect, scope).names
        return draws.same(names.map { $0?.isWithin(scope) ?? false }, names.map { _ in true })
      },
      Law(
        "effect.within-map",
        "e.within(a).map(f) == e.map(f).within(a)",
        "names and messages are translated apart from each other"
      ) { draws in
        let effect = draws.draw("e", effects)
        let scope = draws.draw("a", .effectIDs)
        let f = draws.draw("f", arrows)
        return draws.same(
          operations.within(effect, scope).map(f),
          operations.within(effect.map(f), scope)
        )
      },
    ]
  }
}

extension Effect {
  /// The names of what is started and cancelled, nil for work without one.
  fileprivate var names: [EffectID?] {
    switch self {
    case .none, .message: []
    case .work(let work): [work.id]
    case .cancel(let id), .cancelOnly(let id): [id]
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.names)
    }
  }
}
