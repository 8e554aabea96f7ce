import CommandLineSupport
import ComponentKit
import SharedLaboratory

/// `merge`: decides whether what several people do at once can be merged.
struct MergeCommand: Subcommand {
  static let name = "merge"
  static let summary = "decide whether what several people do can be merged"

  private let subject: any CommandSubject

  /// How many states are visited at most.
  private let limit: Int

  /// The messages, if not those of the experiment, and those that must stay as they are.
  private let messages, keeping: String?

  private let isJSON: Bool

  private let console: Console

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    subject = try arguments.subject(of: tool)
    limit = try arguments.number("--states", from: 1, to: 1_000_000) ?? 2_000
    (messages, keeping) = (arguments["--messages"], arguments["--keep"])
    isJSON = arguments.has("--json")
    console = tool.console
  }

  func perform() throws(Failure) -> ExitCode { try perform(subject) }

  /// Decides for a program whose type has been opened.
  private func perform<Subject: CommandSubject>(_ subject: Subject) throws(Failure) -> ExitCode {
    let name = subject.parts.name
    guard let merged = subject as? any MergedSubject<Subject.P> else {
      throw Failure(.usage, "\(name) cannot be merged: \(subject.needsHashing)")
    }
    let messages = (try read(messages, "--messages", for: subject) ?? subject.parts.messages)
      .filter(subject.parts.program.isShared)
    guard !messages.isEmpty else {
      throw Failure(.usage, "\(name) cannot be merged: \(subject.needsMessages)")
    }
    let kept = try read(keeping, "--keep", for: subject) ?? []
    let report = merged.merge(messages, keeping: kept, limit: limit)
    try console.write(isJSON ? report.json + "\n" : report.text(console))
    return report.isRefuted ? .disagreement : .success
  }

  private func read<Subject: CommandSubject>(
    _ text: String?,
    _ option: String,
    for subject: Subject
  ) throws(Failure) -> [Subject.P.Message]? {
    try text.map { text throws(Failure) in
      try subject.script(of: text, from: option).map { $0.message }
    }
  }
}

/// A program whose states and messages can be compared.
private protocol MergedSubject<P>: CommandSubject {
  /// Decides whether messages can be merged.
  func merge(_ messages: [P.Message], keeping: [P.Message], limit: Int) -> MergeReport<P>
}

extension ExperimentSubject: MergedSubject where P.State: Hashable, P.Message: Hashable {
  fileprivate func merge(
    _ messages: [P.Message],
    keeping: [P.Message],
    limit: Int
  ) -> MergeReport<P> {
    var known: [P.Message] = []
    for message in messages where !known.contains(message) { known.append(message) }
    let space = MergeSpace(parts.program, messages: known, limit: limit)
    let server = space.fault(.server)
    let table = server == nil ? nil : space.table { keeping.contains(known[$0]) }
    let peers = space.fault(.peers)
    return MergeReport(
      parts: parts,
      space: space,
      server: server,
      peers: peers,
      table: table,
      peerRule: peers.map { _ in space.peerTable { $0 == $1 || !keeping.contains(known[$0]) } }
    )
  }
}
