package import ComponentKit
package import SharedLaboratory

/// One program in several architectures that are sent the same messages.
package struct AgreementRun<P: Program & Sendable> where P.Message: Sendable {
  /// The program, and what is known about it.
  let parts: ExperimentParts<P>

  /// The program in each architecture.
  private(set) var members: [Member<P>]

  /// The scheduler of each of them.
  private var schedulers: [ScriptScheduler<P.Message>]

  /// Gathers running programs.
  init(_ parts: ExperimentParts<P>, _ members: [Member<P>]) {
    (self.parts, self.members) = (parts, members)
    schedulers = members.map { _ in ScriptScheduler() }
  }

  /// Starts a program in some architectures, or continues from a state.
  package init(
    _ parts: ExperimentParts<P>,
    in names: [ArchitectureName],
    from state: P.State? = nil
  ) {
    var start = ProgramState(parts.program)
    if let state {
      start = ProgramState(parts.program, state: state)
      start.resume()
    }
    self.init(parts, parts.members(from: start).filter { names.contains($0.name) })
  }

  /// The architectures, in order.
  var names: [ArchitectureName] { members.map { $0.name } }

  /// Sends each a message of its own, and returns why each refused it if it did.
  mutating func send(_ messages: [P.Message]) -> [Refusal?] {
    zip(members.indices, messages).map { members[$0].component.send($1) }
  }

  /// Schedules the effects of each since the last call, and returns the messages that it sends
  /// itself and the events of its work.
  mutating func schedule() -> [(messages: [P.Message], events: [EffectEvent])] {
    members.indices.map { index in
      schedulers[index].handle(members[index].component.takeEffect())
      var messages: [P.Message] = []
      while let message = schedulers[index].nextMessage() { messages.append(message) }
      return (messages, schedulers[index].takeEvents())
    }
  }

  /// The state of each.
  var states: [P.State] { members.map { $0.component.view } }

  /// The view of each.
  var views: [String] { states.map { parts.text(parts.program, $0) } }
}
