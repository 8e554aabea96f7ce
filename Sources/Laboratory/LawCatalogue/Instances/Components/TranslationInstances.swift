import ComonadLab
import ComonadLaws

/// The translations between architectures.
let translationInstances: [Instance] = [
  ("React.Redux", laws(from: React.self, specimens.react) { $0.translated(to: Redux.self) }),
  ("Redux.React", laws(from: Redux.self, specimens.redux) { $0.translated(to: React.self) }),
  ("React.Elm", laws(from: React.self, specimens.react) { $0.translated(to: Elm.self) }),
  ("Redux.Elm", laws(from: Redux.self, specimens.redux) { $0.translated(to: Elm.self) }),
  ("React.Halogen", laws(from: React.self, specimens.react) { $0.translated(to: Halogen.self) }),
  ("Halogen.Elm", laws(from: Halogen.self, specimens.halogen) { $0.withoutQueries() }),
].map { name, laws in Instance("Translation.\(name)", laws) }

/// The program in the four architectures.
private let specimens = ComponentsUnderTest { EffectfulProgram() }

/// Returns the laws of a translation of the program from an architecture.
func laws<A: ProgramArchitecture, B: ProgramArchitecture>(
  from architecture: A.Type,
  _ original: @escaping @Sendable () -> ComponentUnderTest<EffectfulProgram.Message, Trit>,
  _ translate: @escaping @Sendable (Component<A>) -> Component<B>
) -> Suite
where
  A: SendableMetatype,
  A.Program == EffectfulProgram,
  B.Program == EffectfulProgram,
  B.Space.Movement: Monad<Void>
{
  translationLaws(messages: EffectfulProgram.messages, original) { messages in
    var component = Component<A>(EffectfulProgram())
    for message in messages { component.send(message) }
    return ComponentUnderTest(translate(component))
  }
}
