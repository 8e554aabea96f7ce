import CommandLineSupport
import ComponentKit
import Laboratory
import SharedLaboratory

/// `lab tour`: shows in short what the package does, and what to type next.
struct TourCommand: Subcommand {
  static let name = "tour"
  static let summary = "see in short what this package does"

  static func help(of tool: LaboratoryTool) -> String {
    """
    lab tour shows two sample programs in all four architectures, what makes the architectures
    differ, a law that catches a broken comonad, and what a message costs. It ends by itself.

    usage: lab tour

    \(LaboratoryTool.exits)
    """
  }

  /// The console of the command.
  private let console: Console

  /// The programs.
  private let experiments: [Experiment]

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    try LaboratoryTool.requireEnd(words, after: "tour")
    console = tool.console
    experiments = tool.experiments
  }

  /// Shows everything.
  func perform() throws(Failure) -> ExitCode {
    try show("One program, four architectures", opening)
    let counter = try stage("counter", "+; +; -", showsAll: true)
    try show("The counter, sent +; +; -", counter.lines)
    let messages = "add(title: \"buy milk\"); add(title: \"call Ada\"); toggle(number: 1)"
    let tasks = try stage("tasks", messages, showsAll: false)
    try show("A task list, sent \(messages)", tasks.lines)
    for move in pairMoves() { try show(move.title, move.lines) }
    try show("Check: a law catches what is broken", checked)
    try show("Measure: what an architecture costs", measured)
    try show("What to type next", closing)
    return counter.agree && tasks.agree ? .success : .disagreement
  }

  /// Shows one station.
  private func show(_ title: String, _ lines: [String]) throws(Failure) {
    let lines = [console.bold(title)] + lines.map { $0.isEmpty ? "" : "  \($0)" }
    try console.write(lines.joined(separator: "\n") + "\n\n")
  }

  /// The introduction of the tour.
  private var opening: [String] {
    [
      "A component is a space of views with one of them in focus, and its architecture says",
      "what you may see of that space and where you may go. The program stays the same:",
      "",
      "Component<Elm<Counter>>    Component<Redux<Counter>>",
      "Component<React<Counter>>  Component<Halogen<Counter>>",
      "",
      "This package is for choosing an architecture, checking that it keeps its laws, and measuring",
      "what it costs. The tour shows all three.",
    ]
  }

  /// The commands to try next.
  private var closing: [String] {
    [
      "swift run lab run --program counter --messages \"+; +; -\" --json",
      "swift run lab run --program tasks --architecture elm "
        + "--messages 'add(title: \"buy milk\"); remove(number: 1); undo'",
      "swift run lab run --program life --messages \"place(glider, x: 1, y: 1); step(4)\"",
      "swift run lab run --help",
    ]
  }
}

// MARK: - Stations

extension TourCommand {
  /// Runs a program in all architectures, and sets their views side by side.
  private func stage(
    _ name: String,
    _ messages: String,
    showsAll: Bool
  ) throws(Failure) -> (lines: [String], agree: Bool) {
    guard let subject = experiments.first(where: { $0.name == name })?.subject else {
      throw Failure(.usage, "the tour must have the program \(name)")
    }
    return try stage(subject, messages, showsAll: showsAll)
  }

  private func stage<Subject: CommandSubject>(
    _ subject: Subject,
    _ messages: String,
    showsAll: Bool
  ) throws(Failure) -> (lines: [String], agree: Bool) {
    let names = ArchitectureName.allCases
    var run = AgreementRun(subject.parts, in: names)
    var report = TourReport(names: names)
    let script = try subject.script(of: messages, from: "the tour")
    let verdict = try run.play(script, isQuiet: !showsAll, report: &report)
    return (report.lines(limit: console.width - 2) + [verdict.sentence], verdict.agree)
  }
}

/// Collects a run as one table: a column for each architecture, a block for each view.
struct TourReport: Report {
  /// The architectures.
  let names: [ArchitectureName]

  /// The messages, each on the first line of its view.
  private var messages: [String] = []

  /// The lines of each architecture's views.
  private var blocks: [[String]]

  /// Creates an empty table.
  init(names: [ArchitectureName]) {
    self.names = names
    blocks = names.map { _ in [] }
  }

  /// Adds a view to each column.
  mutating func show(_ moment: Observation) throws(Failure) {
    guard let views = moment.views?.map(\.printableLines) else { return }
    for (index, lines) in views.enumerated() { blocks[index] += lines }
    let height = views.map(\.count).max() ?? 0
    let heading = height == 1 ? moment.message?.text ?? "" : ""
    messages += [heading] + Array(repeating: "", count: max(0, height - 1))
  }

  /// Ends the table.
  mutating func finish(_ verdict: AgreementVerdict) throws(Failure) {}

  /// The table, or the columns one after the other where they are too wide.
  func lines(limit: Int) -> [String] {
    let titles = names.map(\.rawValue)
    let hasMessages = messages.contains { !$0.isEmpty }
    var columns = Columns((hasMessages ? [""] : []) + titles, limit: limit)
    return columns.lines(of: (hasMessages ? [messages] : []) + blocks)
      ?? zip(titles, blocks).flatMap { ["\($0):"] + $1 }
  }
}
