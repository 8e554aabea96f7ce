import ComonadLaws
import Comonads
import ComponentKit
import FreeMonad
import LedgerUpdate
import StoreState

/// The translations between architectures.
let translationInstances: [Instance] = [
  translation("React.Redux", React<EffectfulProgram>.self, specimens.react) {
    specimen($0.translated(to: Redux<EffectfulProgram>.self))
  },
  translation("Redux.React", Redux<EffectfulProgram>.self, specimens.redux) {
    specimen($0.translated(to: React<EffectfulProgram>.self))
  },
  translation("React.Elm", React<EffectfulProgram>.self, specimens.react) {
    specimen($0.translated(to: Elm<EffectfulProgram>.self))
  },
  translation("Redux.Elm", Redux<EffectfulProgram>.self, specimens.redux) {
    specimen($0.translated(to: Elm<EffectfulProgram>.self))
  },
  translation("React.Halogen", React<EffectfulProgram>.self, specimens.react) {
    specimen($0.translated(to: Halogen<EffectfulProgram>.self))
  },
  translation("Halogen.Elm", Halogen<EffectfulProgram>.self, specimens.halogen) {
    specimen($0.withoutQueries())
  },
]

/// The program in the four architectures.
private let specimens = ComponentsUnderTest { EffectfulProgram() }

/// The program as the laws see it.
typealias EffectfulSpecimen = ComponentUnderTest<EffectfulProgram.Message, Trit>

/// Returns a component of the program as a specimen.
func specimen<A: ProgramArchitecture>(_ component: Component<A>) -> EffectfulSpecimen
where A.Program == EffectfulProgram, A.Space.Movement: Monad, A.Space.Movement.Value == Void {
  ComponentUnderTest(component)
}

/// Returns the instance of a translation.
private func translation<A: ProgramArchitecture>(
  _ name: String,
  _ from: A.Type,
  _ original: @escaping @Sendable () -> EffectfulSpecimen,
  _ translate: @escaping @Sendable (Component<A>) -> EffectfulSpecimen
) -> Instance where A.Program == EffectfulProgram, A: SendableMetatype {
  Instance("Translation.\(name)", laws(ofTranslating: from, original, translate))
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
