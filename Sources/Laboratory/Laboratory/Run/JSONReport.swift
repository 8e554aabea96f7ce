import CommandLineSupport
import ComponentKit
import EmbeddedText
import SharedLaboratory

/// Shows a run as one line of JSON.
struct JSONReport: Report {
  /// The name of the program.
  let program: String

  /// The architectures.
  let names: [ArchitectureName]

  /// The console that the line is written to.
  let console: Console

  /// The views of each architecture so far, already written as JSON.
  private(set) var views: [[String]]

  /// The refusals of each architecture so far, already written as JSON.
  private var refusals: [[String]]

  /// The work that was requested so far, already written as JSON.
  private var work: [String] = []

  /// Creates a report for a console.
  init(program: String, names: [ArchitectureName], console: Console) {
    self.program = program
    self.names = names
    self.console = console
    views = names.map { _ in [] }
    refusals = names.map { _ in [] }
  }

  /// Stores the views until the end.
  mutating func show(_ moment: Observation) throws(Failure) {
    if let shown = moment.views, let first = shown.first {
      // Views that equal the first one, the usual case, are written once and kept once.
      let json = first.json
      for (index, view) in shown.enumerated() {
        views[index].append(view == first ? json : view.json)
      }
    }
    work += moment.work.map { JSONText(["line": moment.message?.line ?? 0, "effect": $0]).json }
    guard let message = moment.message else { return }
    for (index, refusal) in moment.refusals.enumerated() {
      guard let reason = refusal?.reason else { continue }
      let refusal = JSONText(["line": message.line, "message": message.text, "reason": reason])
      refusals[index].append(refusal.json)
    }
  }

  /// Writes the line, run by run, since all runs together may be long.
  mutating func finish(_ verdict: AgreementVerdict) throws(Failure) {
    try console.write("{\"program\":\(program.json),\"runs\":[")
    for index in names.indices {
      try console.write(
        "\(index == 0 ? "" : ","){\"architecture\":\(names[index].rawValue.json)"
          + ",\"views\":[\(views[index].joined(separator: ","))]"
          + ",\"refused\":[\(refusals[index].joined(separator: ","))]\(workField)}"
      )
    }
    try console.write("],\"agree\":\(verdict.agree)}\n")
  }

  /// The work, for programs that request some.
  private var workField: String {
    work.isEmpty ? "" : ",\"effects\":[\(work.joined(separator: ","))]"
  }
}
