package import ComonadLaws
import ComponentKit
package import SharedLaboratory

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
    return programInstances(
      typeName,
      TextProgram(base: parts.program, text: parts.text),
      messages: messages
    )
  }
}

/// A program whose views are compared as the text that a person sees.
private struct TextProgram<Base: Program>: WrappingProgram {
  let base: Base
  let text: @Sendable (Base, Base.State) -> String

  func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> String {
    text(base, state)
  }
}
