import CommandLineSupport
import ComponentHost
import LaboratoryCore
import SamplePrograms

/// `lab replay`: sends the messages of a recording again, and reports where it is damaged.
struct ReplayCommand: Subcommand {
  /// The file of the recording.
  private let file: NamedFile

  /// How many messages are sent, if not all.
  private let count: Int?

  /// The architectures, if not those of the recording.
  private let architectures: [ArchitectureName]?

  /// How the replay is shown.
  private let form: ReportForm

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of lab: Lab) throws(Failure) {
    guard let path = words.first, !path.hasPrefix("-") else {
      let found = words.first?.quoted ?? "nothing"
      throw Failure(.usage, "lab replay must have a file before its options; got \(found)")
    }
    let arguments = try Arguments(
      Array(words.dropFirst()),
      of: "lab replay",
      .init(explainedIn: Help.replay.text)
    )
    file = NamedFile(path: path, kind: "recording")
    count = try arguments.number("--until", from: 0)
    architectures = try arguments.architectures()
    form = ReportForm(arguments)
    console = lab.console
  }

  /// Replays the recording, whatever its program.
  func perform() throws(Failure) -> ExitCode {
    let bytes = try file.read()
    let header: RecordingHeader
    do {
      header = try RecordingHeader(reading: bytes)
    } catch {
      throw failure(error)
    }
    guard let program = SampleProgram.named(header.program) else {
      let rule = "program must be \(SampleProgram.names.listed("or"))"
      throw Failure(.data, "\(file.path):1: \(rule); got \(header.program.quoted)")
    }
    return try perform(program.type, try architectures(of: header), bytes)
  }

  /// Replays the recording of a program whose type has been opened.
  private func perform<Base: ScriptedProgram>(
    _ program: Base.Type,
    _ names: [ArchitectureName],
    _ bytes: [UInt8]
  ) throws(Failure) -> ExitCode {
    let recording: Recording<Base>
    do {
      recording = try Recording(bytes)
    } catch {
      throw failure(error)
    }
    let sent = try countOfSent(in: recording)
    let steps = recording.messages.prefix(sent).enumerated().map { index, message in
      Script<Base>.Step(line: index + 2, message: message)
    }
    let script = Script<Base>(source: file.path, steps: steps)
    var run = AgreementRun(names, of: Restorable(base: Base(), initial: recording.initial))
    let verdict = try run.play(script, form, console)
    if let damage = recording.damage, count.map({ $0 > sent }) ?? true {
      throw failure(damage, after: sent)
    }
    return verdict.agree ? .success : .disagreement
  }

  /// How many messages are sent.
  private func countOfSent<Base>(in recording: Recording<Base>) throws(Failure) -> Int {
    let there = recording.messages.count
    guard let count else { return there }
    guard count <= there || recording.damage != nil else {
      throw Failure(
        .usage,
        "--until must be at most \(there), the messages of \(file.path); got \(count)"
      )
    }
    return min(count, there)
  }

  /// The architectures that are requested, or else those of the recording.
  private func architectures(of header: RecordingHeader) throws(Failure) -> [ArchitectureName] {
    if let architectures { return architectures }
    let names = header.architectures.compactMap(ArchitectureName.init)
    guard !names.isEmpty, names.count == header.architectures.count else {
      let known = ArchitectureName.allCases.map(\.rawValue).listed("or")
      let found = "[\(header.architectures.map(\.quoted).joined(separator: ", "))]"
      throw Failure(.data, "\(file.path):1: architectures must be \(known); got \(found)")
    }
    return names
  }

  /// The failure for a damaged line.
  private func failure(_ damage: RecordingDamage, after count: Int? = nil) -> Failure {
    var place = "\(file.path):\(damage.line)"
    var reason = damage.reason
    if let cause = damage.cause {
      let flaw = JSONFlaw(cause, in: damage.text)
      place += ":\(flaw.column)"
      reason = flaw.rule
    }
    let kept = count.map { "; replayed \($0.counted("message")) before it" } ?? ""
    return Failure(.data, "\(place): \(reason)\(kept)")
  }
}
