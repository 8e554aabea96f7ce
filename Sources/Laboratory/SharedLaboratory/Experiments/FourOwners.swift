import ComponentKit
import EmbeddedText
import Markup
import StoreState

/// One running program, and an owner of it in each architecture.
///
/// It is a child as any other: a message of any owner moves the program that all of them show, and a
/// host runs its effects.
struct FourOwners<P: Program & Sendable> where P.Message: Sendable {
  private let parts: ExperimentParts<P>
  private var program: SharedProgram<P>
  private let elm: Owner<Elm<P>>
  private let redux: Owner<Redux<P>>
  private let react: Owner<React<P>>
  private let halogen: Owner<Halogen<P>>

  /// Starts a program.
  init(_ parts: ExperimentParts<P>) {
    self.parts = parts
    program = SharedProgram(parts.program)
    elm = program.owner(in: Elm<P>.self)
    redux = program.owner(in: Redux<P>.self)
    react = program.owner(in: React<P>.self)
    halogen = program.owner(in: Halogen<P>.self)
  }

  /// What each architecture shows beside the view.
  private var sights: [(name: ArchitectureName, sight: () -> Sight)] {
    [
      (.elm, { .view }),
      (.redux, { .actions(program[redux].actions().map { parts.line(for: $0) }) }),
      (.react, { .states }),
      (.halogen, { .answers(parts.answers { program[halogen].refusal(of: $0) }) }),
    ]
  }
}

extension FourOwners: Child {
  func refusal(of message: ProgramMessage) -> Refusal? {
    guard let own = parts.own(message) else { return parts.foreign(message) }
    return program.refusal(of: own)
  }

  mutating func send(_ message: ProgramMessage) -> Refusal? {
    guard let own = parts.own(message) else { return parts.foreign(message) }
    if let refusal = program.send(own) { return refusal }
    // The log is a part of each state of the history, so a long one begins again.
    if program.actions(of: redux).count >= 10_000 { program.forgetActions(of: redux) }
    return nil
  }

  mutating func takeEffect() -> Effect<ProgramMessage> {
    program.takeEffect().map { [parts] in parts.wrapped($0) }
  }

  mutating func resume() { program.resume() }

  func view(send: @escaping (ProgramMessage) -> Void) -> ProgramViews {
    ProgramViews(
      markups: {
        let views = [
          program[elm].view, program[redux].view, program[react].view, program[halogen].view,
        ]
        return views.map { view in
          parts.wrapped(parts.markup(parts, view) { program[elm].refusal(of: $0) })
        }
      },
      sights: sights,
      copy: { AnyChild(FreeCopy(parts, program[react], at: $0)) },
      people: { [parts, state = program.state] in AnyChild(TwoPeople(parts, at: state)) },
      merging: parts.isEqual.map { [parts] isEqual in { parts.merging(isEqual: isEqual) } },
      space: parts.isEqual.map { [parts, state = program.state] isEqual in
        { parts.space(around: state, within: $0, isEqual: isEqual) }
      }
    )
  }
}

/// A copy of the program of an owner in React, who moves it to any state.
///
/// The owners see nothing of it, and its work is not done.
private struct FreeCopy<P: Program & Sendable>: Child where P.Message: Sendable {
  private let parts: ExperimentParts<P>
  private var component: Component<React<P>>

  /// Moves a component to the state that messages lead to.
  init(_ parts: ExperimentParts<P>, _ component: Component<React<P>>, at way: [ProgramMessage]) {
    (self.parts, self.component) = (parts, component)
    var there = component.programState
    for message in way.compactMap({ parts.own($0) }) { there.step(by: message) }
    self.component.setState { $0 = there.state }
  }

  func refusal(of message: ProgramMessage) -> Refusal? {
    guard let own = parts.own(message) else { return parts.foreign(message) }
    return component.refusal(of: own)
  }

  mutating func send(_ message: ProgramMessage) -> Refusal? {
    guard let own = parts.own(message) else { return parts.foreign(message) }
    defer { _ = component.takeEffect() }
    return component.send(own)
  }

  mutating func takeEffect() -> Effect<ProgramMessage> { .none }

  mutating func resume() {}

  func view(send: @escaping (ProgramMessage) -> Void) -> Markup<ProgramMessage> {
    parts.wrapped(parts.markup(parts, component.view) { component.refusal(of: $0) })
  }
}

/// The part of a program that each architecture shows, at a state.
///
/// These are functions, since the laboratory reads few of them after most messages.
package struct ProgramViews {
  /// The view of each architecture.
  let markups: () -> [Markup<ProgramMessage>]

  /// What each architecture shows beside its view.
  let sights: [(name: ArchitectureName, sight: () -> Sight)]

  /// Returns a copy, moved at once to where messages lead.
  let copy: (_ way: [ProgramMessage]) -> AnyChild<ProgramMessage, Markup<ProgramMessage>>

  /// Returns two people who begin at this state.
  let people: () -> AnyChild<PeopleMessage, PeopleView>

  /// Decides whether what several people do can be merged; nil where states cannot be compared.
  let merging: (() -> [String])?

  /// Returns the states around this one; nil where states cannot be compared.
  let space: ((Bounds) -> SpaceAround?)?
}
