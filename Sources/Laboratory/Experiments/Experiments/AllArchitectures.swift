import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup

/// A program in each architecture that runs it, over one stream of messages.
///
/// It is a child as any other: a message goes to all, and a host runs the effects. Components that take
/// the same messages request the same effects, so those of one are passed on, and the messages of
/// that work come back to all.
struct AllArchitectures<P: Program & Sendable> where P.Message: Sendable {
  private let parts: ExperimentParts<P>
  private var members: [Member<P>]

  /// What each of them said about the last message, where they differ.
  private var disagreement: String?

  /// Starts a program.
  init(_ parts: ExperimentParts<P>) {
    self.parts = parts
    members = parts.members(from: ProgramState(parts.program))
  }
}

extension AllArchitectures: Child {
  func refusal(of message: ProgramMessage) -> Refusal? {
    var there = self
    return there.send(message)
  }

  /// Sends the message to all; it is refused if none of them takes it.
  mutating func send(_ message: ProgramMessage) -> Refusal? {
    guard let own = parts.own(message) else {
      return Refusal("message must be one of \(parts.name); got \(message.line.quoted)")
    }
    let refusals = members.indices.map { members[$0].component.send(own)?.reason }
    disagreement = nil
    if refusals.allSatisfy({ $0 == refusals[0] }) { return refusals[0].map { Refusal($0) } }
    let answers = zip(members, refusals).map { member, reason in
      "\(member.name.typeName): \(reason ?? "accepted")"
    }
    disagreement = answers.joined(separator: "; ")
    return refusals.contains { $0 == nil } ? nil : disagreement.map { Refusal($0) }
  }

  mutating func takeEffect() -> Effect<ProgramMessage> {
    for number in members.indices.dropFirst() { _ = members[number].component.takeEffect() }
    return members[0].component.takeEffect().map { [parts] in parts.wrapped($0) }
  }

  mutating func resume() {
    for number in members.indices { members[number].component.resume() }
  }

  func view(send: @escaping (ProgramMessage) -> Void) -> ProgramViews {
    ProgramViews(
      disagreement: disagreement,
      markups: {
        members.map { member in
          let component = member.component
          return parts.wrapped(
            parts.markup(parts, component.view.view()) { component.refusal(of: $0) }
          )
        }
      },
      sights: members.map { member in (member.name, { member.component.view.sight() }) },
      space: parts.explore.map { [parts, state = members[0].component.view.state()] explore in
        { explore(parts, state, $0) }
      }
    )
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

  /// What each architecture shows beside its view.
  let sights: [(name: ArchitectureName, sight: () -> Sight)]

  /// Returns the states around this one; nil where states cannot be compared.
  let space: ((Bounds) -> SpaceAround?)?
}
