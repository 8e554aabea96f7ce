import BenchmarkRunner
import CommandLineSupport
import Foundation

/// The circumstances of a run.
enum Origin {
  /// The facts, in the order of the report.
  static func of(_ words: [String], loadBefore: String) -> [(key: String, value: String)] {
    [
      ("commit", commit),
      ("compiler", compilerName),
      ("flags", flags),
      ("cpu", processor),
      ("load", "\(loadBefore) before, \(load) after"),
      ("command", (["pairing-benchmarks"] + words).joined(separator: " ")),
    ]
  }

  /// How this program was built.
  static var flags: String { DebugBuild.isThis ? "debug" : "release, whole module" }

  /// How many threads wanted to run during the last minute.
  static var load: String {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? String(format: "%.2f", averages[0]) : "unknown"
  }

  private static var processor: String {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
    let model = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return "\(model ?? "unknown"), \(ProcessInfo.processInfo.activeProcessorCount) cores"
  }

  private static var commit: String {
    let git = ToolOutcome.of(["git", "describe", "--always", "--dirty"])
    let text = git.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return git.status == 0 && !text.isEmpty ? text : "unknown"
  }
}
