import CommandLineSupport
import ComponentKit
import EmbeddedText
import SharedLaboratory
import TerminalHost

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

  func perform() throws(Failure) -> ExitCode {
    let report = try report(of: subject)
    try console.write(isJSON ? report.json + "\n" : report.text(console))
    return report.isRefuted ? .disagreement : .success
  }

  /// Decides for a program whose type has been opened.
  private func report<Subject: CommandSubject>(
    of subject: Subject
  ) throws(Failure) -> MergeReport {
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
    return merged.merge(messages, keeping: kept, limit: limit)
  }

  private func read<Subject: CommandSubject>(
    _ text: String?,
    _ option: String,
    for subject: Subject
  ) throws(Failure) -> [Subject.P.Message]? {
    try text.map { text throws(Failure) in
      try subject.script(of: text, from: option).steps.map { $0.message }
    }
  }
}

/// A program whose states and messages can be compared.
private protocol MergedSubject<P>: CommandSubject {
  /// Decides whether messages can be merged.
  func merge(_ messages: [P.Message], keeping: [P.Message], limit: Int) -> MergeReport
}

extension ExperimentSubject: MergedSubject where P.State: Hashable, P.Message: Hashable {
  fileprivate func merge(
    _ messages: [P.Message],
    keeping: [P.Message],
    limit: Int
  ) -> MergeReport {
    var known: [P.Message] = []
    for message in messages where !known.contains(message) { known.append(message) }
    let space = MergeSpace(parts.program, messages: known, limit: limit)
    let server = space.fault(.server)
    let table = server == nil ? nil : space.table { keeping.contains(known[$0]) }
    let peers = space.fault(.peers)
    return MergeReport(
      name: parts.name,
      states: space.count,
      isCut: space.isCut,
      messages: known.map { parts.line(for: $0) },
      server: server.map { written($0) },
      peers: peers.map { written($0) },
      changes: table.map { table in table.changes.map { written($0, known) } },
      gaps: table.map { table in table.gaps.map { written($0, space) } } ?? [],
      peerRule: peers.map { _ in
        written(space.peerTable { $0 == $1 || !keeping.contains(known[$0]) }, known)
      }
    )
  }

  /// The cases of a rule for people without a server, as Swift.
  private func written(_ search: PeerSearch, _ known: [P.Message]) -> MergeReport.PeerRule {
    switch search {
    case .none: .none
    case .stopped(let tables): .stopped(after: tables)
    case .found(let table):
      .found(
        cases: table.changes.map { change in
          let (message, other) = (known[change.message].source, known[change.other].source)
          return "case (\(message), \(other)): \(change.becomes.map { known[$0].source } ?? "nil")"
        }
      )
    }
  }

  /// A message as a line, or the word for one that has become nothing.
  private func line(_ message: P.Message?) -> String {
    message.map { parts.line(for: $0) } ?? "nothing"
  }

  private func written(_ fault: MergeFault<P>) -> MergeReport.Fault {
    MergeReport.Fault(
      way: fault.way.map { line($0) },
      view: parts.text(parts.program, fault.state),
      sent: fault.sent.map { line($0) },
      columns: fault.columns.map { column in
        column.map { (line($0.message), parts.text(parts.program, $0.state)) }
      },
      isSameState: fault.isSameState
    )
  }

  /// The cases of an entry as Swift, so that they can be copied.
  private func written(_ entry: MergeTable.Entry, _ known: [P.Message]) -> MergeReport.Change {
    func change(_ one: (message: Int, becomes: Int?), _ other: Int, _ side: String) -> String? {
      if one.becomes == one.message { return nil }
      let (message, over) = (known[one.message].source, known[other].source)
      return
        "case (\(message), \(over), .\(side)): \(one.becomes.map { known[$0].source } ?? "nil")"
    }
    return MergeReport.Change(
      earlier: line(known[entry.earlier.message]),
      later: line(known[entry.later.message]),
      cases: [
        change(entry.earlier, entry.later.message, "earlier"),
        change(entry.later, entry.earlier.message, "later"),
      ].compactMap { $0 }
    )
  }

  private func written(_ gap: MergeTable.Gap, _ space: MergeSpace<P>) -> MergeReport.Gap {
    MergeReport.Gap(
      earlier: line(space.messages[gap.messages.earlier]),
      later: line(space.messages[gap.messages.later]),
      states: gap.states.map { number in
        let (way, state) = space.place(number)
        return (way.map { line($0) }, parts.text(parts.program, state))
      }
    )
  }
}

extension Hashable {
  /// The value as Swift would write it, where it is a case of an enumeration or a literal.
  fileprivate var source: String {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return String(reflecting: self) }
    guard let payload = mirror.children.first, let name = payload.label else {
      return "." + (String(reflecting: self).split(separator: ".").last ?? "")
    }
    let text = String(reflecting: payload.value)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return "." + name + (isTuple ? text : "(" + text + ")")
  }
}
