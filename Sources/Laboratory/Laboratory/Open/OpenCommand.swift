import CommandLineSupport
import ComponentKit
package import SharedLaboratory
import TerminalHost

/// `open`: the laboratory on a terminal.
struct OpenCommand: Subcommand {
  static let name = "open"
  static let summary = "open the laboratory with a program"

  /// The laboratory.
  private let laboratory: LaboratoryProgram

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    let isChosen = arguments["--program"] != nil
    let program = isChosen ? try arguments.experiment(of: tool) : tool.experiments[0]
    let architecture = try arguments.architecture()
    laboratory = LaboratoryProgram(of: tool, first: program.name, in: architecture)
  }

  /// Opens the laboratory, until the person leaves.
  func perform() throws(Failure) -> ExitCode {
    do {
      try Terminal.run(
        Component<Elm<LaboratoryProgram>>(laboratory),
        options: TerminalOptions(leavingKeys: ["q"]),
        resized: { .resized(LaboratoryProgram.Room($0)) }
      )
    } catch {
      throw Failure(.outputError, error.reason)
    }
    return .success
  }
}

extension LaboratoryProgram {
  /// The laboratory of the command, with its instruments.
  package init(
    of tool: LaboratoryTool,
    first name: String? = nil,
    in architecture: ArchitectureName? = nil
  ) {
    let start = ContinuousClock.now
    self.init(
      tool.experiments,
      first: name,
      in: architecture ?? .elm,
      tools: Tools(
        clock: { (ContinuousClock.now - start) / .milliseconds(1) },
        check: { [catalogue = tool.catalogue, experiments = tool.experiments] name, architecture in
          let experiment = experiments.first { $0.name == name }
          return catalogue.check(experiment?.lawNames(in: architecture) ?? [], in: architecture)
        }
      )
    )
  }
}

extension LaboratoryProgram.Room {
  /// The room of a terminal.
  init(_ size: TerminalSize) { self.init(columns: size.columns, rows: size.rows) }
}
