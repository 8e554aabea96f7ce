public import ComonadLaws
import Comonads
import ComponentKit
import FreeMonad
import LedgerUpdate
import StoreState

/// The translations between architectures.
public let translationInstances: [Instance] = [
  translation("React.Redux", React<Errands>.self, specimens.react) {
    ComponentUnderTest($0.translated(to: Redux<Errands>.self)) { first, second in
      first.flatMap { second }
    }
  },
  translation("Redux.React", Redux<Errands>.self, specimens.redux) {
    ComponentUnderTest($0.translated(to: React<Errands>.self)) { first, second in
      first.flatMap { second }
    }
  },
  translation("React.Elm", React<Errands>.self, specimens.react) { inElm($0) },
  translation("Redux.Elm", Redux<Errands>.self, specimens.redux) { inElm($0) },
  translation("React.Halogen", React<Errands>.self, specimens.react) {
    ComponentUnderTest($0.translated(to: Halogen<Errands>.self)) { first, second in
      first.flatMap { second }
    }
  },
  translation("Halogen.Elm", Halogen<Errands>.self, specimens.halogen) {
    ComponentUnderTest($0.withoutQueries()) { first, second in first.flatMap { second } }
  },
]

/// The errands in the four architectures.
private let specimens = ComponentsUnderTest { Errands() }

/// What the laws see of errands.
typealias ErrandSpecimen = ComponentUnderTest<Errands.Message, Trit>

/// Returns a component whose state shows as a specimen in Elm.
private func inElm<A: VisibleState>(_ component: Component<A>) -> ErrandSpecimen
where A.Program == Errands {
  ComponentUnderTest(component.translated(to: Elm<Errands>.self)) { first, second in
    first.flatMap { second }
  }
}

/// Returns the instance of a translation.
private func translation<A: ProgramArchitecture>(
  _ name: String,
  _ from: A.Type,
  _ original: @escaping @Sendable () -> ErrandSpecimen,
  line: Int = #line,
  _ translate: @escaping @Sendable (Component<A>) -> ErrandSpecimen
) -> Instance where A.Program == Errands, A: SendableMetatype {
  Instance(
    "Translation.\(name)",
    translationLaws(messages: Errands.messages, original) { messages in
      var component = Component<A>(Errands())
      for message in messages { component.send(message) }
      return translate(component)
    },
    line: line
  )
}
