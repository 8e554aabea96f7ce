import BenchmarkRunner
import CommandLineSupport

extension Command {
  /// Compares, and measures again what may be noise.
  func compare(
    _ report: Report,
    with stored: StoredReport,
    _ groups: [BenchmarkGroup],
    _ run: BenchmarkRun
  ) -> ExitCode {
    var found = stored.regressions(in: report.rows)
    if found.contains(where: \.mayBeNoise) {
      let again = groups.compactMap { group -> BenchmarkGroup? in
        let doubtful = group.benchmarks.filter { benchmark in
          found.contains { $0.name == benchmark.name && $0.variant == benchmark.variant.rawValue }
        }
        return doubtful.isEmpty
          ? nil
          : BenchmarkGroup(group.name, group.title, baseline: group.baseline, doubtful)
      }
      let rows = again.flatMap { run.measure($0).rows }
      let confirmed = stored.regressions(in: rows)
      found = found.filter { regression in
        !regression.mayBeNoise
          || confirmed.contains { $0.name == regression.name && $0.variant == regression.variant }
      }
    }
    for regression in found {
      print("worse: \(regression.name)/\(regression.variant): \(regression)")
    }
    if found.isEmpty { print("nothing is worse than in the file") }
    return found.isEmpty ? .success : .disagreement
  }
}
