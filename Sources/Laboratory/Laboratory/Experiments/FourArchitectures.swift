import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup
import StoreState

/// A program in its four architectures, each a component of its own, over one stream of messages.
///
/// It is a child as any other: a message goes to all four, and a host runs the effects. Four programs
/// that take the same messages request the same effects, so those of one are passed on, and the
/// messages of that work come back to all four.
struct FourArchitectures<P: MarkupProgram & Sendable> {
  private let parts: ExperimentParts<P>
  private var elm: Component<Elm<P>>
  private var redux: Component<Redux<P>>
  private var react: Component<React<P>>
  private var halogen: Component<Halogen<P>>

  /// The state at which React's store is asked, without going there.
  private let beginning: P.State

  /// What each of the four said about the last message, where they differ.
  private var disagreement: String?

  /// Starts a program.
  init(_ parts: ExperimentParts<P>) {
    self.parts = parts
    elm = Component(parts.program)
    redux = Component(parts.program)
    react = Component(parts.program)
    halogen = Component(parts.program)
    beginning = react.state
  }
}

extension FourArchitectures: Child {
  func refusal(of message: ProgramMessage) -> Refusal? {
    var there = self
    return there.send(message)
  }

  /// Sends the message to all four; it is refused if none of them takes it.
  mutating func send(_ message: ProgramMessage) -> Refusal? {
    guard let own = parts.own(message) else {
      return Refusal("message must be one of \(parts.name); got \(message.line.quoted)")
    }
    let refusals = [elm.send(own), redux.send(own), react.send(own), halogen.send(own)]
      .map { $0?.reason }
    // The log is a part of each state of the history.
    if redux.actions().count == Self.longestLog { redux.forgetActions() }
    disagreement = nil
    if refusals.allSatisfy({ $0 == nil }) { return nil }
    if let reason = refusals[0], refusals.allSatisfy({ $0 == reason }) {
      return Refusal(parts.lines?.explain(own, react.state) ?? reason)
    }
    let answers = zip(ArchitectureName.allCases, refusals).map { architecture, reason in
      "\(architecture.typeName): \(reason ?? "accepted")"
    }
    disagreement = answers.joined(separator: "; ")
    return refusals.contains { $0 == nil } ? nil : disagreement.map { Refusal($0) }
  }

  /// The length at which the log of Redux begins again.
  private static var longestLog: Int { 10_000 }

  mutating func takeEffect() -> Effect<ProgramMessage> {
    _ = redux.takeEffect()
    _ = react.takeEffect()
    _ = halogen.takeEffect()
    return elm.takeEffect().map { [parts] in parts.wrapped($0) }
  }

  mutating func resume() {
    elm.resume()
    redux.resume()
    react.resume()
    halogen.resume()
  }

  func view(send: @escaping (ProgramMessage) -> Void) -> ProgramViews {
    ProgramViews(
      disagreement: disagreement,
      markups: {
        [elm.view, redux.view, react.view, halogen.view].map { view in
          view.map { [parts] in parts.wrapped($0) }
        }
      },
      actions: { redux.actions().map { parts.line(for: $0) } },
      answers: { answers { halogen.refusal(of: $0) } },
      peeked: {
        let place = ProgramState(parts.program, state: beginning)
        let there = react.space.peek(at: place)
        return answers { there.refusal(of: $0) }
      },
      space: parts.explore.map { [parts, state = react.state] explore in
        { explore(parts, state, $0) }
      }
    )
  }

  /// The answer to each usual message.
  private func answers(_ refusal: (P.Message) -> Refusal?) -> [Answer] {
    parts.usual.map { Answer(request: parts.line(for: $0), refusal: refusal($0)?.reason) }
  }
}

/// The part of a program that each architecture shows, at a state.
///
/// These are functions, since the laboratory reads few of them after most messages.
package struct ProgramViews {
  /// What each architecture said about the last message, where some took it and others did not.
  let disagreement: String?

  /// The view of each architecture.
  let markups: () -> [Markup<ProgramMessage>]

  /// The actions that the ledger of Redux holds.
  let actions: () -> [String]

  /// The answer of Halogen's object to each usual request, which is not carried out.
  let answers: () -> [Answer]

  /// The answer of React's store to each usual message at the beginning, without going there.
  let peeked: () -> [Answer]

  /// Returns the states around this one; nil where states cannot be compared.
  let space: ((Bounds) -> SpaceAround?)?
}

/// The answer to a request: it would be carried out, or refused.
struct Answer {
  /// The request as a line.
  let request: String

  /// Why it is refused, if it is.
  let refusal: String?
}
