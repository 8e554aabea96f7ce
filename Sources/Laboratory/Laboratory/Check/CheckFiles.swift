import CommandLineSupport
import ComponentKit
import ComponentTesting
import Markup
import SharedLaboratory

/// The files that `lab check` reads and writes.
struct CheckFiles {
  /// The picture, the recording and the suite that are written, and the histories that are read.
  private let picture, recording, covering: String?

  /// The suite that is written.
  let suite: SuiteFile?

  /// The journal of a process that looks for traps.
  let journal: ExplorationJournal?

  init(_ arguments: Arguments) throws(Failure) {
    try arguments.requireDifferentFiles(
      "--covered-by",
      "--suite",
      "--journal",
      "--draw",
      "--record"
    )
    picture = arguments["--draw"]
    recording = arguments["--record"]
    covering = arguments["--covered-by"]
    suite = arguments["--suite"].map { SuiteFile(path: $0) }
    journal = arguments["--journal"].map { ExplorationJournal($0) }
  }

  /// Reads histories of messages, one message a line; an empty line or a comment ends a history.
  func histories<P>(_ notation: CheckNotation<P>) throws(Failure) -> [[P.Message]]? {
    guard let covering else { return nil }
    let bytes = try NamedFile(path: covering, kind: "script").read()
    return try notation.histories(in: utf8Text(of: bytes, from: covering), from: covering)
  }

  /// Writes the picture and the recording.
  func write<P>(_ outcome: CheckOutcome<P>) throws(Failure) {
    let trace = outcome.verdicts.compactMap(\.verdict.trace).first
    if let picture {
      let run = trace?.diagram(outcome.notation)
      let diagram: Diagram
      if let run { diagram = run } else { diagram = try outcome.diagram() }
      try NamedFile(path: picture, kind: "picture").replace(by: diagram.svg())
    }
    if let recording, let trace {
      try outcome.notation.record(trace.events.compactMap(\.message), to: recording)
    }
  }
}

/// A file that a complete suite is written to.
struct SuiteFile {
  let path: String

  /// Writes the suite of a program as tests in Swift, or that of its page as JSON.
  func write<Checked: CheckedSubject>(
    _ subject: Checked,
    _ notation: CheckNotation<Checked.P>,
    within limit: ExplorationLimit
  ) throws(Failure) {
    let text =
      try path.hasSuffix(".swift")
      ? source(of: subject, notation, limit) : json(of: subject, notation, limit)
    try NamedFile(path: path, kind: "suite").replace(by: text)
  }

  /// The suite of messages as a file of tests for Swift Testing.
  private func source<Checked: CheckedSubject>(
    of subject: Checked,
    _ notation: CheckNotation<Checked.P>,
    _ limit: ExplorationLimit
  ) throws(Failure) -> String {
    guard Checked.P.View.self == String.self else {
      throw Failure(
        .usage,
        "--suite FILE.swift needs a program whose view is text; \(notation.name) shows "
          + "\(Checked.P.View.self)"
      )
    }
    let space = subject.space(within: limit)
    guard space.cut == nil else { throw Self.incomplete(notation.name, limit) }
    return space.completeSuite { notation.text($0.view) }
      .source(of: notation.source.component, importing: [notation.source.module])
  }

  /// The histories of the page, each step with the control that a person uses.
  private func json<Checked: CheckedSubject>(
    of subject: Checked,
    _ notation: CheckNotation<Checked.P>,
    _ limit: ExplorationLimit
  ) throws(Failure) -> String {
    guard let paged = subject as? any PagedSubject<Checked.P> else {
      throw Failure(
        .usage,
        "--suite needs a program that can be drawn, with states that can be hashed; "
          + "\(notation.name) is no DrawnProgram, or its State is not Hashable"
      )
    }
    guard let suite = paged.pageSuite(within: limit) else {
      throw Self.incomplete(notation.name, limit)
    }
    let json = JSONText([
      "program": notation.name, "states": suite.stateCount, "start": suite.start,
      "histories": suite.histories.map { history in
        JSONText("[\(history.map { Self.json($0, notation).json }.joined(separator: ","))]")
      },
    ])
    return json.json + "\n"
  }

  /// The failure for a space that was cut off.
  private static func incomplete(_ name: String, _ limit: ExplorationLimit) -> Failure {
    Failure(
      .inconclusive,
      "--suite needs the whole space; that of \(name) has more than \(limit.states) states: give "
        + "more by --states, or let nobody send the messages by which it grows"
    )
  }

  private static func json<P>(
    _ step: PageSuite<P.Message>.Step,
    _ notation: CheckNotation<P>
  ) -> JSONText {
    let event = step.touch.event
    return JSONText([
      "control": step.touch.kind.rawValue, "number": step.touch.number, "path": step.touch.path,
      "event": "\(event.kind)", "value": event.value, "isChecked": event.isChecked,
      "message": notation.line(step.message), "refused": step.refusal?.reason,
      "shown": step.shown,
    ])
  }
}
