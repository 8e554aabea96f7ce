import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms

/// One program in several architectures that are sent the same messages.
struct AgreementRun<Base: ScriptedProgram> {
  /// The architectures, in order.
  let names: [ArchitectureName]

  /// The program in each of them.
  private(set) var members: [any Child<Base.Message, Base.State>]

  /// The scheduler of each of them.
  private var schedulers: [ScriptScheduler<Base.Message>]

  /// Gathers running programs.
  init(_ members: [(name: ArchitectureName, program: any Child<Base.Message, Base.State>)]) {
    names = members.map(\.name)
    self.members = members.map(\.program)
    schedulers = members.map { _ in ScriptScheduler() }
  }

  /// Starts a program in several architectures.
  init(_ names: [ArchitectureName], of program: Restorable<Base>) {
    self.init(names.map { (name: $0, program: $0.start(program)) })
  }

  /// Sends each a message of its own, and returns why each refused it if it did.
  mutating func send(_ messages: [Base.Message]) -> [Refusal?] {
    zip(members.indices, messages).map { members[$0].send($1) }
  }

  /// Schedules the effects of each since the last call, and returns the messages that it sends
  /// itself and the events of its work.
  mutating func schedule() -> [(messages: [Base.Message], events: [EffectEvent])] {
    members.indices.map { index in
      schedulers[index].handle(members[index].takeEffect())
      var messages: [Base.Message] = []
      while let message = schedulers[index].nextMessage() { messages.append(message) }
      return (messages, schedulers[index].takeEvents())
    }
  }

  /// The state of each.
  var states: [Base.State] { members.map { $0.view } }

  /// The view of each.
  var views: [String] { states.map { Base().view($0) { _ in } } }
}
