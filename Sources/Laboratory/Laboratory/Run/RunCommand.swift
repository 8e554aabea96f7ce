import CommandLineSupport
import ComponentHost
import ComponentKit
import SharedLaboratory

/// `run`: sends messages to a program, and shows its view after each of them.
///
/// All input is read and checked before anything is shown or recorded, and the state is saved after
/// everything has been shown, so that a run that fails has changed nothing.
struct RunCommand: Subcommand {
  static let name = "run"
  static let summary = "send messages, in every architecture"

  /// The program.
  private let subject: any CommandSubject

  /// The architectures, in the order of their runs; nil for all that run the program.
  private let architectures: [ArchitectureName]?

  /// The messages, if they are on the command line.
  private let messages: String?

  /// The file of the messages otherwise; - is standard input.
  private let scriptFile: String

  /// The file that keeps the state, if there is one.
  private let stateFile: String?

  /// The new file that the run is recorded to, if there is one.
  private let recordFile: String?

  /// How the run is shown.
  private let form: ReportForm

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    subject = try arguments.subject(of: tool)
    architectures = try arguments.architectures()
    messages = arguments["--messages"]
    scriptFile = arguments["--script"] ?? ""
    guard (messages == nil) != (arguments["--script"] == nil) else {
      let found = messages == nil ? "neither" : "both"
      throw Failure(.usage, "--script or --messages must be given; got \(found)")
    }
    stateFile = arguments["--state"]
    recordFile = arguments["--record"]
    try arguments.requireDifferentFiles("--script", "--state", "--record")
    form = ReportForm(arguments)
    console = tool.console
  }

  func perform() throws(Failure) -> ExitCode { try perform(subject) }

  /// Runs a program whose type has been opened.
  private func perform<Subject: CommandSubject>(_ subject: Subject) throws(Failure) -> ExitCode {
    let kept = stateFile == nil ? nil : try subject.kept()
    let recorded = recordFile == nil ? nil : try subject.recorded()
    let initial = try stateFile.flatMap { path throws(Failure) in try kept?.load(path) }
    let script = try script(of: subject)
    let names = architectures ?? ArchitectureName.allCases
    var run = AgreementRun(subject.parts, in: names, from: initial)
    let recording = try recordFile.flatMap { path throws(Failure) in
      try recorded?.record(to: path, in: run.names, from: initial)
    }
    let verdict = try run.play(script, form, console) { message throws(Failure) in
      try recording?.record(message)
    }
    try recording?.end()
    guard verdict.agree else { return .disagreement }
    if let stateFile, let state = run.states.first { try kept?.save(state, to: stateFile) }
    return .success
  }

  /// Reads the messages.
  private func script<Subject: CommandSubject>(
    of subject: Subject
  ) throws(Failure) -> [ScriptStep<Subject.P.Message>] {
    if let messages { return try subject.script(of: messages, from: "--messages") }
    let isFile = scriptFile != "-"
    let source = NamedFile(path: isFile ? scriptFile : "standard input", kind: "script")
    let bytes = try isFile ? source.read() : source.read(console.readInput)
    return try subject.script(of: utf8Text(of: bytes, from: source.path), from: source.path)
  }
}
