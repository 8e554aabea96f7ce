package import ComponentKit
import EmbeddedText

/// A program in one architecture.
package struct Member<P: Program> {
  /// The architecture.
  package let name: ArchitectureName

  /// The component.
  package var component: AnyChild<P.Message, MemberView<P>>
}

/// A component at a state, read by functions, since most messages need few of them.
package struct MemberView<P: Program> {
  /// The state, also where the architecture hides it: an instrument compares and saves it.
  package let state: () -> P.State

  /// The view.
  package let view: () -> P.View
}

/// What an architecture shows of its space, beside the view in focus.
enum Sight {
  /// The view, and nothing else.
  case view
  /// The actions that have led here.
  case actions([String])
  /// Every state.
  case states
  /// The answers to messages and queries, none of which is carried out.
  case answers([Answer])
}

/// The answer to a request: it would be carried out, or refused.
struct Answer {
  /// The request as a line.
  let request: String

  /// Why it is refused, if it is.
  let refusal: String?
}

// MARK: - The four

extension ExperimentParts {
  /// Starts the program in each architecture.
  package func members(from start: ProgramState<P>) -> [Member<P>] {
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

  /// The answer to each usual message.
  func answers(_ refusal: (P.Message) -> Refusal?) -> [Answer] {
    messages.map { Answer(request: line(for: $0), refusal: refusal($0)?.reason) }
  }
}

/// A component whose view has the state as well.
private struct ObservedComponent<A: ProgramArchitecture>: Child {
  var component: Component<A>

  func refusal(of message: A.Program.Message) -> Refusal? { component.refusal(of: message) }

  mutating func send(_ message: A.Program.Message) -> Refusal? { component.send(message) }

  mutating func takeEffect() -> Effect<A.Program.Message> { component.takeEffect() }

  mutating func resume() { component.resume() }

  func view(send: @escaping (A.Program.Message) -> Void) -> MemberView<A.Program> {
    MemberView(
      state: { component.programState.state },
      view: { component.view(send: send) }
    )
  }
}
