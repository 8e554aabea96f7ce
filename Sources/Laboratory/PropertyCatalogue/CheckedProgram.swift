package import ComponentKit
package import ComponentTesting
import Markup
package import SamplePrograms

/// A sample program with a space of states that can be visited whole, and with properties of it.
///
/// The properties are those of the program without an architecture. Each architecture behaves alike,
/// which is a property too.
package protocol CheckedProgram: ScriptedProgram {
  /// The program with its state, whose properties are decided.
  typealias Checked = ProgramState<Seeded<Self>>

  /// The part of a state that the future depends on.
  associatedtype Key: Hashable & Sendable = State

  /// The program whose space is small enough; by default, the one that the commands run.
  static var checked: Self { get }

  /// The expression that creates it.
  static var source: String { get }

  /// Returns the part of a state that the future depends on; by default the state.
  static func key(_ state: State) -> Key

  /// Returns the messages that a person may send in a state.
  static func messages(in key: Key) -> [Message]

  /// Returns the messages that the complete suite of the page sends in a state; by default the same.
  static func pageMessages(in state: State) -> [Message]

  /// The answers that work may give; none by default.
  static var answers: WorkAnswers<Key, Message> { get }

  /// The properties, which were written before any fault was seeded.
  static var properties: [CheckedProperty<Checked>] { get }
}

extension CheckedProgram {
  package static var checked: Self { Self() }
  package static var source: String { "\(Self.self)()" }
  package static func pageMessages(in state: State) -> [Message] { messages(in: key(state)) }
  package static var answers: WorkAnswers<Key, Message> { [] }

  /// Explores the program in an architecture.
  static func space<A: ProgramArchitecture>(
    in architecture: A.Type,
    within limit: ExplorationLimit
  ) -> Exploration<Component<A>> where A.Program == Seeded<Self> {
    Exploration(
      from: Component<A>(Seeded(checked, nil)),
      state: { key($0.programState.state) },
      messages: messages,
      answers: answers,
      limit: limit
    )
  }
}

extension CheckedProgram {
  /// Explores the program without an architecture, with a fault if one is given.
  package static func space(
    with fault: Seeded<Self>.Fault? = nil,
    within limit: ExplorationLimit = ExplorationLimit(),
    journal: ExplorationJournal? = nil,
    progress: (_ states: Int) -> Void = { _ in }
  ) -> Exploration<Checked> {
    Exploration(
      of: Seeded(checked, fault),
      state: { key($0) },
      messages: { messages(in: $0) },
      answers: answers,
      limit: limit,
      journal: journal,
      progress: progress
    )
  }
}

extension CheckedProgram {
  /// Explores the program and draws each page, and names in a journal what is tried next.
  package static func tryAll(within limit: ExplorationLimit, _ journal: ExplorationJournal) throws {
    // A journal that cannot be written is an error here, and traps an exploration.
    try journal.write(state: 0, event: nil)
    let space = space(within: limit, journal: journal)
    for number in 0..<space.stateCount {
      try journal.write(state: number, event: nil)
      _ = checked.markup(of: space.subject(number).state).node.shown
    }
  }
}

extension CheckedProgram where Key == State {
  package static func key(_ state: State) -> State { state }
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
  Counter.self, Temperature.self, FlightBooker.self, DurationTimer.self, People.self,
  CircleDrawer.self, Cells.self, Tasks.self, Wizard.self, Life.self, Feed.self, Die.self,
  Notebook.self, Todos.self,
]

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

  /// The page of each state keeps the rules of accessibility; markup with equal keys would trap.
  ///
  /// - Parameter exceptions: The rules that the pages of the program break on purpose.
  /// - Returns: The property.
  static func pagesAreAccessible(
    except exceptions: Set<AccessibilityRule> = []
  ) -> CheckedProperty<Checked> {
    CheckedProperty("pages-are-accessible") { space in
      space.everyState("the page of each state is accessible") { component in
        let page = checked.markup(of: component.state).node
        return page.accessibilityFlaws().allSatisfy { exceptions.contains($0.rule) }
      }
    }
  }

  /// The four architectures behave alike.
  static var architecturesAgree: CheckedProperty<Checked> {
    CheckedProperty("architectures-agree") { space in
      let limit = ExplorationLimit(states: space.stateCount)
      let verdicts = [
        space.agrees(with: Self.space(in: React<Seeded<Self>>.self, within: limit)),
        space.agrees(with: Self.space(in: Redux<Seeded<Self>>.self, within: limit)),
        space.agrees(with: Self.space(in: Elm<Seeded<Self>>.self, within: limit)),
        space.agrees(with: Self.space(in: Halogen<Seeded<Self>>.self, within: limit)),
      ]
      return verdicts.first { !$0.holds } ?? verdicts[0]
    }
  }

  /// A program that goes through a loop again and again stores no more than after the first time.
  static var memoryDoesNotGrow: CheckedProperty<Checked> {
    CheckedProperty("memory-does-not-grow") { $0.memoryDoesNotGrow() }
  }

  /// Work that a message cancels is never heard.
  static func cancelledWorkIsNeverHeard(
    _ id: EffectID,
    by cancels: @escaping @Sendable (Message) -> Bool
  ) -> CheckedProperty<Checked> {
    CheckedProperty("cancelled-work-is-never-heard") {
      $0.cancelledWorkIsNeverHeard(id, by: cancels)
    }
  }

  /// Holds where nothing happens any more.
  static var rests: TemporalProperty<Checked> {
    TemporalProperty("nothing happens any more") { $0.event == .rest }
  }
}

extension CheckedProgram where Self: SavedProgram {
  /// Returns properties of a program, with those that most programs have.
  static func usualProperties(
    besides own: [CheckedProperty<Checked>]
  ) -> [CheckedProperty<Checked>] {
    own + [
      refusalsChangeNothing,
      everyStateCanBeLeft,
      savedStatesAreRestored(),
      pagesAreAccessible(),
      memoryDoesNotGrow,
      architecturesAgree,
    ]
  }

  /// Each state that is saved and restored behaves alike.
  ///
  /// - Parameter isSaved: Whether the program saves all of a state, rather than its data alone.
  /// - Returns: The property.
  static func savedStatesAreRestored(
    where isSaved: @escaping @Sendable (State) -> Bool = { _ in true }
  ) -> CheckedProperty<Checked> {
    CheckedProperty("saved-states-are-restored") { space in
      space.restoredStatesBehaveAlike { subject in
        guard isSaved(subject.state) else { return subject }
        let saved = checked.save(subject.state)
        let state = checked.load(saved, version: version)
        return state.map { ProgramState(subject.program, state: $0) }
      }
    }
  }
}
