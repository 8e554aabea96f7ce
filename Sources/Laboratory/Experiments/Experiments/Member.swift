package import ComponentKit
import EmbeddedText
package import LaboratoryCore
import StoreState

/// A program in one architecture, and what the architecture shows of its space.
package struct Member<P: StateProgram> {
  /// The architecture.
  package let name: ArchitectureName

  /// The component.
  package var component: AnyChild<P.Message, MemberView<P>>
}

/// A component at a state, read by functions, since most messages need few of them.
package struct MemberView<P: StateProgram> {
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

// MARK: - The ladder

extension ExperimentParts {
  /// The architectures that run a program whose messages may do anything to the state.
  package static func state(_ parts: ExperimentParts, _ start: ProgramState<P>) -> [Member<P>] {
    [parts.react(start)]
  }

  /// The member that may be set to any state.
  private func react(_ start: ProgramState<P>) -> Member<P> {
    let there = ProgramState(program)
    return member(.react, Component<React<P>>(React.space(of: start))) { parts, component in
      let peeked = component.space.peek(at: there)
      return .peeked(parts.answers { peeked.refusal(of: $0) })
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

extension ExperimentParts where P: ThunkProgram {
  /// The architectures that run a program whose messages read the state and dispatch actions.
  package static func thunk(_ parts: ExperimentParts, _ start: ProgramState<P>) -> [Member<P>] {
    [parts.redux(start) { _ in "an action" }] + state(parts, start)
  }

  /// The member whose state is led by a log.
  private func redux(
    _ start: ProgramState<P>,
    _ line: @escaping (P.Action) -> String
  ) -> Member<P> {
    member(
      .redux,
      Component<Redux<P>>(Redux.space(of: start)),
      // The log is a part of each state of the history, so a long one begins again.
      didSend: { if $0.actions().count >= 10_000 { $0.forgetActions() } },
      sight: { _, component in .actions(component.actions().map(line)) }
    )
  }
}

extension ExperimentParts where P: Program {
  /// The architectures that run a program that only sends messages: all.
  package static func all(_ parts: ExperimentParts, _ start: ProgramState<P>) -> [Member<P>] {
    [
      parts.member(.elm, Component<Elm<P>>(Elm.space(of: start))) { _, _ in .view },
      parts.redux(start) { parts.line(for: $0) },
      parts.react(start),
      parts.member(.halogen, Component<Halogen<P>>(Halogen.space(of: start))) { parts, component in
        .answers(parts.answers { component.refusal(of: $0) })
      },
    ]
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
