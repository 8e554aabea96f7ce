public import ComonadLaws
import ComponentKit
import FreeMonad

/// Translations of components, each wrong in one way.
public let brokenComponentTranslations: [BrokenInstance] = [
  translation(
    "startsAnew",
    "a translated component is back at the beginning",
    ["translation.views", "translation.moves"]
  ) { _ in Component<React<Errands>>(Errands()).translated(to: Elm<Errands>.self) },
  translation("losesEffects", "what is to be done is lost", ["translation.effects"]) {
    var component = $0
    _ = component.takeEffect()
    return component.translated(to: Elm<Errands>.self)
  },
  translation(
    "moves",
    "to translate a component moves it",
    ["translation.views", "translation.moves"]
  ) {
    var component = $0
    component.setState { $0 = $0.next }
    return component.translated(to: Elm<Errands>.self)
  },
]

/// Returns a translation from React to Elm that is wrong.
private func translation(
  _ name: String,
  _ fault: String,
  _ caughtBy: Set<String>,
  line: Int = #line,
  _ translate: @escaping @Sendable (Component<React<Errands>>) -> Component<Elm<Errands>>
) -> BrokenInstance {
  let specimens = ComponentsUnderTest { Errands() }
  return BrokenInstance(
    Instance(
      "Translation.\(name)",
      translationLaws(messages: Errands.messages, specimens.react) { messages in
        var component = Component<React<Errands>>(Errands())
        for message in messages { component.send(message) }
        return ComponentUnderTest(translate(component)) { first, second in first.flatMap { second }
        }
      },
      line: line
    ),
    operation: "translated",
    fault: fault,
    caughtBy: caughtBy
  )
}
