import CommandLineSupport
import ComponentKit
import ComponentTesting
import LaboratoryCore
import Markup
import PropertyCatalogue
import SamplePrograms
import TerminalHost

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
  func histories<Base: ScriptedProgram>(
    of program: Base.Type
  ) throws(Failure) -> [[Base.Message]]? {
    guard let covering else { return nil }
    let file = NamedFile(path: covering, kind: "script")
    let text = try utf8Text(of: try file.read(), from: covering)
    let steps = try Script<Base>(lines: text, from: covering).steps
    var histories: [[Base.Message]] = []
    for (number, step) in steps.enumerated() {
      let isNext = number > 0 && step.line - steps[number - 1].line <= 1
      if isNext {
        histories[histories.count - 1].append(step.message)
      } else {
        histories.append([step.message])
      }
    }
    return histories
  }

  /// Writes the picture and the recording.
  func write<Base: CheckedProgram>(_ outcome: CheckOutcome<Base>) throws(Failure) {
    let trace = outcome.verdicts.compactMap(\.verdict.trace).first
    if let picture {
      let run = trace?.diagram(of: Base.self, columns: displayWidth)
      let diagram: Diagram
      if let run { diagram = run } else { diagram = try outcome.diagram() }
      try NamedFile(path: picture, kind: "picture").replace(
        by: Array(diagram.svg(columns: displayWidth).utf8),
        orExplain: "picture cannot be saved, and the file is unchanged"
      )
    }
    if let recording, let trace {
      let file = try RecordFile<Base>(
        path: recording,
        architectures: ArchitectureName.allCases,
        from: Base.checked.initial
      )
      for message in trace.events.compactMap(\.message) { try file.record(message) }
      try file.end()
    }
  }
}

/// A file that a complete suite is written to.
struct SuiteFile {
  let path: String

  /// Writes the suite of a program as tests in Swift, or that of its page as JSON.
  func write<Base: CheckedProgram>(_ program: Base.Type) throws(Failure) {
    let text = path.hasSuffix(".swift") ? Self.source(of: program) : Self.json(of: program)
    try NamedFile(path: path, kind: "suite").replace(
      by: Array(text.utf8),
      orExplain: "suite cannot be saved, and the file is unchanged"
    )
  }

  /// The suite of messages as a file of tests for Swift Testing.
  private static func source<Base: CheckedProgram>(of program: Base.Type) -> String {
    Base.space().completeSuite()
      .source(of: "Component<Elm<\(Base.self)>>(\(Base.source))", importing: ["SamplePrograms"])
  }

  /// The histories of the page, each step with the control that a person uses.
  private static func json<Base: CheckedProgram>(of program: Base.Type) -> String {
    let suite = Base.pageSuite()
    let json = JSONText([
      "program": Base.name, "states": suite.stateCount, "start": suite.start,
      "histories": suite.histories.map { history in
        JSONText("[\(history.map { Self.json($0, of: Base.self).json }.joined(separator: ","))]")
      },
    ])
    return json.json + "\n"
  }

  private static func json<Base: CheckedProgram>(
    _ step: PageSuite<Base.Message>.Step,
    of program: Base.Type
  ) -> JSONText {
    let event = step.touch.event
    return JSONText([
      "control": step.touch.kind.rawValue, "number": step.touch.number, "path": step.touch.path,
      "event": "\(event.kind)", "value": event.value, "isChecked": event.isChecked,
      "message": Base.line(for: step.message), "refused": step.refusal?.reason,
      "shown": step.shown,
    ])
  }
}
