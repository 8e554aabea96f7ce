import ComponentKit
import SamplePrograms

/// A program that starts from a given state and shows its state beside its view.
///
/// Some architectures hide the state of their program. A state can be saved all the same, because
/// this program chooses to show it.
struct Restorable<Base: ScriptedProgram>: WrappingProgram {
  /// The program that is restored.
  let base: Base

  /// The state to start from.
  let initial: Base.State

  /// Takes a message as the base does.
  func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout Base.Effects
  ) -> Refusal? {
    base.step(&state, by: message, effects: &effects)
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
