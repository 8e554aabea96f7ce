import CommandLineSupport
import Foundation
import LaboratoryCore

/// The measurement of a page against one written by hand: one page contains both, measures them
/// in turns, and writes the results to its console.
struct PageBenchmark: Subcommand {
  /// The rounds that are measured.
  private let rounds: Int

  /// The random steps that are compared before.
  private let steps: Int

  /// The architectures of the page.
  private let architectures: [ArchitectureName]

  /// Whether the times include those of painting.
  private let includesPaint: Bool

  /// How many times slower the processor is made.
  private let slowdown: Int

  /// The file that keeps the page, if one is to.
  private let output: String?

  /// Whether the figures are printed as JSON.
  private let isJSON: Bool

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(
      words,
      of: "lab web --bench",
      .init(
        valued: ["--architecture", "--rounds", "--steps", "--slowdown", "--output"],
        flags: ["--bench", "--json", "--paint"]
      )
    )
    architectures = try arguments.architectures() ?? [.elm]
    includesPaint = arguments.has("--paint")
    rounds = try arguments.number("--rounds", from: 1, to: 1_000) ?? 15
    steps = try arguments.number("--steps", from: 0, to: 1_000_000) ?? 1_000
    slowdown = try arguments.number("--slowdown", from: 1, to: 20) ?? 1
    output = arguments["--output"]
    isJSON = arguments.has("--json")
    console = lab.console
  }

  /// Builds the page, lets a browser measure it, and prints the results.
  func perform() throws(Failure) -> ExitCode {
    let browser = try Chromium.find(on: console.environment["PATH"] ?? "")
    if let kept = output { try NamedFile.page(kept).checkPage() }
    let conditions = ArchitectureName.absent(from: architectures)
    let build = WebBuild(package: SamplePage.root, product: "SpeedPage", conditions: conditions)
    let file = try file(build.module())
    let directory = NSTemporaryDirectory() + "/lab-speed-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try attempt("\(directory): directory cannot be made") {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }
    if let output { try NamedFile.page(output).write(file) }
    try measure(file.bytes, in: browser, keeping: directory)
    return .success
  }

  private func file(_ module: [UInt8]) throws(Failure) -> HTMLFile {
    HTMLFile(
      title: "Speed in a browser",
      module: module,
      scripts: [try part("plain.js"), try part("speed.js")],
      styles: [try part("speed.css")],
      data: [(name: "settings", text: settings.json)]
    )
  }

  private var settings: JSONText {
    JSONText([
      "warmUp": min(5, rounds), "rounds": rounds, "steps": steps, "paints": includesPaint,
      "slowdown": slowdown, "architectures": architectures.map(\.typeName),
    ])
  }

  /// Reads a part of the page, which is in the folder of the module.
  private func part(_ name: String) throws(Failure) -> [UInt8] {
    let path = "\(SamplePage.root)/Benchmarks/SpeedPage/Page/\(name)"
    return try NamedFile(path: path, kind: "part of the page").read()
  }

  private func measure(
    _ page: [UInt8],
    in browser: Chromium,
    keeping directory: String
  ) throws(Failure) {
    let progress = ProgressLine(console)
    var figures: String?
    var table = ""
    var failure: String?
    try browser.show(page, slowdown: slowdown, keeping: directory) { line in
      guard line.hasPrefix("speed:") else { return true }
      let parts = line.dropFirst("speed:".count).split(separator: " ", maxSplits: 1)
      let text = parts.count == 2 ? String(parts[1]) : ""
      switch parts.first {
      case "progress":
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        if numbers.count == 2 { progress.show("measured", numbers[0], of: numbers[1]) }
      case "table": table += text + "\n"
      case "result": figures = text
      case "failure": failure = text
      default: break
      }
      return figures == nil && failure == nil
    }
    try progress.clear()
    guard let figures, failure == nil else {
      throw Failure(
        .unavailable,
        "the browser must measure to the end; got \(failure ?? "no more from it")"
      )
    }
    try console.write(isJSON ? figures + "\n" : table)
  }
}
