import ComponentKit
import SamplePrograms

/// A program that starts from a given state and shows its state beside its view.
///
/// Some architectures hide the state of their program. A state can be saved all the same, because
/// this program chooses to show it.
struct Restorable<Base: ScriptedProgram>: Program {
  /// The program that is restored.
  let base: Base

  /// The state to start from.
  let initial: Base.State

  /// Refuses what the base refuses.
  func refusal(of message: Base.Message, in state: Base.State) -> Refusal? {
    base.refusal(of: message, in: state)
  }

  /// Does what the base does.
  func update(_ state: inout Base.State, by message: Base.Message) {
    base.update(&state, by: message)
  }

  /// What the base asks for.
  typealias Demands = Base.Demands

  /// Demands what the base does at the beginning.
  func begin(at state: Base.State, demanding demands: inout Base.Demands) {
    base.begin(at: state, demanding: &demands)
  }

  /// Does what the base does, and demands what it does.
  func perform(
    _ state: inout Base.State,
    by message: Base.Message,
    demanding demands: inout Base.Demands
  ) {
    base.perform(&state, by: message, demanding: &demands)
  }

  /// Demands the work that follows the state of the base.
  func follow(_ state: Base.State, demanding demands: inout Base.Demands) {
    base.follow(state, demanding: &demands)
  }

  /// Demands the work that follows the state of the base, where none is under way.
  func resume(at state: inout Base.State, demanding demands: inout Base.Demands) {
    base.resume(at: &state, demanding: &demands)
  }

  /// Shows the state, and the view of the base for those who ask for it.
  func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> Snapshot<Base> {
    Snapshot(base: base, state: state, send: send)
  }
}

/// A state of a program, together with its view.
///
/// A snapshot that is kept shares the state, so that the next message has to copy it first.
struct Snapshot<Base: ScriptedProgram> {
  /// The program.
  let base: Base

  /// The state.
  let state: Base.State

  /// Takes the messages that the view sends.
  let send: (Base.Message) -> Void

  /// The view, computed when it is asked for: the view of a long list takes its time.
  var text: String { base.view(state, send: send) }
}
