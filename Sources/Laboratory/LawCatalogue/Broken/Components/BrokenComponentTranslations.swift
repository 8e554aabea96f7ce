import ComonadLaws
import ComponentKit
import FreeMonad

/// A translation from React to Elm.
private typealias ToElm =
  @Sendable (Component<React<EffectfulProgram>>) -> Component<Elm<EffectfulProgram>>

private let translation = OperationFamily<ToElm>("Translation", "translated") { translate in
  laws(
    ofTranslating: React<EffectfulProgram>.self,
    ComponentsUnderTest { EffectfulProgram() }.react
  ) {
    ComponentUnderTest(translate($0))
  }
}

/// Translations of components, each wrong in one way.
let brokenComponentTranslations: [BrokenInstance] = [
  translation("startsAnew", "a translated component is back at the beginning") { _ in
    Component<React<EffectfulProgram>>(EffectfulProgram()).translated(
      to: Elm<EffectfulProgram>.self
    )
  }.caught(by: "translation.views", "translation.moves"),
  translation("losesEffects", "what is to be done is lost") {
    var component = $0
    _ = component.takeEffect()
    return component.translated(to: Elm<EffectfulProgram>.self)
  }.caught(by: "translation.effects"),
  translation("moves", "to translate a component moves it") {
    var component = $0
    component.setState { $0 = $0.next }
    return component.translated(to: Elm<EffectfulProgram>.self)
  }.caught(by: "translation.views", "translation.moves"),
]
