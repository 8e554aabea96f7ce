extension Report {
  /// The heading of a page below which the figures stand.
  package static let heading = "## The figures of one run"

  /// The report as a part of a page: the circumstances, the exceeded budgets and the tables.
  ///
  /// What the page says above the heading is written by hand, and kept. So the figures of a run are
  /// in one place, beside the words that explain them, and nobody copies digits.
  ///
  /// - Parameters:
  ///   - summary: Sentences that say what the run found.
  ///   - page: The page as it is, or nothing.
  /// - Returns: The page with these figures in place of those that it had.
  package func page(_ summary: [String], in page: String = "") -> String {
    let words = page.firstRange(of: "\n\(Self.heading)\n").map { page[..<$0.lowerBound] }
    let misses = rows.flatMap(\.misses)
    let judgement =
      misses.isEmpty
      ? ["Every cost is within its budget."]
      : ["These costs exceed their budgets:", ""] + misses.map { "- \($0)" }
    let lines =
      [words.map { String($0) } ?? "# Figures of cost\n", Self.heading, "", Self.note, ""]
      + ["```sh", Self.command, "```", ""]
      + summary.map { "- \($0)" } + [""]
      + origin.map { "- \($0.key): \($0.value)" } + [""] + judgement
      + results.flatMap { [""] + MarkdownTable($0).lines }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let note =
    "The command writes everything below this line, as well as the picture and "
    + "[the rows as JSON](Pictures/pairing-costs.json), so do not edit it:"

  private static let command =
    "swift run -c release pairing-benchmarks --json Docs/Pictures/pairing-costs.json "
    + "--svg Docs/Pictures/pairing-costs.svg --page Docs/FiguresOfCost.md"
}
