import ComponentKit
import LaboratoryCore

/// A program that starts from a given state, and shows its state.
///
/// Some architectures hide the state of their program. The command saves it and compares it all the
/// same, because this program shows it.
///
/// A state that is kept is shared, so that the next message has to copy it first.
struct Restorable<Base: Program>: WrappingProgram {
  /// The program that is restored.
  let base: Base

  /// The state to start from.
  let initial: Base.State

  func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout Base.Effects
  ) -> Refusal? {
    base.step(&state, by: message, effects: &effects)
  }

  func refusal(of message: Base.Message, in state: Base.State) -> Refusal? {
    base.refusal(of: message, in: state)
  }

  func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> Base.State { state }
}

extension ArchitectureName {
  /// Starts a program in the architecture.
  func start<P: Program>(_ program: P) -> any Child<P.Message, P.View> {
    switch self {
    case .elm: Component<Elm<P>>(program)
    case .redux: Component<Redux<P>>(program)
    case .react: Component<React<P>>(program)
    case .halogen: Component<Halogen<P>>(program)
    }
  }
}
