package import ComponentKit
package import ComponentTesting
package import SamplePrograms

/// A sample program with a space of states that can be visited whole, and with properties of it.
///
/// The component is that of React, which shows the state and keeps no log. The other architectures
/// behave alike, which a test decides.
package protocol CheckedProgram: ScriptedProgram {
  /// The component that is explored.
  typealias Checked = Component<React<Seeded<Self>>>

  /// The program whose space is small enough; by default, the one that the commands run.
  static var checked: Self { get }

  /// Explores the space of a component of the program, up to a limit.
  static func space(
    of component: Checked,
    within limit: ExplorationLimit,
    progress: (_ states: Int) -> Void
  ) -> Exploration<Checked>

  /// The properties, which were written before any fault was seeded.
  static var properties: [CheckedProperty<Checked>] { get }
}

/// A property with a name, by which a command chooses it.
package struct CheckedProperty<Subject: Child & SendableMetatype>: Sendable
where Subject.Message: Hashable {
  /// The name: words with dashes between them.
  package let name: String

  /// Decides the property in a space.
  package let verdict: @Sendable (Exploration<Subject>) -> Verdict<Subject>

  /// Creates a property from a temporal one.
  init(_ name: String, _ property: TemporalProperty<Subject>) {
    self.init(name) { $0.verdict(on: property) }
  }

  /// Creates a property from a question about the whole space.
  init(
    _ name: String,
    verdict: @escaping @Sendable (Exploration<Subject>) -> Verdict<Subject>
  ) {
    (self.name, self.verdict) = (name, verdict)
  }
}

/// All sample programs with their properties, in the order in which the command lists them.
package let checkedPrograms: [any CheckedProgram.Type] = [
  Counter.self, Tasks.self, Wizard.self, Life.self, Login.self, Feed.self, Die.self,
  NewsScreen.self, TaskBoard.self, Todos.self,
]

extension CheckedProgram {
  package static var checked: Self { Self() }

  /// Explores the space of the program, up to a limit, with a fault if one is given.
  package static func space(
    with fault: Seeded<Self>.Fault? = nil,
    within limit: ExplorationLimit = ExplorationLimit(),
    progress: (_ states: Int) -> Void = { _ in }
  ) -> Exploration<Checked> {
    space(of: Component(Seeded(checked, fault)), within: limit, progress: progress)
  }
}

// MARK: - Properties that several programs have

extension CheckedProgram {
  /// A refused message changes nothing.
  static var refusalsChangeNothing: CheckedProperty<Checked> {
    CheckedProperty(
      "refusals-change-nothing",
      .always("a refused message changes nothing") {
        $0.refusal == nil || $0.before.state == $0.after.state
      }
    )
  }

  /// Each state can be left.
  static var everyStateCanBeLeft: CheckedProperty<Checked> {
    CheckedProperty("every-state-can-be-left") { $0.everyStateCanBeLeft() }
  }

  /// An answer of work is never refused, so work that nobody needs has been cancelled.
  static var answersAreTaken: CheckedProperty<Checked> {
    CheckedProperty(
      "answers-are-taken",
      .never("an answer of work is refused") {
        if case .answer = $0.event { $0.refusal != nil } else { false }
      }
    )
  }

  /// Holds where nothing happens any more.
  static var rests: TemporalProperty<Checked> {
    TemporalProperty("nothing happens any more") { $0.event == .rest }
  }
}
