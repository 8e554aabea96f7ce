extension Report {
  /// The report as a page of its own: the circumstances, the missed targets and the tables.
  ///
  /// Other pages link to it. So the figures of a run are in one place, and nobody copies digits.
  package var page: String {
    let misses = rows.flatMap(\.misses)
    let judgement =
      misses.isEmpty
      ? ["Every target is met."]
      : ["These targets are missed:", ""] + misses.map { "- \($0)" }
    let lines =
      [
        "# Figures of the pairs",
        "",
        "`pairing-benchmarks --page` writes this page, so do not edit it. "
          + "[What a pairing costs](WhatAPairingCosts.md) says what is measured, how to read the "
          + "columns, and how to measure again.",
        "",
      ]
      + origin.map { "- \($0.key): \($0.value)" } + [""] + judgement
      + results.flatMap { [""] + MarkdownTable($0).lines }
    return lines.map { $0 + "\n" }.joined()
  }
}
