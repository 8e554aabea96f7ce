import CommandLineSupport
import SamplePrograms

/// The sample programs, in the order in which they are listed.
func samplePrograms() -> [any ScriptedProgram.Type] {
  [
    Counter.self, Tasks.self, Wizard.self, Life.self, Login.self, Feed.self, Die.self,
    NewsScreen.self, TaskBoard.self, Todos.self,
  ]
}

/// The names of the sample programs, as a usage lists them.
var programNames: String { samplePrograms().map { $0.name }.joined(separator: "|") }

// MARK: - Options that name a program or an architecture

extension Arguments {
  /// The program of the option `--program`.
  func program(default name: String? = nil) throws(Failure) -> any ScriptedProgram.Type {
    let known = samplePrograms().map { $0.name }
    guard let name = self["--program"] ?? name else {
      throw Failure(.usage, "--program must be given; it takes \(known.listed("or"))")
    }
    guard let program = samplePrograms().first(where: { $0.name == name }) else {
      throw Failure.unknown("program", name, among: known)
    }
    return program
  }

  /// The architectures of the option `--architecture`; nil where it was not given.
  func architectures() throws(Failure) -> [ArchitectureName]? {
    guard let name = self["--architecture"] else { return nil }
    if name == "all" { return ArchitectureName.allCases }
    guard let architecture = ArchitectureName(rawValue: name) else {
      let known = ArchitectureName.allCases.map(\.rawValue) + ["all"]
      throw Failure.unknown("architecture", name, among: known)
    }
    return [architecture]
  }
}
