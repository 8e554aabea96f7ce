import ComponentKit
import SamplePrograms

/// One run of a program: read, rehearse, play, save.
///
/// All input is read and checked before anything is shown, and the state is saved after everything
/// has been shown, so that a run that fails has changed nothing.
struct Run<Base: ScriptedProgram> {
  /// What is asked for.
  let options: RunOptions

  /// Where it is shown.
  let console: Console

  /// Runs the program.
  func perform() throws(Failure) -> ExitCode {
    let base = Base()
    let file = options.state.map { StateFile(path: $0, program: Base.name) }
    let initial = try file?.load(Base.State.self) ?? base.initial
    let script = try script()
    try script.rehearse(base, from: initial)
    var ensemble = Ensemble(options.architectures, of: Restorable(base: base, initial: initial))
    let verdict = try play(script, in: &ensemble)
    guard verdict.agree else { return .disagreement }
    if let file, let state = ensemble.states.first { try file.save(state) }
    return .success
  }

  /// Reads the messages.
  private func script() throws(Failure) -> Script<Base> {
    switch options.input {
    case .messages(let messages):
      return try Script(pieces: messages, from: "--messages")
    case .file(let path):
      let text = try text(path) { () throws(SystemError) in try readFile(at: path) }
      return try Script(lines: text, from: path)
    case .standardInput:
      let name = "standard input"
      let text = try text(name, console.readInput)
      return try Script(lines: text, from: name)
    }
  }

  /// Reads a script as text.
  private func text(
    _ source: String,
    _ read: () throws(SystemError) -> [UInt8]
  ) throws(Failure) -> String {
    let bytes: [UInt8]
    do {
      bytes = try read()
    } catch {
      throw Failure(.noInput, "\(source): script cannot be read: \(error.reason)")
    }
    return try utf8Text(of: bytes, from: source)
  }

  /// Sends the messages and reports in the form that is asked for.
  private func play(
    _ script: Script<Base>,
    in ensemble: inout Ensemble<Base>
  ) throws(Failure) -> Verdict {
    let names = options.architectures
    if options.isJSON {
      var report = JSONReport(program: Base.name, names: names, console: console)
      return try ensemble.play(script, isQuiet: options.isQuiet, report: &report)
    }
    var report = TextReport(names: names, console: console)
    return try ensemble.play(script, isQuiet: options.isQuiet, report: &report)
  }
}
