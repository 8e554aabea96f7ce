import CommandLineSupport
import ComponentHost
import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms

/// `lab run`: sends messages to a sample program.
///
/// All input is read and checked before anything is shown or recorded, and the state is saved after
/// everything has been shown, so that a run that fails has changed nothing.
struct RunCommand: Subcommand {
  /// The program.
  private let program: any ScriptedProgram.Type

  /// The architectures, in the order of their runs.
  private let architectures: [ArchitectureName]

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

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(words, of: "lab run", .init(explainedIn: Help.run.text))
    program = try arguments.program()
    architectures = try arguments.architectures() ?? ArchitectureName.allCases
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
    console = lab.console
  }

  func perform() throws(Failure) -> ExitCode { try perform(program) }

  /// Runs a program whose type has been opened.
  private func perform<Base: ScriptedProgram>(_: Base.Type) throws(Failure) -> ExitCode {
    let base = Base()
    let file = stateFile.map { StateFile(path: $0, program: Base.name) }
    let initial = try file?.load(Base.State.self) ?? base.initial
    let script: Script<Base> = try script()
    try script.rehearse(base, from: initial)
    var run = AgreementRun(architectures, of: Restorable(base: base, initial: initial))
    let recording = try recordFile.map { path throws(Failure) in
      try RecordFile<Base>(path: path, architectures: architectures, from: initial)
    }
    let verdict = try run.play(script, form, console) { message throws(Failure) in
      try recording?.record(message)
    }
    try recording?.end()
    guard verdict.agree else { return .disagreement }
    if let file, let state = run.states.first { try file.save(state) }
    return .success
  }

  /// Reads the messages.
  private func script<Base>() throws(Failure) -> Script<Base> {
    if let messages { return try Script(pieces: messages, from: "--messages") }
    let isFile = scriptFile != "-"
    let source = NamedFile(path: isFile ? scriptFile : "standard input", kind: "script")
    let bytes = try isFile ? source.read() : source.read(console.readInput)
    return try Script(lines: utf8Text(of: bytes, from: source.path), from: source.path)
  }
}
