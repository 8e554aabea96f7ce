import CommandLineSupport
import ComponentKit
import ComponentTesting
import SharedLaboratory

/// `check`: decides properties of a program.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let summary = "decide properties of a program"

  /// The name of the program.
  private let program: String

  /// What is decided.
  private let subject: any CheckedSubject

  /// The words of a command that sends messages to the program.
  private let run: String

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

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    let command = try arguments.subject(of: tool)
    program = try arguments.experiment(of: tool).name
    guard let checks = command.checks, command.lackOfChecks == nil else {
      let lack = command.lackOfChecks ?? ""
      throw Failure(.usage, "\(program) cannot be checked: \(lack)")
    }
    subject = checks
    let chosen = tool.experiments.count > 1 ? ["--program", program] : []
    run = ([tool.name, "run"] + chosen).joined(separator: " ")
    property = arguments["--property"]
    let seconds = try arguments.number("--time", from: 1)
    limit = ExplorationLimit(
      // A space that nobody has made small may have no end.
      states: try arguments.number("--states", from: 1)
        ?? (command.declaresChecks ? 100_000 : 2_000),
      depth: try arguments.number("--depth", from: 0),
      time: seconds.map { .seconds($0) }
    )
    files = try CheckFiles(arguments)
    isJSON = arguments.has("--json")
    trapSearch = tool.executable.map { TrapSearch(words: [$0, "check"] + chosen, arguments) }
    console = tool.console
  }

  func perform() throws(Failure) -> ExitCode { try perform(subject) }

  /// Decides the properties of a program, and reports them.
  private func perform<Checked: CheckedSubject>(_ subject: Checked) throws(Failure) -> ExitCode {
    let notation = CheckNotation(name: program, program: subject.program, run: run)
    try checkProperty(among: subject.properties.map(\.name) + [TrapSearch.property])
    let histories = try files.histories(notation)
    if let journal = files.journal {
      let problem = "journal cannot be written"
      try NamedFile(path: journal.path, kind: "journal").requireDirectory(orExplain: problem)
      try attempt("\(journal.path): \(problem)") { try subject.tryAll(within: self.limit, journal) }
      return .success
    }
    try files.suite?.write(subject, notation, within: ExplorationLimit(states: limit.states))
    let progress = ProgressLine(isJSON ? nil : console)
    var limit = limit
    if isChosen(TrapSearch.property), let trapSearch {
      progress.show("\(notation.name): looking for traps")
      limit.trap = try trapSearch.entry()
    }
    let space = subject.space(within: limit, journal: nil) {
      progress.show("\(notation.name): \($0.counted("state"))")
    }
    var verdicts: [NamedVerdict<Checked.P>] = []
    // The other properties would send the message, or draw the page, that traps.
    if limit.trap == nil {
      verdicts = subject.properties.filter { isChosen($0.name) }
        .map { property in
          progress.show("\(notation.name): deciding \(property.name)")
          return NamedVerdict(name: property.name, verdict: property.verdict(space))
        }
    }
    try progress.clear()
    if isChosen(TrapSearch.property), trapSearch != nil {
      verdicts.append(NamedVerdict(name: TrapSearch.property, verdict: space.noMessageTraps()))
    }
    let outcome = CheckOutcome(
      notation: notation,
      space: space,
      verdicts: verdicts,
      histories: histories
    )
    try console.write(isJSON ? outcome.json + "\n" : outcome.text(for: console))
    try files.write(outcome)
    return outcome.status
  }

  /// Checks that the chosen property is there.
  private func checkProperty(among names: [String]) throws(Failure) {
    guard let property, !names.contains(property) else { return }
    throw Failure.unknown("property", property, among: names)
  }

  private func isChosen(_ name: String) -> Bool { property == nil || property == name }
}
