package import ComonadLaws
import ComponentKit
package import Experiments
package import LaboratoryCore

extension Experiment {
  /// The laws of the program in each architecture, by the messages that the experiment declares.
  package var lawInstances: [Instance] { subject.map { $0.lawInstances } ?? [] }

  /// The names of the program's own instances in an architecture.
  package func lawNames(in architecture: ArchitectureName) -> [String] {
    lawInstances.map { $0.name }.filter { $0.hasPrefix("\(architecture.typeName).") }
  }
}

extension CommandSubject {
  fileprivate var lawInstances: [Instance] {
    guard !parts.messages.isEmpty else { return [] }
    let messages = Generator.element(of: parts.messages)
    if let lawful = ProgramTypes<P>.self as? any LawfulTypes<P>.Type {
      return lawful.instances(typeName, { parts.program }, messages, text: parts.text)
    }
    let laws = refusalLaws(ShownProgram(parts: parts), messages: messages)
    return [Instance("Refusals.\(typeName)", laws)]
  }
}

/// A name for the type of a program, under which a condition is stated.
private enum ProgramTypes<P: StateProgram> {}

/// The types of a program that runs in all architectures.
private protocol LawfulTypes<P> {
  associatedtype P: StateProgram

  static func instances(
    _ name: String,
    _ program: @escaping @Sendable () -> P,
    _ messages: Generator<P.Message>,
    text: @escaping @Sendable (P, P.State) -> String
  ) -> [Instance]
}

extension ProgramTypes: LawfulTypes where P: Program {
  static func instances(
    _ name: String,
    _ program: @escaping @Sendable () -> P,
    _ messages: Generator<P.Message>,
    text: @escaping @Sendable (P, P.State) -> String
  ) -> [Instance] {
    programInstances(name, TextProgram(base: program(), text: text), messages: messages)
  }
}

/// A program whose views are compared as the text that a person sees.
private struct TextProgram<Base: Program>: WrappingProgram {
  let base: Base
  let text: @Sendable (Base, Base.State) -> String

  func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout Base.Effects
  ) -> Refusal? {
    base.step(&state, by: message, effects: &effects)
  }

  func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> String {
    text(base, state)
  }
}

/// A program that need not run in all architectures, with its views as text.
private struct ShownProgram<Base: StateProgram & Sendable>: StateProgram
where Base.Message: Sendable {
  let parts: ExperimentParts<Base>

  var initial: Base.State { parts.program.initial }

  func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout Base.Effects
  ) -> Refusal? {
    parts.program.step(&state, by: message, effects: &effects)
  }

  func setState(_ state: inout Base.State, by message: Base.Message) {
    parts.program.setState(&state, by: message)
  }

  func refusal(of message: Base.Message, in state: Base.State) -> Refusal? {
    parts.program.refusal(of: message, in: state)
  }

  func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> String {
    parts.text(parts.program, state)
  }
}
