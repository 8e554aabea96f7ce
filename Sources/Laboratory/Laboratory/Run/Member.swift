import ComponentKit
import SharedLaboratory

/// A program in one architecture.
struct Member<P: Program> {
  /// The architecture.
  let name: ArchitectureName

  /// The component, which shows its state, also where the architecture hides it: an instrument compares
  /// and saves it.
  var component: AnyChild<P.Message, P.State>
}

extension ExperimentParts {
  /// Starts the program in each architecture.
  func members(from start: ProgramState<P>) -> [Member<P>] {
    [
      member(.elm, Elm<P>.self, start), member(.redux, Redux<P>.self, start),
      member(.react, React<P>.self, start), member(.halogen, Halogen<P>.self, start),
    ]
  }

  /// Returns a component as a member.
  private func member<A: ProgramArchitecture>(
    _ name: ArchitectureName,
    _ architecture: A.Type,
    _ start: ProgramState<P>
  ) -> Member<P> where A.Program == P {
    let component = Component<A>(A.space(of: start))
    return Member(name: name, component: AnyChild(ObservedComponent(component: component)))
  }
}

/// A component whose view is its state.
private struct ObservedComponent<A: ProgramArchitecture>: Child {
  var component: Component<A>

  func refusal(of message: A.Program.Message) -> Refusal? { component.refusal(of: message) }

  mutating func send(_ message: A.Program.Message) -> Refusal? { component.send(message) }

  mutating func takeEffect() -> Effect<A.Program.Message> { component.takeEffect() }

  mutating func resume() { component.resume() }

  func view(send: @escaping (A.Program.Message) -> Void) -> A.Program.State {
    component.programState.state
  }
}
