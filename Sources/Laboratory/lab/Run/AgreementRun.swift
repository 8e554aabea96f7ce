import ComponentKit
import LaboratoryCore
import SamplePrograms

extension ArchitectureName {
  /// Starts a program in the architecture.
  func start<Base: ScriptedProgram>(_ program: Restorable<Base>) -> any RunningProgram<Base> {
    switch self {
    case .elm: Member(component: Component<Elm<Restorable<Base>>>(program))
    case .redux: Member(component: Component<Redux<Restorable<Base>>>(program))
    case .react: Member(component: Component<React<Restorable<Base>>>(program))
    case .halogen: Member(component: Component<Halogen<Restorable<Base>>>(program))
    }
  }
}

/// A program in some architecture.
protocol RunningProgram<Base> {
  /// The program itself.
  associatedtype Base: ScriptedProgram

  /// Sends a message, and returns why it was refused if it was.
  mutating func send(_ message: Base.Message) -> Refusal?

  /// Returns what the program asks to be done, once.
  mutating func takeEffect() -> Effect<Base.Message>

  /// The state and the view at this moment.
  var snapshot: Snapshot<Base> { get }
}

/// A component as a running program, whatever its architecture.
struct Member<A: ProgramArchitecture, Base: ScriptedProgram>: RunningProgram
where A.Program == Restorable<Base> {
  /// The component.
  var component: Component<A>

  /// Sends a message to the component.
  mutating func send(_ message: Base.Message) -> Refusal? { component.send(message) }

  /// Returns what the component asks to be done.
  mutating func takeEffect() -> Effect<Base.Message> { component.takeEffect() }

  /// What the component shows.
  var snapshot: Snapshot<Base> { component.view }
}

/// One program in several architectures that are sent the same messages.
struct AgreementRun<Base: ScriptedProgram> {
  /// The architectures, in order.
  let names: [ArchitectureName]

  /// The program in each of them.
  private(set) var members: [any RunningProgram<Base>]

  /// The scheduler of each of them.
  private var schedulers: [ScriptScheduler<Base.Message>]

  /// Gathers running programs.
  init(_ members: [(name: ArchitectureName, program: any RunningProgram<Base>)]) {
    names = members.map(\.name)
    self.members = members.map(\.program)
    schedulers = members.map { _ in ScriptScheduler() }
  }

  /// Starts a program in several architectures.
  init(_ names: [ArchitectureName], of program: Restorable<Base>) {
    self.init(names.map { (name: $0, program: $0.start(program)) })
  }

  /// Sends a message to each, and returns why each refused it if it did.
  mutating func send(_ message: Base.Message) -> [Refusal?] {
    members.indices.map { members[$0].send(message) }
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

  /// The view of each.
  var views: [String] { members.map { $0.snapshot.text } }

  /// The state of each.
  var states: [Base.State] { members.map { $0.snapshot.state } }
}
