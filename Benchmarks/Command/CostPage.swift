import BenchmarkRunner
import CommandLineSupport
import Foundation

/// A page that tables are written into, between two lines that mark their place.
struct CostPage {
  private static let marks = (start: "<!-- costs -->", end: "<!-- /costs -->")

  /// The text before and behind the tables, the marks included.
  private let before: Substring
  private let behind: Substring

  /// Reads a page.
  init(reading file: String) throws(Failure) {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: Self.marks.start + "\n"),
      let end = text.range(of: Self.marks.end, range: start.upperBound..<text.endIndex)
    else {
      throw Failure(
        .unusable,
        "\(file): must hold the lines \(Self.marks.start) and \(Self.marks.end)"
      )
    }
    before = text[..<start.upperBound]
    behind = text[end.lowerBound...]
  }

  /// Returns the page with the tables of a report in their place.
  func text(with report: Report) -> String {
    let origin = report.origin.map { "- \($0.key): \($0.value)" }
    let tables = report.results.flatMap { [""] + MarkdownTable($0).lines }
    let misses = report.rows.flatMap(\.misses)
    let judgement =
      misses.isEmpty
      ? ["Every target is met."]
      : ["These targets are missed:", ""] + misses.map { "- \($0)" }
    let lines = [""] + origin + [""] + judgement + tables + ["", ""]
    return before + lines.joined(separator: "\n") + behind
  }
}
