public import ComonadLaws
import ComponentKit

/// Effects and components that ask for effects, each wrong in one way.
public let brokenEffects: [BrokenInstance] =
  [
    effect(
      "addKeepsLast",
      "a sum is the second effect alone",
      ["effect.none-last", "effect.together"]
    ) {
      $0.add = { _, second in second }
    },
    effect(
      "addKeepsFirst",
      "a sum is the first effect alone",
      ["effect.none-first", "effect.together"]
    ) {
      $0.add = { first, _ in first }
    },
    effect("addTurns", "a sum does the second effect first", ["effect.together"]) {
      $0.add = { .merge([$1, $0]) }
    },
    effect("addNests", "a sum does the effects after each other", ["effect.together"]) {
      $0.add = { .concatenate([$0, $1]) }
    },
    effect(
      "addDelays",
      "a sum stops work before the second effect",
      ["effect.none-first", "effect.associative"]
    ) {
      $0.add = { .concatenate([$0, .merge([.cancel("a"), $1])]) }
    },
    effect(
      "addStops",
      "a sum stops work between the effects",
      ["effect.none-first", "effect.none-last"]
    ) {
      $0.add = { .merge([$0, .cancel("a"), $1]) }
    },
    effect(
      "mapForgets",
      "a translation is done to messages, not to work",
      operation: "map",
      ["effect.map-add"]
    ) {
      $0.map = { effect, transform in
        if case .message(let message) = effect { .message(transform(message)) } else { effect }
      }
    },
    effect(
      "mapTurns",
      "a translation sends what follows",
      operation: "map",
      ["effect.map-identity", "effect.map-composition"]
    ) {
      $0.map = { effect, transform in effect.map { transform($0.next) } }
    },
    effect(
      "mapStops",
      "a translation cancels work",
      operation: "map",
      ["effect.map-identity", "effect.map-composition"]
    ) {
      $0.map = { effect, transform in .merge([.cancel("a"), effect.map(transform)]) }
    },
    effect(
      "withinForgets",
      "names are left as they are",
      operation: "within",
      ["effect.within-all"]
    ) {
      $0.within = { effect, _ in effect }
    },
    effect(
      "withinTwice",
      "names are put within the scope twice",
      operation: "within",
      ["effect.within-composition"]
    ) {
      $0.within = { effect, scope in effect.within(scope).within(scope) }
    },
    effect("withinDrops", "a scope drops a message", operation: "within", ["effect.within-map"]) {
      $0.within = { effect, scope in
        if case .message(.zero) = effect { .none } else { effect.within(scope) }
      }
    },
  ] + brokenErrands

/// Components that ask for effects in a wrong way.
private let brokenErrands: [BrokenInstance] = [
  errands("forgets", "effects are lost", ["active.effects"]) { ($0.send, { .none }) },
  errands(
    "repeats",
    "the latest effect is asked for again and again",
    ["active.effects", "active.taken-once"]
  ) { errands in
    (errands.send, { errands.peek() })
  },
  errands("keepsLast", "a message makes it forget what was asked for before", ["active.sum"]) {
    errands in
    (
      {
        _ = errands.take()
        return errands.send($0)
      },
      { errands.take() }
    )
  },
  errands(
    "shows",
    "to take an effect sends a message",
    ["active.taken-once", "active.hidden"]
  ) { errands in
    (
      errands.send,
      {
        let effect = errands.take()
        if !effect.isNone { _ = errands.send(.back(.two)) }
        return effect
      }
    )
  },
]

/// The errands under way, as a faulty component holds them.
private final class Holder {
  var component = Component<Elm<Errands>>(Errands())

  func send(_ message: Errands.Message) -> Refusal? { component.send(message) }
  func take() -> Effect<Errands.Message> { component.takeEffect() }
  func peek() -> Effect<Errands.Message> { component.interface.effect }
}

/// Returns the errands with what sends and what takes effects replaced.
private func errands(
  _ name: String,
  _ fault: String,
  _ caughtBy: Set<String>,
  line: Int = #line,
  _ change:
    @escaping @Sendable (Holder) -> (
      send: (Errands.Message) -> Refusal?, take: () -> Effect<Errands.Message>
    )
) -> BrokenInstance {
  let make = { @Sendable () -> ComponentUnderTest<Errands.Message, Trit> in
    let holder = Holder()
    let (send, take) = change(holder)
    return ComponentUnderTest(
      send: send,
      sendAll: { for message in $0 { _ = send(message) } },
      view: { holder.component.view },
      draw: { holder.component.view },
      takeEffect: take
    )
  }
  return BrokenInstance(
    Instance(
      "Errands.\(name)",
      activeLaws(Errands(), messages: Errands.messages, make),
      line: line
    ),
    operation: "takeEffect",
    fault: fault,
    caughtBy: caughtBy
  )
}

/// Returns effects with one operation that is wrong.
private func effect(
  _ name: String,
  _ fault: String,
  operation: String = "add",
  _ caughtBy: Set<String>,
  line: Int = #line,
  _ change: (inout EffectOperations<Trit>) -> Void
) -> BrokenInstance {
  var operations = EffectOperations<Trit>()
  change(&operations)
  return BrokenInstance(
    Instance(
      "Effect.\(name)",
      effectLaws(.effects(of: .cases), arrows: tritArrows, operations: operations),
      line: line
    ),
    operation: operation,
    fault: fault,
    caughtBy: caughtBy
  )
}
