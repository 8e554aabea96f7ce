import CommandLineSupport

/// `lab web`: builds a page, or measures one.
struct WebCommand: Subcommand {
  /// The build or the measurement.
  private let task: any Subcommand

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let isBenchmark = words.contains("--bench")
    task = try isBenchmark ? PageBenchmark(words, of: lab) : PageBuild(words, of: lab)
  }

  func perform() throws(Failure) -> ExitCode { try task.perform() }
}
