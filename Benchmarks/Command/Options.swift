import BenchmarkCases
import BenchmarkRunner
import SamplePrograms

/// What the words of the command line ask for.
struct Options {
  /// Fewer and shorter readings.
  var isQuick = false
  /// No times, in any build.
  var countsOnly = false
  /// The names of benchmarks, instead of results.
  var lists = false
  /// The usage, instead of results.
  var helps = false
  /// Trials of the runner, instead of results.
  var testsItself = false
  /// The groups and benchmarks chosen; none means all.
  var only: [String] = []
  /// The file of an earlier run.
  var compare: String?
  /// The file that the results go to.
  var json: String?
  /// The file that the chart goes to.
  var svg: String?
  /// The page that the tables go into.
  var page: String?
  /// How many steps to run without measuring.
  var steps: Int?

  /// Why the words cannot be understood.
  struct Mistake: Error {
    let message: String
  }

  /// Reads the words.
  init(_ words: some Sequence<String>) throws(Mistake) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var inline = parts.count > 1 ? String(parts[1]) : nil
      if let flag = Self.flags[name] {
        guard inline == nil else { throw Mistake(message: "\(name) takes no value; got \(word)") }
        self[keyPath: flag] = true
        continue
      }
      guard Self.valued.contains(name) else { throw Self.unknown(name) }
      if inline == nil, let next = words.first, !next.hasPrefix("--") { inline = words.popFirst() }
      guard let value = inline, !value.isEmpty else {
        throw Mistake(message: "\(name) needs a value; got \(words.first ?? "nothing")")
      }
      try set(name, value)
    }
    try check()
  }

  /// Checks that the words do not contradict each other.
  private func check() throws(Mistake) {
    for (name, file) in [("--svg", svg), ("--page", page)] where countsOnly && file != nil {
      throw Mistake(message: "\(name) needs times; --counts takes none")
    }
  }

  private static var flags: [String: WritableKeyPath<Options, Bool>] {
    [
      "--quick": \.isQuick, "--counts": \.countsOnly, "--list": \.lists, "--help": \.helps,
      "--self-test": \.testsItself,
    ]
  }

  private static let valued = ["--only", "--compare", "--json", "--svg", "--page", "--steps"]

  private mutating func set(_ name: String, _ value: String) throws(Mistake) {
    switch name {
    case "--only":
      guard Selection.names.contains(value) || !Selection([value]).groups.isEmpty else {
        throw Mistake(
          message: "unknown benchmark \"\(value)\"; --list shows all"
            + suggestion(for: value, among: Selection.names)
        )
      }
      only.append(value)
    case "--compare": compare = value
    case "--json": json = value
    case "--svg": svg = value
    case "--page": page = value
    default:
      guard let number = Int(value), number > 0 else {
        throw Mistake(message: "--steps must be a positive number; got \"\(value)\"")
      }
      steps = number
    }
  }

  private static func unknown(_ name: String) -> Mistake {
    let known = Array(flags.keys) + valued
    let kind = name.hasPrefix("-") ? "option" : "argument"
    return Mistake(message: "unknown \(kind) \"\(name)\"" + suggestion(for: name, among: known))
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
