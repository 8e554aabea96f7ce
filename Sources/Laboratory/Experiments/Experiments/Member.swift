package import ComponentKit
import EmbeddedText
package import LaboratoryCore
import StoreState

/// A program in one architecture, and what the architecture shows of its space.
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

  /// What the architecture shows beside the view.
  let sight: () -> Sight
}

/// What an architecture shows of its space, beside the view in focus.
enum Sight {
  /// The view, and nothing else.
  case view
  /// The actions that have led here.
  case actions([String])
  /// The answers to messages and queries, none of which is carried out.
  case answers([Answer])
  /// The answers to messages at the beginning, without going there.
  case peeked([Answer])
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
    [elm(start), redux(start), react(start), halogen(start)]
  }

  /// The member that shows its view alone.
  private func elm(_ start: ProgramState<P>) -> Member<P> {
    member(.elm, Component<Elm<P>>(Elm.space(of: start))) { _, _ in .view }
  }

  /// The member whose state is led by a log.
  private func redux(_ start: ProgramState<P>) -> Member<P> {
    member(
      .redux,
      Component<Redux<P>>(Redux.space(of: start)),
      // The log is a part of each state of the history, so a long one begins again.
      didSend: { if $0.actions().count >= 10_000 { $0.forgetActions() } },
      sight: { parts, component in .actions(component.actions().map { parts.line(for: $0) }) }
    )
  }

  /// The member that may be set to any state.
  private func react(_ start: ProgramState<P>) -> Member<P> {
    let there = ProgramState(program)
    return member(.react, Component<React<P>>(React.space(of: start))) { parts, component in
      let peeked = component.space.peek(at: there)
      return .peeked(parts.answers { peeked.refusal(of: $0) })
    }
  }

  /// The member that answers.
  private func halogen(_ start: ProgramState<P>) -> Member<P> {
    member(.halogen, Component<Halogen<P>>(Halogen.space(of: start))) { parts, component in
      .answers(parts.answers { component.refusal(of: $0) })
    }
  }

  /// Returns a component as a member.
  private func member<A: ProgramArchitecture>(
    _ name: ArchitectureName,
    _ component: Component<A>,
    didSend: @escaping (inout Component<A>) -> Void = { _ in },
    sight: @escaping (ExperimentParts, Component<A>) -> Sight
  ) -> Member<P> where A.Program == P {
    let child = ObservedComponent(component: component, didSend: didSend) { sight(self, $0) }
    return Member(name: name, component: AnyChild(child))
  }

  /// The answer to each usual message.
  private func answers(_ refusal: (P.Message) -> Refusal?) -> [Answer] {
    messages.map { Answer(request: line(for: $0), refusal: refusal($0)?.reason) }
  }
}

/// A component whose view says what its architecture shows.
private struct ObservedComponent<A: ProgramArchitecture>: Child {
  var component: Component<A>

  /// Is called after each message.
  let didSend: (inout Component<A>) -> Void

  let sight: (Component<A>) -> Sight

  func refusal(of message: A.Program.Message) -> Refusal? { component.refusal(of: message) }

  mutating func send(_ message: A.Program.Message) -> Refusal? {
    defer { didSend(&component) }
    return component.send(message)
  }

  mutating func takeEffect() -> Effect<A.Program.Message> { component.takeEffect() }

  mutating func resume() { component.resume() }

  func view(send: @escaping (A.Program.Message) -> Void) -> MemberView<A.Program> {
    MemberView(
      state: { component.programState.state },
      view: { component.view(send: send) },
      sight: { sight(component) }
    )
  }
}
