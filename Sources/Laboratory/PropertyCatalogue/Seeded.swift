package import ComponentKit
package import SamplePrograms

/// A sample program, or one with a fault, by which its properties are tested.
package struct Seeded<Base: ScriptedProgram>: WrappingProgram, Sendable {
  /// A fault: another step, or another view.
  package struct Fault: Sendable {
    /// The fault as a phrase.
    package let name: String

    /// Takes a message in place of the program.
    let step: @Sendable (Base, inout Base.State, Base.Message, inout Base.Effects) -> Refusal?

    /// Shows a state in place of the program.
    let view: @Sendable (Base, Base.State) -> String

    /// Creates a fault of the step.
    package init(
      _ name: String,
      step:
        @escaping @Sendable (Base, inout Base.State, Base.Message, inout Base.Effects) -> Refusal?
    ) {
      (self.name, self.step) = (name, step)
      view = { base, state in base.view(state) { _ in } }
    }

    /// Creates a fault of the view.
    package init(_ name: String, view: @escaping @Sendable (Base, Base.State) -> String) {
      (self.name, self.view) = (name, view)
      step = { base, state, message, effects in
        base.step(&state, by: message, effects: &effects)
      }
    }
  }

  package let base: Base
  private let fault: Fault?

  /// Creates a program, with a fault if one is given.
  package init(_ base: Base, _ fault: Fault?) { (self.base, self.fault) = (base, fault) }

  package func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout Base.Effects
  ) -> Refusal? {
    fault?.step(base, &state, message, &effects)
      ?? (fault == nil ? base.step(&state, by: message, effects: &effects) : nil)
  }

  package func refusal(of message: Base.Message, in state: Base.State) -> Refusal? {
    var (state, effects) = (state, Base.Effects())
    return step(&state, by: message, effects: &effects)
  }

  package func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> String {
    fault?.view(base, state) ?? base.view(state, send: send)
  }
}
