import Atlas
import CommandLineSupport
import Laboratory
import SharedLaboratory

/// All theories with their architectures.
struct TheoryList: JSONConvertible {
  /// The theories.
  let reports: [TheoryReport]

  /// Creates the list.
  init(_ reports: [TheoryReport]) { self.reports = reports }

  /// A line for each theory.
  func text(for console: Console) -> String {
    let titles = ["theory", "architecture", "summary"]
    let lines = TextTable(
      [titles] + reports.map { [$0.theory.name, $0.result, $0.theory.summary] }
    ).lines
    return console.bold(lines[0]) + "\n" + lines.dropFirst().map { $0 + "\n" }.joined()
  }

  var json: String { JSONText(["theories": reports.map { JSONText($0.json) }]).json }
}
