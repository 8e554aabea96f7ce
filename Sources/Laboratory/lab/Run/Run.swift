import ComponentHost
import ComponentKit
import SamplePrograms

/// One run of a program: read, rehearse, play, save.
///
/// All input is read and checked before anything is shown or recorded, and the state is saved after
/// everything has been shown, so that a run that fails has changed nothing.
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
    let recording = try recording(from: initial)
    let verdict = try ensemble.play(script, options.form, console) {
      message throws(Failure) in try recording?.record(message)
    }
    try recording?.end()
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

  /// Begins the recording, if there is to be one.
  private func recording(from initial: Base.State) throws(Failure) -> RecordFile<Base>? {
    guard let path = options.recording else { return nil }
    return try RecordFile(path: path, architectures: options.architectures, from: initial)
  }
}
