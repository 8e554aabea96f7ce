import BenchmarkCases
import BenchmarkRunner
import CommandLineSupport
import ComponentHost
import ComponentKit
import EmbeddedText
import Foundation
import Locks
import SystemFiles

/// The command: words in, tables and an exit status out.
struct Command {
  /// The words behind the name of the command.
  let words: [String]

  /// Creates the command.
  init(_ words: some Sequence<String>) { self.words = Array(words) }

  /// Runs the command of the words.
  func run() -> ExitCode {
    do {
      return try perform(Options(words))
    } catch let failure as Failure {
      complain(failure.message)
      if failure.status == .usage { complain(Self.usage) }
      return failure.status
    } catch {
      complain("\(error)")
      return .usage
    }
  }

  private func complain(_ message: String) {
    StandardError.put("pairing-benchmarks: \(message.showingControls)\n")
  }
}

// MARK: - Execution

extension Command {
  private func perform(_ options: Options) throws -> ExitCode {
    let groups = Selection(options.only).groups
    if options.helps {
      print(Self.help)
    } else if options.lists {
      list(groups)
    } else if options.testsItself {
      return try testItself()
    } else if let count = options.space {
      let report = SpaceReport(states: count)
      for line in report.lines { print(line) }
      return report.isPassed ? .success : .disagreement
    } else if let steps = options.steps {
      repeatSteps(of: groups, steps)
    } else {
      return try measure(groups, options)
    }
    return .success
  }

  private func list(_ groups: [BenchmarkGroup]) {
    for group in groups {
      print("\(group.name): \(group.title)")
      for benchmark in group.benchmarks {
        print("  \(benchmark.name)/\(benchmark.variant.rawValue)  \(benchmark.title)")
      }
    }
  }

  private func testItself() throws -> ExitCode {
    let body = reducer.work
    guard case .steps(let prepare) = body else { return .unusable }
    let test = try SelfTest(of: prepare())
    let worst = String(format: "%.3f", test.worst)
    let correlation = String(format: "%.2f", test.correlation)
    print(
      "the same code against itself: \(test.falseAlarms) false alarms in \(test.trials) trials, "
        + "\(test.limit.alarms) allowed; worst ratio \(worst)"
    )
    print("neighbouring rounds: correlation \(correlation)")
    print("a tenth more work: seen in \(test.seen) of \(test.differences) trials")
    print("a loop that has a formula: \(test.seesFormula ? "optimised away" : "not noticed")")
    return test.isPassed ? .success : .disagreement
  }

  /// Runs without measuring, for tools that measure from outside.
  private func repeatSteps(of groups: [BenchmarkGroup], _ steps: Int) {
    for benchmark in groups.flatMap(\.benchmarks) {
      switch benchmark.work {
      case .steps(let prepare): sink(prepare()(steps))
      case .sized(let work): sink(work.prepare(work.sizes[0])(steps))
      }
    }
  }

  /// How to read the tables.
  private static let reading = """
    An interval of 99 % holds the true median of the rounds of this run in at least so many cases. \
    It says nothing about another process, whose code and memory have other addresses: there, rows of \
    hosts have differed by a third. A box is one small object, made and released in the same run.
    """

  /// A sentence in lines of a terminal's width.
  private static func lines(of sentence: String) -> [String] {
    var lines = [""]
    for word in sentence.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 78 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " " + word
    }
    return lines
  }

  /// Replaces the line about what is being measured, on a terminal.
  private func show(_ progress: String?) {
    guard isatty(2) == 1 else { return }
    StandardError.put("\r\u{1B}[K" + (progress ?? ""))
  }

  private func measure(_ groups: [BenchmarkGroup], _ options: Options) throws -> ExitCode {
    // Reports problems before a minute of measuring, not after it.
    let stored = try options.compare.map { try self.stored($0, for: groups) }
    for file in [options.json, options.svg] { try file.map(checkWritable) }
    if options.svg != nil { try checkGrowth(groups) }
    let run =
      try options.countsOnly ? BenchmarkRun.countsOnly : BenchmarkRun(isQuick: options.isQuick)
    let loadBefore = Origin.load
    var results: [GroupResult] = []
    for (number, group) in groups.enumerated() {
      show("measuring \(number + 1) of \(groups.count): \(group.name)")
      results.append(run.measure(group, against: benchmarkTargets))
    }
    show(nil)
    for sentence in RunSummary(results).sentences + (options.countsOnly ? [] : [Self.reading]) {
      print(Self.lines(of: sentence).joined(separator: "\n") + "\n")
    }
    for result in results {
      let lines = options.showsTables ? Table(result, hasBars: isatty(1) == 1).lines + [""] : []
      for line in lines { print(line) }
    }
    for miss in results.flatMap(\.rows).flatMap(\.misses) { print("over its budget: \(miss)") }
    if !options.showsTables { print("\(results.count) tables are printed with --tables") }
    let origin = Origin.of(words, loadBefore: loadBefore)
    for (key, value) in origin { print("\(key): \(value)") }
    let report = Report(origin: origin, results: results)
    if let file = options.json { try write(report.json, to: file) }
    if let file = options.svg { try write(chart(of: results), to: file) }
    guard let stored else { return .success }
    return compare(report, with: stored, groups, run)
  }
}

// MARK: - Files

extension Command {
  private func stored(_ file: String, for groups: [BenchmarkGroup]) throws -> StoredReport {
    func unusable(_ reason: String) -> Failure {
      Failure(.unusable, "\(file): \(reason)")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw unusable("must be a report that pairing-benchmarks --json wrote; it cannot be read")
    }
    let report: StoredReport
    do {
      report = try StoredReport(data, flags: Origin.flags)
    } catch {
      throw unusable(error.reason)
    }
    let names = groups.flatMap { group in
      group.benchmarks.map { (name: $0.name, variant: $0.variant.rawValue) }
    }
    guard report.hasRows(of: names) else {
      throw unusable("must contain some of the benchmarks of the run; it contains none")
    }
    return report
  }

  /// Replaces a file as a whole or not at all; writes to a path that is no file, such as a pipe.
  private func write(_ text: String, to file: String) throws(Failure) {
    var status = stat()
    let isOther = stat(file, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    do {
      if isOther {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      } else {
        try AtomicFile(path: file).write(Array(text.utf8))
      }
    } catch {
      throw Failure(.outputError, "\(file): cannot be written, and is unchanged")
    }
  }

  private func checkWritable(_ file: String) throws(Failure) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure(.outputError, "\(file): cannot be written")
    }
  }

  private func checkGrowth(_ groups: [BenchmarkGroup]) throws(Failure) {
    let grows = groups.flatMap(\.benchmarks).contains { benchmark in
      if case .sized = benchmark.work { true } else { false }
    }
    guard grows else {
      throw Failure(.usage, "--svg needs a benchmark of growth, such as moves")
    }
  }

  /// The chart of the moves, or of the first group that grows; empty where only counts were taken.
  private func chart(of results: [GroupResult]) -> String {
    let sorted =
      results.filter { $0.group.name == "moves" } + results.filter { $0.group.name != "moves" }
    return sorted.lazy.compactMap { Chart($0) }.first?.svg ?? ""
  }
}
