import ComponentKit
import Exploration
import Markup
import SamplePrograms

/// A sample program at a state, whatever the program is.
///
/// So each architecture is in the module once, and not once for each program.
///
/// An object that nobody else holds changes in place; see ``Anything``.
class AnySubject {
  /// The word by which the program is chosen.
  var name: String { "" }

  /// What the program is, in one line.
  var summary: String { "" }

  /// The messages that the program knows.
  var commands: [ScriptCommand] { [] }

  /// The usual messages of the program, as lines.
  var vocabulary: String { "" }

  /// The view as text.
  var text: String { "" }

  /// What is drawn of the state.
  var markup: Markup<Posted> { .nothing }

  /// The same, held by nobody else.
  var copy: AnySubject { self }

  /// Returns the messages of a line.
  func messages(_ line: String) throws(ScriptError) -> [Posted] { [] }

  /// Explains that a message names what is not there.
  func rangeError(of message: Posted) -> ScriptError? { nil }

  /// Returns why the program does not take a message.
  func refusal(of message: Posted) -> Refusal? { nil }

  /// Changes the state, of which nobody else may hold the object.
  func update(by message: Posted) {}

  /// Whether the other is at an equal state.
  func isEqual(to other: AnySubject) -> Bool { false }
}

/// A message of some program.
///
/// Unchecked, since a class with subclasses cannot be checked: the one subclass is final and holds
/// constants that are Sendable.
class Posted: @unchecked Sendable {
  /// The message as a script writes it.
  let line: String

  init(line: String) { self.line = line }
}

/// A message of a program.
private final class Post<Base: ScriptedProgram>: Posted, @unchecked Sendable {
  let message: Base.Message

  init(_ message: Base.Message) {
    self.message = message
    super.init(line: Base.line(for: message))
  }
}

/// A program at a state.
final class Subject<Base: ScriptedProgram>: AnySubject {
  private let base: Base
  private var state: Base.State

  init(_ base: Base, at state: Base.State? = nil) {
    self.base = base
    self.state = state ?? base.initial
  }

  override var name: String { Base.name }

  override var summary: String { Base.summary }

  override var commands: [ScriptCommand] { Base.commands }

  override var vocabulary: String { Base.vocabulary }

  override var text: String { base.view(state) { _ in } }

  override var markup: Markup<Posted> { base.markup(of: state).map { Post<Base>($0) } }

  override var copy: AnySubject { Subject(base, at: state) }

  override func messages(_ line: String) throws(ScriptError) -> [Posted] {
    var messages: [Posted] = []
    for piece in Base.pieces(of: line) {
      for message in try Base.parse(piece) { messages.append(Post<Base>(message)) }
    }
    return messages
  }

  override func rangeError(of message: Posted) -> ScriptError? {
    own(message).flatMap { base.rangeError(of: $0, in: state) }
  }

  override func refusal(of message: Posted) -> Refusal? {
    own(message).flatMap { base.refusal(of: $0, in: state) }
  }

  override func update(by message: Posted) {
    if let message = own(message) { base.update(&state, by: message) }
  }

  override func isEqual(to other: AnySubject) -> Bool {
    (other as? Subject<Base>).map { $0.state == state } ?? false
  }

  private func own(_ message: Posted) -> Base.Message? { (message as? Post<Base>)?.message }
}

/// A program that is any of the sample programs: which one, its state says.
///
/// What a program asks to be done outside is not done here: a server is answered for by hand.
struct Anything: MarkupProgram {
  /// The state of some program, as a value.
  struct State {
    fileprivate(set) var subject: AnySubject
  }

  let initial: State

  /// Begins with a program.
  init(_ subject: AnySubject) { initial = State(subject: subject) }

  func refusal(of message: Posted, in state: State) -> Refusal? {
    state.subject.refusal(of: message)
  }

  func update(_ state: inout State, by message: Posted) {
    if !isKnownUniquelyReferenced(&state.subject) { state.subject = state.subject.copy }
    state.subject.update(by: message)
  }

  func markup(of state: State) -> Markup<Posted> { state.subject.markup }
}
