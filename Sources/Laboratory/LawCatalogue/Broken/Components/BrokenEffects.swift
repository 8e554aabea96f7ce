import ComonadLab
import ComonadLaws

private let effectful = FaultFamily("EffectfulProgram", Driver<Component<Elm<EffectfulProgram>>>())
{ driver in
  activeLaws(EffectfulProgram(), messages: EffectfulProgram.messages) {
    driver.specimen(of: Component(EffectfulProgram()))
  }
}

private let takeEffect = effectful.faults(of: "takeEffect", \.takeEffect)

/// Components that request effects in a wrong way.
let brokenEffects: [BrokenInstance] = [
  takeEffect("repeats", "the latest effect is requested again and again") {
    $0.child.programState.effect
  }.caught(by: "active.effects", "active.taken-once"),
  effectful("keepsLast", "takeEffect", "a message drops the effects that were requested before") {
    $0.send = { driven, message in
      _ = driven.child.takeEffect()
      return driven.send(message)
    }
  }.caught(by: "active.sum"),
  takeEffect("shows", "to take an effect sends a message") { driven in
    let effect = driven.child.takeEffect()
    if !effect.isNone { driven.send(.back(.two)) }
    return effect
  }.caught(by: "active.taken-once", "active.hidden"),
  effectful("moves", "move", "the move of a message drops its effect") {
    $0.sendAll = { driven, messages in
      for message in messages where driven.send(message) == nil { _ = driven.child.takeEffect() }
    }
  }.caught(by: "active.move"),
]

/// A translation from React to Elm.
private typealias ToElm =
  @Sendable (Component<React<EffectfulProgram>>) -> Component<Elm<EffectfulProgram>>

private let translation = OperationFamily<ToElm>("Translation", "translated") { translate in
  laws(from: React.self, ComponentsUnderTest { EffectfulProgram() }.react, translate)
}

/// Translations of components, each wrong in one way.
let brokenComponentTranslations: [BrokenInstance] = [
  translation("startsAnew", "a translated component is back at the beginning") { _ in
    Component<Elm<EffectfulProgram>>(EffectfulProgram())
  }.caught(by: "translation.views", "translation.moves"),
  translation("losesEffects", "the pending effects are lost") {
    var component = $0
    _ = component.takeEffect()
    return component.copy(in: Elm<EffectfulProgram>.self)
  }.caught(by: "translation.effects"),
  ladder("staysThere", "a movement that goes up does nothing") { _ in .pure(()) }
    .caught(by: "ladder.views", "ladder.effects"),
]

private typealias ToRedux =
  @Sendable (Elm<EffectfulProgram>.Movement) -> Redux<EffectfulProgram>.Movement

private let ladder = OperationFamily<ToRedux>("Ladder", "Update.init(_:)") { up in
  laws(from: Redux.self, down: { $0.copy(in: Elm.self) }, sending, up: up)
}
