import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup
import SamplePrograms

/// A sample program at a state, whatever the program is.
///
/// The page's module holds each architecture once, and not once for each program.
///
/// An object with one reference changes in place; see ``AnySample``.
class AnySampleState {
  /// The word by which the program is chosen.
  var name: String { "" }

  /// The program in one line.
  var summary: String { "" }

  /// The messages of the program.
  var commands: [(usage: String, help: String)] { [] }

  /// The usual messages of the program.
  var usual: [AnyMessage] { [] }

  /// The view as text.
  var text: String { "" }

  /// The markup of the state.
  var markup: Markup<AnyMessage> { .nothing }

  /// A copy with one reference.
  var copy: AnySampleState { self }

  /// Returns the messages of a line.
  func messages(_ line: String) throws(ScriptError) -> [AnyMessage] { [] }

  /// Explains that a message names a missing thing.
  func rangeError(of message: AnyMessage) -> ScriptError? { nil }

  /// Returns why the program does not take a message.
  func refusal(of message: AnyMessage) -> Refusal? { nil }

  /// Changes the state; the object must have one reference.
  func update(by message: AnyMessage) {}

  /// Whether the other is at an equal state.
  func isEqual(to other: AnySampleState) -> Bool { false }
}

/// A message of some program.
///
/// Unchecked, since a class with subclasses cannot be checked: the one subclass is final and holds
/// constants that are Sendable.
class AnyMessage: @unchecked Sendable {
  /// The message as a script writes it.
  let line: String

  init(line: String) { self.line = line }
}

/// A message of a program.
private final class SampleMessage<Base: ScriptedProgram>: AnyMessage, @unchecked Sendable {
  let message: Base.Message

  init(_ message: Base.Message) {
    self.message = message
    super.init(line: Base.line(for: message))
  }
}

/// A program at a state.
final class SampleState<Base: ScriptedProgram>: AnySampleState {
  private let base: Base
  private var state: Base.State

  init(_ base: Base, at state: Base.State? = nil) {
    self.base = base
    self.state = state ?? base.initial
  }

  override var name: String { Base.name }

  override var summary: String { Base.summary }

  override var commands: [(usage: String, help: String)] {
    Base.commands.map { ($0.usage, $0.help) }
  }

  override var usual: [AnyMessage] { Base.usualMessages.map { SampleMessage<Base>($0) } }

  override var text: String { base.view(state) { _ in } }

  override var markup: Markup<AnyMessage> { base.markup(of: state).map { SampleMessage<Base>($0) } }

  override var copy: AnySampleState { SampleState(base, at: state) }

  override func messages(_ line: String) throws(ScriptError) -> [AnyMessage] {
    try Base.messages(of: line).map { SampleMessage<Base>($0) }
  }

  override func rangeError(of message: AnyMessage) -> ScriptError? {
    own(message).flatMap { base.rangeError(of: $0, in: state) }
  }

  override func refusal(of message: AnyMessage) -> Refusal? {
    own(message).flatMap { base.refusal(of: $0, in: state) }
  }

  override func update(by message: AnyMessage) {
    if let message = own(message) { base.update(&state, by: message) }
  }

  override func isEqual(to other: AnySampleState) -> Bool {
    (other as? SampleState<Base>).map { $0.state == state } ?? false
  }

  private func own(_ message: AnyMessage) -> Base.Message? {
    (message as? SampleMessage<Base>)?.message
  }
}

/// A program that is any of the sample programs; its state holds which one.
///
/// Effects are not performed here: the answers of a server are typed by hand.
struct AnySample: MarkupProgram {
  /// The state of some program, as a value.
  struct State: Equatable {
    fileprivate(set) var sample: AnySampleState

    static func == (one: State, other: State) -> Bool { one.sample.isEqual(to: other.sample) }
  }

  let initial: State

  /// Begins with a program.
  init(_ sample: AnySampleState) { initial = State(sample: sample) }

  func refusal(of message: AnyMessage, in state: State) -> Refusal? {
    state.sample.refusal(of: message)
  }

  func update(_ state: inout State, by message: AnyMessage) {
    if !isKnownUniquelyReferenced(&state.sample) { state.sample = state.sample.copy }
    state.sample.update(by: message)
  }

  func markup(of state: State) -> Markup<AnyMessage> { state.sample.markup }
}
