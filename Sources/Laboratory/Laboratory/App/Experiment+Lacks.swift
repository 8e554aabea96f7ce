import ComponentKit
import EmbeddedText
import Markup
import SharedLaboratory

extension Experiment {
  /// The instruments that the program lacks, each with the conformance that it needs.
  var lacks: [String] { subject.map { $0.lacks } ?? [] }
}

extension CommandSubject {
  /// The instruments that the program lacks, each with the conformance that it needs.
  var lacks: [String] {
    [
      parts.read == nil ? "messages on the command line: \(needsReading)" : nil,
      self is any KeptSubject ? nil : "--state: \(needsCodedStates)",
      self is any RecordedSubject ? nil : "--record, replay: \(needsCodedMessages)",
      parts.isEqual == nil ? "draw: \(needsEquality)" : nil,
      lackOfChecks.map { "check: \($0)" },
      parts.messages.isEmpty ? "laws, costs: \(needsMessages)" : nil,
    ].compactMap { $0 }
  }

  /// What messages need to be typed.
  var needsReading: String {
    "\(name(of: P.Message.self)) must conform to Codable or to TextMessage"
  }

  /// What states need to be written to a file.
  var needsCodedStates: String { "\(name(of: P.State.self)) must conform to Codable" }

  /// What messages need to be written to a file.
  var needsCodedMessages: String { "\(name(of: P.Message.self)) must conform to Codable" }

  /// What states need to be told apart.
  var needsEquality: String { "\(name(of: P.State.self)) must conform to Equatable" }

  /// What states and messages need to be visited.
  var needsHashing: String {
    let lacking = [
      P.State.self is any Hashable.Type ? nil : name(of: P.State.self),
      P.Message.self is any Hashable.Type ? nil : name(of: P.Message.self),
    ].compactMap { $0 }
    return "\(lacking.listed("and")) must conform to Hashable"
  }

  /// What the program lacks to be checked.
  var lackOfChecks: String? {
    checks == nil ? needsHashing : parts.messages.isEmpty && !declaresChecks ? needsMessages : nil
  }

  /// What an instrument needs that sends messages of its own.
  var needsMessages: String {
    "messages must be given where the experiment is declared, unless they are CaseIterable"
  }
}

/// The name of a type with those of the types around it, and without that of its module.
private func name<Value>(of type: Value.Type) -> String {
  let name = String(reflecting: type)
  guard let period = name.firstIndex(of: "."), !name[..<period].contains("<") else { return name }
  return String(name[name.index(after: period)...])
}
