import CommandLineSupport
import ComponentHost
import ComponentKit
import Laboratory
import LaboratoryCore
import Markup
import SampleExperiments
import SamplePrograms

/// A sample program of the command.
struct SampleProgram: Sendable {
  /// The program.
  let type: any ScriptedProgram.Type

  /// The program in the laboratory.
  let experiment: Experiment

  /// Creates an entry; the compiler specialises the components that are measured for the program.
  private init<Program: ScriptedProgram>(_ program: Program.Type) {
    type = program
    let program = Program(every: { .every($0, send: $1) })
    var experiment = Experiment(on: program)
    experiment.measure(Drawn(program), Program.usualMessages)
    self.experiment = experiment
  }

  /// All sample programs, in the order in which they are listed.
  static let all = [
    SampleProgram(Counter.self), SampleProgram(Temperature.self), SampleProgram(FlightBooker.self),
    SampleProgram(DurationTimer.self), SampleProgram(People.self),
    SampleProgram(CircleDrawer.self), SampleProgram(Cells.self), SampleProgram(Tasks.self),
    SampleProgram(Wizard.self),
    SampleProgram(Life.self), SampleProgram(Feed.self), SampleProgram(Die.self),
    SampleProgram(Notebook.self), SampleProgram(Todos.self),
  ]

  /// The program of a name.
  static func named(_ name: String) -> SampleProgram? { all.first { $0.type.name == name } }

  /// The names of the programs.
  static var names: [String] { all.map { $0.type.name } }
}

/// The types of the sample programs.
func samplePrograms() -> [any ScriptedProgram.Type] { SampleProgram.all.map(\.type) }

// MARK: - Options that name a program or an architecture

extension Arguments {
  /// The program of the option `--program`.
  func program(default name: String? = nil) throws(Failure) -> any ScriptedProgram.Type {
    let known = SampleProgram.names
    guard let name = self["--program"] ?? name else {
      throw Failure(.usage, "--program must be given; it takes \(known.listed("or"))")
    }
    guard let program = SampleProgram.named(name) else {
      throw Failure.unknown("program", name, among: known)
    }
    return program.type
  }

  /// The architectures of the option `--architecture`; nil where it was not given.
  func architectures() throws(Failure) -> [ArchitectureName]? {
    guard let name = self["--architecture"] else { return nil }
    return name == "all" ? ArchitectureName.allCases : [try .named(name, or: ["all"])]
  }

  /// The architecture of a page that shows one; nil where the option was not given.
  func architecture() throws(Failure) -> ArchitectureName? {
    guard let name = self["--architecture"] else { return nil }
    guard name != "all" else {
      let known = ArchitectureName.allCases.map(\.rawValue)
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
      throw Failure.unknown("architecture", name, among: allCases.map(\.rawValue) + words)
    }
    return architecture
  }
}
