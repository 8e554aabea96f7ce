import ComonadLaws
import Comonads
import ComponentKit
import FreeMonad
import LedgerUpdate
import StoreState

/// The translations between architectures.
let translationInstances: [Instance] = [
  translation("React.Redux", React<EffectfulProgram>.self, specimens.react) {
    ComponentUnderTest($0.translated(to: Redux<EffectfulProgram>.self))
  },
  translation("Redux.React", Redux<EffectfulProgram>.self, specimens.redux) {
    ComponentUnderTest($0.translated(to: React<EffectfulProgram>.self))
  },
  translation("React.Elm", React<EffectfulProgram>.self, specimens.react) { inElm($0) },
  translation("Redux.Elm", Redux<EffectfulProgram>.self, specimens.redux) { inElm($0) },
  translation("React.Halogen", React<EffectfulProgram>.self, specimens.react) {
    ComponentUnderTest($0.translated(to: Halogen<EffectfulProgram>.self))
  },
  translation("Halogen.Elm", Halogen<EffectfulProgram>.self, specimens.halogen) {
    ComponentUnderTest($0.withoutQueries())
  },
]

/// The program in the four architectures.
private let specimens = ComponentsUnderTest { EffectfulProgram() }

/// The program as the laws see it.
typealias EffectfulSpecimen = ComponentUnderTest<EffectfulProgram.Message, Trit>

/// Returns a component whose state shows as a specimen in Elm.
private func inElm<A: VisibleState>(_ component: Component<A>) -> EffectfulSpecimen
where A.Program == EffectfulProgram {
  ComponentUnderTest(component.translated(to: Elm<EffectfulProgram>.self))
}

/// Returns the instance of a translation.
private func translation<A: ProgramArchitecture>(
  _ name: String,
  _ from: A.Type,
  _ original: @escaping @Sendable () -> EffectfulSpecimen,
  _ translate: @escaping @Sendable (Component<A>) -> EffectfulSpecimen
) -> Instance where A.Program == EffectfulProgram, A: SendableMetatype {
  Instance(
    "Translation.\(name)",
    laws(ofTranslating: from, original, translate)
  )
}

/// Returns the laws of a translation of the program from an architecture.
func laws<A: ProgramArchitecture>(
  ofTranslating from: A.Type,
  _ original: @escaping @Sendable () -> EffectfulSpecimen,
  _ translate: @escaping @Sendable (Component<A>) -> EffectfulSpecimen
) -> Suite where A.Program == EffectfulProgram, A: SendableMetatype {
  translationLaws(messages: EffectfulProgram.messages, original) { messages in
    var component = Component<A>(EffectfulProgram())
    for message in messages { component.send(message) }
    return translate(component)
  }
}
