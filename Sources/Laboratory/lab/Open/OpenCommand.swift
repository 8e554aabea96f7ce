import CommandLineSupport
import ComponentKit
import LaboratoryCore
import SamplePrograms
import TerminalHost

/// `lab open`: the laboratory on a terminal.
struct OpenCommand: Subcommand {
  /// The laboratory.
  private let laboratory: TerminalLaboratory

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(words, of: "lab open", .init(explainedIn: Help.open.text))
    let program = try arguments.program(default: Counter.name)
    let architectures = try arguments.architectures() ?? [.elm]
    guard architectures.count == 1 else {
      let known = ArchitectureName.allCases.map(\.rawValue)
      throw Failure(.usage, "--architecture must be one of \(known.listed("or")); got \"all\"")
    }
    laboratory = TerminalLaboratory(
      programs: samplePrograms(),
      catalogue: lab.catalogue,
      first: (program, architectures[0])
    )
  }

  /// Opens the laboratory, until the person leaves.
  func perform() throws(Failure) -> ExitCode {
    do {
      try Terminal.run(
        Component<Elm<TerminalLaboratory>>(laboratory),
        leavingKeys: ["q"],
        resized: { .resized($0) }
      )
    } catch {
      throw Failure(.outputError, error.reason)
    }
    return .success
  }
}
