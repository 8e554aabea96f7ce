import CommandLineSupport
import ComponentHost
import EmbeddedText
import SharedLaboratory

/// `replay`: sends the messages of a recording again, and reports where it is damaged.
struct ReplayCommand: Subcommand {
  static let name = "replay"
  static let summary = "send the messages of a recording again"

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

  /// The programs that a recording may be of.
  private let experiments: [Experiment]

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    guard let path = words.first, !path.hasPrefix("-") else {
      let found = words.first?.quoted ?? "nothing"
      throw Failure(
        .usage,
        "\(tool.name) replay must have a file before its options; got \(found)"
      )
    }
    let arguments = try Self.arguments(Array(words.dropFirst()), of: tool)
    file = NamedFile(path: path, kind: "recording")
    count = try arguments.number("--until", from: 0)
    architectures = try arguments.architectures()
    form = ReportForm(arguments)
    console = tool.console
    experiments = tool.experiments
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
    let found = experiments.first { $0.name == header.program }
    guard let subject = found?.subject else {
      let rule = "program must be \(experiments.map { $0.name }.listed("or"))"
      throw Failure(.data, "\(file.path):1: \(rule); got \(header.program.quoted)")
    }
    return try perform(subject, try architectures(of: header), bytes)
  }

  /// Replays the recording of a program whose type has been opened.
  private func perform<Subject: CommandSubject>(
    _ subject: Subject,
    _ names: [ArchitectureName],
    _ bytes: [UInt8]
  ) throws(Failure) -> ExitCode {
    let recording: ReadRecording<Subject.P>
    let files = try subject.recorded()
    do {
      recording = try files.recording(bytes)
    } catch {
      throw failure(error)
    }
    let sent = try countOfSent(in: recording)
    let script = recording.messages.prefix(sent).enumerated().map { index, message in
      ScriptStep(line: index + 2, message: message)
    }
    var run = AgreementRun(subject.parts, in: names, from: recording.initial)
    let verdict = try run.play(script, form, console)
    if let damage = recording.damage, count.map({ $0 > sent }) ?? true {
      throw failure(damage, after: sent)
    }
    return verdict.agree ? .success : .disagreement
  }

  /// How many messages are sent.
  private func countOfSent<P>(in recording: ReadRecording<P>) throws(Failure) -> Int {
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
