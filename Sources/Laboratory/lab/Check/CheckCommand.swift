import CommandLineSupport
import ComponentKit
import ComponentTesting
import LaboratoryCore
import PropertyCatalogue
import SamplePrograms
import TerminalHost

/// `lab check`: decides properties of a sample program.
struct CheckCommand: Subcommand {
  /// The program.
  private let program: any CheckedProgram.Type

  /// The name of the only property to be decided, if one is given.
  private let property: String?

  /// Bounds of the exploration.
  private let limit: ExplorationLimit

  /// The file of the picture, if there is to be one.
  private let picture: String?

  /// Whether the verdicts are printed as JSON.
  private let isJSON: Bool

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(words, of: "lab check", .init(explainedIn: Help.check.text))
    let name = try arguments.program().name
    guard let program = checkedPrograms.first(where: { $0.name == name }) else {
      throw Failure.unknown("program", name, among: checkedPrograms.map { $0.name })
    }
    self.program = program
    property = arguments["--property"]
    let seconds = try arguments.number("--time", from: 1)
    limit = ExplorationLimit(
      states: try arguments.number("--states", from: 1) ?? 100_000,
      depth: try arguments.number("--depth", from: 0),
      time: seconds.map { .seconds($0) }
    )
    picture = arguments["--draw"]
    isJSON = arguments.has("--json")
    console = lab.console
    try Self.checkName(property, of: program)
  }

  /// Checks that a program has a property.
  private static func checkName<Base: CheckedProgram>(
    _ name: String?,
    of program: Base.Type
  ) throws(Failure) {
    let names = Base.properties.map(\.name)
    guard let name, !names.contains(name) else { return }
    throw Failure.unknown("property", name, among: names)
  }

  func perform() throws(Failure) -> ExitCode { try check(program) }

  /// Decides the properties of a program, and reports them.
  private func check<Base: CheckedProgram>(_ program: Base.Type) throws(Failure) -> ExitCode {
    let progress = ProgressLine(isJSON ? nil : console)
    let space = Base.space(within: limit) { progress.show("\(Base.name): \($0.counted("state"))") }
    try progress.clear()
    let verdicts = Base.properties.filter { property == nil || $0.name == property }.map {
      NamedVerdict(name: $0.name, verdict: $0.verdict(space))
    }
    let outcome = CheckOutcome(program: Base.self, space: space, verdicts: verdicts)
    try console.write(isJSON ? outcome.json + "\n" : outcome.text(for: console))
    if let picture, let trace = verdicts.compactMap(\.verdict.trace).first {
      let diagram = trace.diagram(of: Base.self, columns: displayWidth)
      try NamedFile(path: picture, kind: "picture").replace(
        by: Array(diagram.svg(columns: displayWidth).utf8),
        orExplain: "picture cannot be saved, and the file is unchanged"
      )
    }
    return outcome.status
  }
}
