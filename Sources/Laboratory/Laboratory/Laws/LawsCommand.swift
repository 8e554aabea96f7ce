import CommandLineSupport
import ComonadLaws
import EmbeddedText

/// `laws`: checks laws, and that broken instances are caught.
struct LawsCommand: Subcommand {
  static let name = "laws"
  static let summary = "check the laws"

  /// The options of the command.
  private let options: LawsOptions

  /// All instances that are known.
  private let catalogue: Catalogue

  /// The console of the command.
  private let console: Console

  /// The command that runs one case again.
  private let again: Rerun

  /// The check in processes of its own; nil where this process checks the laws.
  private let traps: LawTraps?

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    guard !tool.catalogue.instanceNames.isEmpty else {
      throw Failure(
        .usage,
        "laws need messages, which must be given where an experiment is declared; got none"
      )
    }
    let arguments = try Arguments(
      words,
      of: "\(tool.name) \(Self.name)",
      explainedIn: Self.help(of: tool),
      repeated: ["--trapped"]
    )
    options = try LawsOptions(arguments, tool.catalogue)
    let isHere = arguments.has("--here") || options.plan.journal != nil
    traps = isHere ? nil : tool.executable.map { LawTraps([$0, Self.name] + words) }
    catalogue = tool.catalogue
    console = tool.console
    again = .laboratory(tool.name)
  }

  /// Does what is requested.
  func perform() throws(Failure) -> ExitCode {
    switch options.task {
    case .check(let selected):
      if let traps { return try traps.check() }
      return try check(selected)
    case .broken(let broken):
      if let traps { return try traps.check() }
      return try check(broken)
    case .replay(let token, let law, let instance, let isBroken):
      let holds = try replay(token, law, instance)
      return holds || isBroken ? .success : .disagreement
    case .certificate(let file, let selected, let hasTables):
      try write(certificatesOf: selected, hasTables, to: file)
    case .list: try console.write(list)
    case .matrix:
      try console.write(
        killMatrix(of: catalogue.broken, observed: observations(of: catalogue.broken))
      )
    }
    return .success
  }
}

// MARK: - Checking

extension LawsCommand {
  /// Checks instances and broken instances.
  private func check(_ selected: Catalogue) throws(Failure) -> ExitCode {
    let start = ContinuousClock.now
    var kept = try options.file.map { path throws(Failure) in try KeptCasesFile(path: path) }
    var plan = options.plan
    plan.kept = kept?.cases.tokens ?? []
    let progress = ProgressLine(options.isJSON ? nil : console)
    let reports = selected.lawful.check(plan) { progress.show("checking laws", $0, of: $1) }
    let found = selected.broken.map(\.quick).check(brokenPlan) {
      progress.show("checking broken instances", $0, of: $1)
    }
    try progress.clear()
    try kept?.add(reports.flatMap(\.tokens))
    let outcome = LawsOutcome(
      plan: plan,
      reports: reports,
      broken: zip(selected.broken, found).map { BrokenOutcome(broken: $0, report: $1) },
      kept: kept,
      strangers: kept?.cases.strangers(to: catalogue.lawful) ?? [],
      showsVerdicts: options.showsVerdicts,
      milliseconds: start.milliseconds
    )
    try console.write(
      options.isJSON ? outcome.json + "\n" : outcome.text(for: console, again: again)
    )
    return outcome.isGood ? .success : .disagreement
  }

  /// Writes the cases of the laws that a check decides.
  private func write(
    certificatesOf selected: Catalogue,
    _ hasTables: Bool,
    to file: String
  ) throws(Failure) {
    let progress = ProgressLine(file == "-" ? nil : console)
    let reports = selected.lawful.check(options.plan) { progress.show("checking laws", $0, of: $1) }
    try progress.clear()
    try console.write(
      tables: hasTables ? catalogue.tables() : [],
      reports.flatMap(\.results).compactMap(LawCertificate.init),
      to: file
    )
  }

  /// How broken instances are checked: always on as many cases, and only until a law breaks.
  private var brokenPlan: CasePlan {
    var plan = CasePlan(seed: options.plan.seed, journal: options.plan.journal)
    plan.trapped = options.plan.trapped
    plan.comparison.shrinks = false
    return plan
  }

  /// Checks one broken instance, and shows the report that its author would see.
  private func check(_ broken: BrokenInstance) throws(Failure) -> ExitCode {
    let start = ContinuousClock.now
    let progress = ProgressLine(options.isJSON ? nil : console)
    let report = [broken.instance].check(options.plan) {
      progress.show("checking laws", $0, of: $1)
    }[0]
    try progress.clear()
    let outcome = BrokenOutcome(broken: broken, report: report)
    try console.write(
      options.isJSON
        ? outcome.json(seed: options.plan.seed, milliseconds: start.milliseconds) + "\n"
        : outcome.text(for: console, again: again)
    )
    return outcome.isCaught ? .success : .disagreement
  }

  /// Runs one case, and returns whether the law holds in it.
  private func replay(
    _ token: CaseToken,
    _ law: Law,
    _ instance: Instance
  ) throws(Failure) -> Bool {
    let start = ContinuousClock.now
    var plan = CasePlan(replay: token)
    plan.comparison.shrinks = false
    let report = instance.check(law, plan)
    let isDiscarded = report.result?.cases == 0
    try console.write(
      options.isJSON
        ? report.json(token, milliseconds: start.milliseconds) + "\n"
        : report.diagnosis(again: again).map { $0.showingControlsInLines + "\n" }
          ?? "\(instance.name): \(law.name) "
          + (isDiscarded ? "does not apply to this case\n" : "holds in this case\n")
    )
    return report.holds
  }
}

// MARK: - Names

extension LawsCommand {
  /// The names of all instances, laws and broken instances.
  private var list: String {
    let laws = catalogue.laws
    let broken = catalogue.broken
    let sections = [
      ["instances:"] + catalogue.lawful.map { "  \($0.name)" },
      ["laws:"] + indented(laws.map { [$0.name, $0.equation] }),
      ["broken instances:"] + indented(broken.map { [$0.instance.name, $0.fault] }),
    ]
    return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Rows in columns, below a heading.
  private func indented(_ rows: [[String]]) -> [String] { TextTable(rows).lines.map { "  \($0)" } }
}

extension ContinuousClock.Instant {
  /// The whole milliseconds from this instant until now.
  fileprivate var milliseconds: Int { Int((ContinuousClock.now - self) / .milliseconds(1)) }
}
