import ComonadLaws
import ComponentKit
import Experiments
import LaboratoryCore

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
    if let lawful = self as? any LawfulSubject { return lawful.componentInstances }
    let laws = refusalLaws(ShownProgram(parts: parts), messages: .element(of: parts.messages))
    return [Instance("Refusals.\(P.self)", laws)]
  }
}

/// A program that runs in all architectures.
private protocol LawfulSubject {
  var componentInstances: [Instance] { get }
}

extension ExperimentSubject: LawfulSubject where P: Program {
  var componentInstances: [Instance] {
    programInstances(
      "\(P.self)",
      LawfulProgram(base: parts.program, parts: parts),
      messages: .element(of: parts.messages)
    )
  }
}

/// A program whose views are compared as the text that a person sees.
private struct LawfulProgram<Base: Program & Sendable>: WrappingProgram
where Base.Message: Sendable {
  let base: Base
  let parts: ExperimentParts<Base>

  func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout Base.Effects
  ) -> Refusal? {
    base.step(&state, by: message, effects: &effects)
  }

  func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> String {
    parts.text(base, state)
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
