public import ComponentKit
public import ComponentTesting
import EmbeddedText
import Markup
public import SharedLaboratory
import TerminalHost

/// The program of an experiment, as the commands use it.
///
/// What a command needs besides is a conformance of `ExperimentSubject` under a condition, which a cast
/// finds.
package protocol CommandSubject: Sendable {
  /// The type of the program.
  associatedtype P: Program & Sendable where P.Message: Sendable

  /// The program, and what is known about it.
  var parts: ExperimentParts<P> { get }

  /// The name of the type that was declared.
  var typeName: String { get }

  /// How its properties are decided; nil where its types do not allow it.
  var checks: (any CheckedSubject)? { get }

  /// Whether the experiment declares the checks, so that its space is meant to be visited whole.
  var declaresChecks: Bool { get }
}

/// A program of a known type.
struct ExperimentSubject<P: Program & Sendable>: CommandSubject where P.Message: Sendable {
  let parts: ExperimentParts<P>
  let typeName: String
  let checks: (any CheckedSubject)?
  let declaresChecks: Bool
}

extension Experiment {
  /// The program for the commands.
  package var subject: (any CommandSubject)? { commands as? any CommandSubject }
}

// MARK: - Making

extension Experiment {
  /// Creates an experiment on a program as it was declared, and as the laboratory runs it.
  @usableFromInline
  init<Declared: Program & Sendable, P: Program & Sendable>(
    _ declared: Declared,
    runAs program: P,
    _ name: String?,
    _ summary: String,
    _ messages: [P.Message],
    _ checks: Checks<Declared>?,
    text: @escaping @Sendable (P, P.State) -> String
  ) where P.Message: Sendable, Declared.Message == P.Message {
    let typeName = "\(Declared.self)"
    let visited = ExperimentTypes<Declared>.self as? any VisitedStates<Declared>.Type
    var parts = ExperimentParts(
      program,
      named: name ?? typeName.lowercased(),
      messages: messages,
      write: { MessageText.text(of: $0) },
      text: text,
      markup: { parts, view, refusal in
        view as? Markup<P.Message> ?? parts.drawn(viewText(of: view), refusal)
      }
    )
    if MessageText.canRead(P.Message.self) {
      parts.read = { line throws(TextFlaw) in
        try MessageText.messages(P.Message.self, in: line, knowing: messages)
      }
    }
    // Whether the states of a generic program can be compared depends on its arguments.
    if let states = ExperimentTypes<P>.self as? any ComparedStates<P>.Type {
      parts.isEqual = states.isEqual
    }
    self.init(parts, summary: summary)
    commands = ExperimentSubject(
      parts: parts,
      typeName: typeName,
      checks: checks?.bind(declared) ?? visited?.checks(declared, messages),
      declaresChecks: checks != nil
    )
  }
}

/// The text of a view: text itself, or markup as a terminal shows it.
@usableFromInline
func viewText<View>(of view: View) -> String {
  if let text = view as? String { return text }
  if let view = view as? any TextLines { return view.terminalText }
  return MessageText.text(of: view)
}

/// A view that is shown as lines.
private protocol TextLines {
  var terminalText: String { get }
}

extension Markup: TextLines {
  /// The lines of a terminal that is narrow enough to stand beside another one.
  var terminalText: String { Canvas(node, width: 60).lines.joined(separator: "\n") }
}

// MARK: - What the types allow

/// A name for the types of a program, under which conditions are stated.
private enum ExperimentTypes<P: Program & Sendable> where P.Message: Sendable {}

/// The types of a program whose states can be compared.
private protocol ComparedStates<P> {
  associatedtype P: Program & Sendable where P.Message: Sendable
  static var isEqual: @Sendable (P.State, P.State) -> Bool { get }
}

extension ExperimentTypes: ComparedStates where P.State: Equatable {
  static var isEqual: @Sendable (P.State, P.State) -> Bool { { $0 == $1 } }
}

/// The types of a program whose states can be visited.
private protocol VisitedStates<P> {
  associatedtype P: Program & Sendable where P.Message: Sendable
  static func checks(_ program: P, _ messages: [P.Message]) -> any CheckedSubject
}

extension ExperimentTypes: VisitedStates where P.State: Hashable, P.Message: Hashable {
  static func checks(_ program: P, _ messages: [P.Message]) -> any CheckedSubject {
    UsualSubject(program: program, messages: messages)
  }
}

/// The checks of a program for which none were declared: the usual properties, by its usual messages.
///
/// One thread visits the states, since only a declaration promises that they may be shared.
private struct UsualSubject<P: Program & Sendable>: CheckedSubject
where P.State: Hashable, P.Message: Hashable & Sendable {
  let program: P
  let messages: [P.Message]

  var properties: [CheckedProperty<P>] { CheckedProperty.usual() }

  func space(
    within limit: ExplorationLimit,
    journal: ExplorationJournal?,
    progress: (_ states: Int) -> Void
  ) -> Exploration<ProgramState<P>> {
    Exploration(
      from: ProgramState(program),
      state: { $0.state },
      messages: { _ in messages },
      limit: limit,
      journal: journal,
      progress: progress
    )
  }

  func messages(inFirst states: Int) -> [P.Message] { messages }
}
