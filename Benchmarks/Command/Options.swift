import BenchmarkCases
import BenchmarkRunner
import CommandLineSupport
import EmbeddedText
import SamplePrograms

/// The options of the command line.
struct Options {
  /// Fewer and shorter readings.
  let isQuick: Bool
  /// The tables of a quick run.
  let showsTables: Bool
  /// No times, in any build.
  let countsOnly: Bool
  /// The names of benchmarks, instead of results.
  let lists: Bool
  /// The usage, instead of results.
  let helps: Bool
  /// Trials of the runner, instead of results.
  let testsItself: Bool
  /// The groups and benchmarks chosen; none means all.
  let only: [String]
  /// The file of an earlier run.
  let compare: String?
  /// The file that the results go to.
  let json: String?
  /// The file that the chart goes to.
  let svg: String?
  /// How many states to visit, instead of results.
  let space: Int?
  /// How many steps to run without measuring.
  let steps: Int?

  /// Reads the words.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(
      words.filter { $0 != "--help" },
      of: "pairing-benchmarks",
      explainedIn: Command.help,
      repeated: ["--only"]
    )
    isQuick = arguments.has("--quick")
    showsTables = arguments.has("--tables") || !isQuick || arguments.has("--only")
    countsOnly = arguments.has("--counts")
    lists = arguments.has("--list")
    helps = words.contains("--help")
    testsItself = arguments.has("--self-test")
    only = arguments.all("--only")
    compare = arguments["--compare"]
    json = arguments["--json"]
    svg = arguments["--svg"]
    space = try arguments.number("--space", from: 1)
    steps = try arguments.value("--steps", "a positive number") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
    for name in only where Selection([name]).groups.isEmpty {
      throw Failure(
        .usage,
        "unknown benchmark \(name.quoted); --list shows all"
          + suggestion(for: name, among: Selection.names)
      )
    }
    if countsOnly && svg != nil {
      throw Failure(.usage, "--svg needs times; --counts takes none")
    }
  }
}

/// The benchmarks chosen by names: of a group, of a benchmark, or `name/variant`.
struct Selection {
  /// The groups, with what is chosen of each.
  let groups: [BenchmarkGroup]

  /// Chooses; no names choose all.
  init(_ names: [String]) {
    groups = benchmarkGroups.compactMap { group in
      guard !names.isEmpty, !names.contains(group.name) else { return group }
      let chosen = group.benchmarks.filter { benchmark in
        names.contains(benchmark.name)
          || names.contains("\(benchmark.name)/\(benchmark.variant.rawValue)")
      }
      guard !chosen.isEmpty else { return nil }
      return BenchmarkGroup(
        group.name,
        group.title,
        baseline: group.baseline,
        remarks: group.remarks,
        chosen
      )
    }
  }

  /// Every name that may be chosen, but for those with a variant.
  static var names: [String] {
    benchmarkGroups.map(\.name) + benchmarkGroups.flatMap { $0.benchmarks.map(\.name) }
  }
}
