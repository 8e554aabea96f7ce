import CommandLineSupport
import ComponentHost
import ComponentKit
import ComponentTesting
import EmbeddedText
import SharedLaboratory

/// `check`: decides properties of a program.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let summary = "decide properties of a program"

  /// The name of the program.
  private let program: String

  /// What is decided.
  private let subject: any CheckedSubject

  private let options: CheckOptions

  /// The words of a command that sends messages to the program.
  private let run: String

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
    options = try CheckOptions(
      arguments,
      console: tool.console,
      again: tool.executable.map { [$0, "check"] + chosen },
      // A space that nobody has made small may have no end.
      states: command.declaresChecks ? 100_000 : 2_000
    )
    run = ([tool.name, "run"] + chosen).joined(separator: " ")
  }

  func perform() throws(Failure) -> ExitCode { try perform(subject) }

  private func perform<Checked: CheckedSubject>(_ subject: Checked) throws(Failure) -> ExitCode {
    try options.check(subject, writtenAs: notation(of: subject))
  }

  /// How the report writes what is the program's own.
  private func notation<Checked: CheckedSubject>(
    of subject: Checked
  ) -> CheckNotation<Checked.P> {
    let (program, run) = (program, run)
    return CheckNotation(
      name: program,
      text: { viewText(of: $0) },
      line: { MessageText.text(of: $0) },
      again: { messages in
        let text = messages.map { MessageText.text(of: $0) }.joined(separator: "; ")
        return "\(run) --messages \(text.shellQuoted)"
      },
      histories: { text, path throws(Failure) in try histories(in: text, from: path) },
      record: { messages, path throws(Failure) in
        try record(messages, of: subject.program, named: program, to: path)
      },
      source: source(of: Checked.P.self)
    )
  }

  /// The expression that creates a component, and the module of the program's type.
  private func source<P>(of type: P.Type) -> (component: String, module: String) {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ("Component<Elm<\(type)>>(\(type)())", String(module))
  }
}

/// Reads histories of messages; an empty line or a comment ends a history.
private func histories<Message>(
  in text: String,
  from path: String
) throws(Failure) -> [[Message]] {
  var histories: [[Message]] = [[]]
  for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .enumerated()
  {
    guard !line.isSkipped else {
      histories.append([])
      continue
    }
    do {
      histories[histories.count - 1] += try MessageText.messages(Message.self, in: String(line))
    } catch {
      throw Failure(.data, "\(path):\(index + 1):\(error.column): \(error.reason)")
    }
  }
  return histories.filter { !$0.isEmpty }
}

// MARK: - Recording a trace

/// Records messages from the initial state of a program to a new file.
private func record<P: Program>(
  _ messages: [P.Message],
  of program: P,
  named name: String,
  to path: String
) throws(Failure) {
  guard let types = WrittenTypes<P>.self as? any WrittenStates<P>.Type else {
    throw Failure(.usage, "--record needs states and messages of \(name) that are Codable")
  }
  let names = ArchitectureName.allCases.map { $0.rawValue }
  let header = RecordingHeader(program: name, architectures: names)
  let file = try types.record(header, from: program.initial, to: path)
  for message in messages { try file.record(message) }
  try file.end()
}

extension String {
  /// The text as a word of a shell.
  fileprivate var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
