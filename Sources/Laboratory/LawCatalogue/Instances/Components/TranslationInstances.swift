import ComonadLab
import ComonadLaws

/// The translations between architectures.
let translationInstances: [Instance] =
  [
    ("React.Redux", laws(from: React.self, specimens.react) { $0.copy(in: Redux.self) }),
    ("Redux.React", laws(from: Redux.self, specimens.redux) { $0.copy(in: React.self) }),
    ("React.Elm", laws(from: React.self, specimens.react) { $0.copy(in: Elm.self) }),
    ("Redux.Elm", laws(from: Redux.self, specimens.redux) { $0.copy(in: Elm.self) }),
    ("React.Halogen", laws(from: React.self, specimens.react) { $0.copy(in: Halogen.self) }),
    ("Halogen.Elm", laws(from: Halogen.self, specimens.halogen) { $0.withoutQueries() }),
  ].map { name, laws in Instance("Translation.\(name)", laws) }
  + [
    (
      "Elm.Redux",
      laws(from: Redux.self, down: { $0.copy(in: Elm.self) }, sending) { Update($0) }
    ),
    (
      "Redux.React",
      laws(from: React.self, down: { $0.copy(in: Redux.self) }, dispatching) { State($0) }
    ),
    ("Elm.Halogen", laws(from: Halogen.self, down: { $0.withoutQueries() }, sending) { Free($0) }),
    ("Redux.Optimistic", optimisticLaws),
  ].map { name, laws in Instance("Ladder.\(name)", laws) }

/// The laws of the step from what is shown to several people down to what one person would have.
private let optimisticLaws = ladderLaws(
  messages: EffectfulProgram.messages,
  above: { before, moved in
    var component = begun(before)
    component.move(by: Sync(dispatching(moved)))
    return ComponentUnderTest(component.shown(in: Redux.self))
  },
  below: { before, moved in
    var component = begun(before).shown(in: Redux.self)
    component.move(by: dispatching(moved))
    return ComponentUnderTest(component)
  }
)

/// The program of several people after messages, of which the first is confirmed.
@Sendable
private func begun(
  _ messages: [EffectfulProgram.Message]
) -> Component<Optimistic<EffectfulProgram>> {
  var component = Component<Optimistic<EffectfulProgram>>(EffectfulProgram())
  for message in messages { component.send(message) }
  if let first = component.state.pending.first { _ = component.receive(.mine(first)) }
  return component
}

/// The movement of Elm that sends messages.
@Sendable
func sending(_ messages: [EffectfulProgram.Message]) -> Elm<EffectfulProgram>.Movement {
  messages.reduce(.pure(())) { movement, message in movement.flatMap { .send(message) } }
}

/// The thunk that dispatches messages, the last of them only if the state is zero.
@Sendable
func dispatching(_ messages: [EffectfulProgram.Message]) -> Redux<EffectfulProgram>.Movement {
  Update { store in
    for message in messages.dropLast() { store.dispatch(message) }
    if let last = messages.last, store.getState() == .zero { store.dispatch(last) }
  }
}

/// Returns the laws of a translation of movements from an architecture to the one above it.
func laws<Above: ProgramArchitecture, Below: ProgramArchitecture>(
  from architecture: Above.Type,
  down: @escaping @Sendable (Component<Above>) -> Component<Below>,
  _ movement: @escaping @Sendable ([EffectfulProgram.Message]) -> Below.Space.Movement,
  up: @escaping @Sendable (Below.Space.Movement) -> Above.Space.Movement
) -> Suite
where
  Above: SendableMetatype,
  Above.Program == EffectfulProgram,
  Below.Program == EffectfulProgram,
  Below.Space.Movement: Monad<Void>
{
  let begun = { @Sendable (messages: [EffectfulProgram.Message]) in
    var component = Component<Above>(EffectfulProgram())
    for message in messages { component.send(message) }
    return component
  }
  return ladderLaws(
    messages: EffectfulProgram.messages,
    above: { before, moved in
      var component = begun(before)
      component.move(by: up(movement(moved)))
      return ComponentUnderTest(down(component))
    },
    below: { before, moved in
      var component = down(begun(before))
      component.move(by: movement(moved))
      return ComponentUnderTest(component)
    }
  )
}

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
