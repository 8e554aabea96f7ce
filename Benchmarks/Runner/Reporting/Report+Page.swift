extension Report {
  /// The report as a page of its own: the circumstances, the exceeded budgets and the tables.
  ///
  /// Other pages link to it. So the figures of a run are in one place, and nobody copies digits.
  ///
  /// - Parameter summary: Sentences that say what the run found.
  /// - Returns: The page.
  package func page(_ summary: [String]) -> String {
    let misses = rows.flatMap(\.misses)
    let judgement =
      misses.isEmpty
      ? ["Every cost is within its budget."]
      : ["These costs exceed their budgets:", ""] + misses.map { "- \($0)" }
    let lines =
      [
        "# Figures of the pairs",
        "",
        "`pairing-benchmarks --page` writes this page, so do not edit it. "
          + "[What a pairing costs](FiguresOfCost.md) says what is measured, how to read the "
          + "columns, and how to measure again.",
        "",
      ]
      + summary.map { "- \($0)" } + [""]
      + origin.map { "- \($0.key): \($0.value)" } + [""] + judgement
      + results.flatMap { [""] + MarkdownTable($0).lines }
    return lines.map { $0 + "\n" }.joined()
  }
}
