package import ComponentKit
import Markup

/// A program that is there, with its checks.
package protocol CheckedSubject<P>: Sendable {
  /// The type of the program.
  associatedtype P: Program where P.Message: Hashable & Sendable

  /// The program.
  var program: P { get }

  /// The properties to be decided.
  var properties: [CheckedProperty<P>] { get }

  /// Explores the program without an architecture.
  func space(
    within limit: ExplorationLimit,
    journal: ExplorationJournal?,
    progress: (_ states: Int) -> Void
  ) -> Exploration<ProgramState<P>>

  /// Returns the messages that a person or work may send in the first states, each once.
  func messages(inFirst states: Int) -> [P.Message]
}

/// A program that is there, with its checks, and with a page.
package protocol PagedSubject<P>: CheckedSubject {
  /// Returns the complete suite of the page, or nil if its space was cut off.
  func pageSuite(within limit: ExplorationLimit) -> PageSuite<P.Message>?
}

extension CheckedSubject {
  /// Explores the program.
  package func space(
    within limit: ExplorationLimit = ExplorationLimit(),
    journal: ExplorationJournal? = nil
  ) -> Exploration<ProgramState<P>> {
    space(within: limit, journal: journal) { _ in }
  }

  /// Explores the program and draws each state, and names in a journal what is tried next.
  package func tryAll(within limit: ExplorationLimit, _ journal: ExplorationJournal) throws {
    // A journal that cannot be written is an error here, and traps an exploration.
    try journal.write(state: 0, event: nil)
    let space = space(within: limit, journal: journal)
    for number in 0..<space.stateCount {
      try journal.write(state: number, event: nil)
      let subject = space.subject(number)
      _ = subject.view
      (subject as? any PageState)?.draw()
    }
  }
}

/// A program with its state, whose page can be drawn.
private protocol PageState { func draw() }

extension ProgramState: PageState where P: DrawnProgram {
  /// Draws the page, and what it draws only when it is looked at.
  fileprivate func draw() { _ = program.markup(of: state).node.shown }
}

/// The checks of a program whose states are the same if their keys are.
struct KeyedSubject<P: Program & Sendable, Key: Hashable & Sendable>: CheckedSubject
where P.State: Sendable, P.Message: Hashable & Sendable {
  let program: P
  let key: @Sendable (P.State) -> Key
  let messages: @Sendable (Key) -> [P.Message]

  /// Returns the messages that the complete suite of the page sends in a state.
  let pageMessages: @Sendable (P.State) -> [P.Message]
  let answers: WorkAnswers<Key, P.Message>
  let properties: [CheckedProperty<P>]

  func space(
    within limit: ExplorationLimit,
    journal: ExplorationJournal?,
    progress: (_ states: Int) -> Void
  ) -> Exploration<ProgramState<P>> {
    Exploration(
      of: program,
      state: key,
      messages: messages,
      answers: answers,
      limit: limit,
      journal: journal,
      progress: progress
    )
  }

  func messages(inFirst states: Int) -> [P.Message] {
    var seen: Set<P.Message> = []
    let space = space(within: ExplorationLimit(states: states))
    return (0..<space.stateCount).flatMap { number in
      let key = key(space.subject(number).state)
      return messages(key) + answers.messages(in: key)
    }.filter { seen.insert($0).inserted }
  }
}
