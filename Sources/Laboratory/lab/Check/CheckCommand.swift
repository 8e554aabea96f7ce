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

  /// The files to be written or read.
  private let files: CheckFiles

  /// Whether the verdicts are printed as JSON.
  private let isJSON: Bool

  /// The search for messages that trap; nil where the command cannot start itself.
  private let trapSearch: TrapSearch?

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
    files = try CheckFiles(arguments)
    isJSON = arguments.has("--json")
    trapSearch = lab.executable.map { TrapSearch(lab: $0, program: name, arguments) }
    console = lab.console
    try Self.checkName(property, of: program)
  }

  /// Checks that a program has a property.
  private static func checkName<Base: CheckedProgram>(
    _ name: String?,
    of program: Base.Type
  ) throws(Failure) {
    let names = Base.properties.map(\.name) + [TrapSearch.property]
    guard let name, !names.contains(name) else { return }
    throw Failure.unknown("property", name, among: names)
  }

  func perform() throws(Failure) -> ExitCode { try check(program) }

  /// Decides the properties of a program, and reports them.
  private func check<Base: CheckedProgram>(_ program: Base.Type) throws(Failure) -> ExitCode {
    let histories = try files.histories(of: Base.self)
    if let journal = files.journal {
      let problem = "journal cannot be written"
      try NamedFile(path: journal.path, kind: "journal").requireDirectory(orExplain: problem)
      try attempt("\(journal.path): \(problem)") {
        try Base.tryAll(within: self.limit, journal)
      }
      return .success
    }
    try files.suite?.write(Base.self)
    let progress = ProgressLine(isJSON ? nil : console)
    var limit = limit
    if isChosen(TrapSearch.property), let trapSearch {
      progress.show("\(Base.name): looking for traps")
      limit.trap = try trapSearch.entry()
    }
    let space = Base.space(within: limit) { progress.show("\(Base.name): \($0.counted("state"))") }
    try progress.clear()
    var verdicts: [NamedVerdict<Base.Checked>] = []
    // The other properties would send the message, or draw the page, that traps.
    if limit.trap == nil {
      verdicts = Base.properties.filter { isChosen($0.name) }
        .map { NamedVerdict(name: $0.name, verdict: $0.verdict(space)) }
    }
    if isChosen(TrapSearch.property), trapSearch != nil {
      verdicts.append(NamedVerdict(name: TrapSearch.property, verdict: space.noMessageTraps()))
    }
    let outcome = CheckOutcome(
      program: Base.self,
      space: space,
      verdicts: verdicts,
      histories: histories
    )
    try console.write(isJSON ? outcome.json + "\n" : outcome.text(for: console))
    try files.write(outcome)
    return outcome.status
  }

  private func isChosen(_ name: String) -> Bool { property == nil || property == name }
}
