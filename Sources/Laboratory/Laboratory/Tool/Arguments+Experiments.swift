package import CommandLineSupport
import EmbeddedText
package import SharedLaboratory

extension Arguments {
  /// The experiment of the option `--program`; the only one where there is one.
  package func experiment(of tool: LaboratoryTool) throws(Failure) -> Experiment {
    let known = tool.experiments.map { $0.name }
    guard let name = self["--program"] else {
      if tool.experiments.count == 1 { return tool.experiments[0] }
      throw Failure(.usage, "--program must be given; it takes \(known.listed("or"))")
    }
    guard let experiment = tool.experiments.first(where: { $0.name == name }) else {
      throw Failure.unknown("program", name, among: known)
    }
    return experiment
  }

  /// The program of that experiment.
  func subject(of tool: LaboratoryTool) throws(Failure) -> any CommandSubject {
    let experiment = try experiment(of: tool)
    guard let subject = experiment.subject else {
      throw Failure(.usage, "\(experiment.name) must be declared by an initializer of Laboratory")
    }
    return subject
  }

  /// The architectures of the option `--architecture`; nil where it was not given.
  package func architectures() throws(Failure) -> [ArchitectureName]? {
    guard let name = self["--architecture"] else { return nil }
    return name == "all" ? ArchitectureName.allCases : [try .named(name, or: ["all"])]
  }

  /// The architecture of a command that shows one; nil where the option was not given.
  package func architecture() throws(Failure) -> ArchitectureName? {
    guard let name = self["--architecture"] else { return nil }
    guard name != "all" else {
      let known = ArchitectureName.allCases.map { $0.rawValue }
      throw Failure(.usage, "--architecture must be one of \(known.listed("or")); got \"all\"")
    }
    return try .named(name)
  }
}

extension ArchitectureName {
  /// The architecture of a name; a command may take other words in its place.
  fileprivate static func named(
    _ name: String,
    or words: [String] = []
  ) throws(Failure) -> ArchitectureName {
    guard let architecture = ArchitectureName(rawValue: name) else {
      throw Failure.unknown("architecture", name, among: allCases.map { $0.rawValue } + words)
    }
    return architecture
  }
}
