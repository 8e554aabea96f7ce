import CommandLineSupport
import ComonadLaws
import EmbeddedText
import SharedLaboratory

extension LawsOutcome {
  /// The report: a line for each instance, what failed, and a summary.
  func text(for console: Console, again: Rerun) -> String {
    let failures = reports.flatMap { $0.diagnoses(again: again) }
      .map { $0.showingControlsInLines.headed(console) + "\n" }
    let strays = survivors.map { $0.text + "\n" }
    let sections: [[String]] =
      [rows, verdicts] + failures.map { [$0] } + [strays, remarks, [summary(for: console)]]
    return sections.filter { !$0.isEmpty }.map { $0.joined() }.joined(separator: "\n")
  }

  /// One line for each instance, and for each name that only broken instances have.
  private var rows: [String] {
    let groups = Dictionary(grouping: broken, by: \.broken.original)
    func row(_ name: String, holds: Bool, _ cells: (String) -> [String]) -> [String] {
      let all = groups[name, default: []]
      return [holds && all.allSatisfy(\.isCaught) ? "✓" : "✗"] + cells(caught(all))
    }
    let rows =
      reports.map { report in
        row(report.instance.name, holds: report.holds) { cells(of: report, caught: $0) }
      }
      + orphans.map { name in row(name, holds: true) { [name, "", "", "", $0] } }
    return TextTable(rows, rightAligned: [2, 3]).lines.map { $0 + "\n" }
  }

  /// One line for each law that holds, with its strength, if they are requested.
  private var verdicts: [String] {
    guard showsVerdicts else { return [] }
    let cells = reports.flatMap { report in
      report.results.filter(\.holds).map { [report.instance.name, $0.law.name, "\($0.strength)"] }
    }
    return TextTable(cells).lines.map { $0 + "\n" }
  }

  /// The cells of an instance's line.
  private func cells(of report: InstanceReport, caught: String) -> [String] {
    [
      report.instance.name,
      "\(report.results.count - report.failures.count) of \(report.results.count.counted("law"))",
      report.cases.counted("case"),
      StrengthCount(report.results).text,
      caught,
      report.coverage.map { "\($0.name) \($0.percent)" }.joined(separator: ", "),
    ]
  }

  /// How many broken instances were caught; nothing if there are none.
  private func caught(_ all: [BrokenOutcome]) -> String {
    guard !all.isEmpty else { return "" }
    return "\(all.filter(\.isCaught).count) of \(all.count) broken caught"
  }
}

// MARK: - Endings

extension LawsOutcome {
  /// The lines about the kept cases.
  private var remarks: [String] {
    guard let kept else { return [] }
    let path = kept.path.showingControls
    return strangers.map { "\(path): no law has the kept case \($0)\n" }
      + (kept.added > 0 ? ["\(path): \(kept.added.counted("new case")) kept\n"] : [])
  }

  /// All in one line.
  private func summary(for console: Console) -> String {
    let laws = reports.reduce(0) { $0 + $1.results.count }
    let held = laws - reports.reduce(0) { $0 + $1.failures.count }
    let cases = reports.reduce(0) { $0 + $1.cases }
    let total = broken.count
    let seconds = "\(milliseconds / 1_000).\(milliseconds % 1_000 / 100) s"
    let parts = [
      reports.isEmpty
        ? nil
        : "\(reports.count.counted("instance")): \(held) of \(laws) laws hold, "
          + cases.counted("case"),
      reports.isEmpty ? nil : StrengthCount(reports.flatMap(\.results)).text,
      total == 0
        ? nil
        : "\(total - survivors.count) of \(total.counted("broken instance")) caught by "
          + (total == 1 ? "its" : "their") + " laws",
      "seed \(plan.seed)",
      console.isTerminal ? seconds : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: "; ") + "\n"
  }
}

extension BrokenOutcome {
  /// The laws expected and found, in one line.
  var text: String {
    let name = broken.instance.name
    guard !found.isEmpty else { return "✗ \(name) survived; expected \(expected.listed("and"))" }
    let others = expected.isEmpty ? "none" : expected.listed("and")
    return
      "✗ \(name) was not caught by all its laws; expected \(others); found \(found.listed("and"))"
  }

  /// The report that the author would see, and whether that is what must be seen.
  func text(for console: Console, again: Rerun) -> String {
    let diagnoses = report.diagnoses(again: again)
      .map { $0.showingControlsInLines.headed(console) + "\n" }
    let verdict =
      isCaught ? "✓ \(broken.instance.name) is caught by its laws: \(broken.fault)" : text
    return (diagnoses + [verdict + "\n"]).joined(separator: "\n")
  }
}

// MARK: - Words

extension LawResult.Coverage {
  /// The share as text.
  fileprivate var percent: String { "\(Int(share * 100 + 0.5)) %" }
}

extension String {
  /// The text with its first line in bold, where that is possible.
  fileprivate func headed(_ console: Console) -> String {
    let head = prefix { $0 != "\n" }
    return console.bold(String(head)) + dropFirst(head.count)
  }
}
