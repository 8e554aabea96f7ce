import CommandLineSupport
import EmbeddedText
import Foundation
import PageBuilder

/// The command `page-benchmark`, which measures a page against one written by hand.
///
/// One page contains both, measures them in turns, and writes the results to its console.
struct PageBenchmark {
  /// The rounds that are measured.
  private let rounds: Int

  /// The random steps that are compared before.
  private let steps: Int

  /// The architectures of the page.
  private let architectures: [Architecture]

  /// Whether the times include those of painting.
  private let includesPaint: Bool

  /// How many times slower the processor is made.
  private let slowdown: Int

  /// The file that keeps the page, if one is to.
  private let output: String?

  /// Whether the figures are printed as JSON.
  private let isJSON: Bool

  /// The architectures, by their names in options and in the conditions of `SpeedPage`.
  private enum Architecture: String, CaseIterable {
    case elm, redux, react, halogen
  }

  /// Reads the words behind the name of the command.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(words, of: "page-benchmark", explainedIn: Self.help)
    let name = arguments["--architecture"] ?? "elm"
    let named = Architecture(rawValue: name).map { [$0] }
    guard let shown = name == "all" ? Architecture.allCases : named else {
      let known = Architecture.allCases.map(\.rawValue) + ["all"]
      throw Failure.unknown("architecture", name, among: known)
    }
    architectures = shown
    includesPaint = arguments.has("--paint")
    rounds = try arguments.number("--rounds", from: 1, to: 1_000) ?? 15
    steps = try arguments.number("--steps", from: 0, to: 1_000_000) ?? 1_000
    slowdown = try arguments.number("--slowdown", from: 1, to: 20) ?? 1
    output = arguments["--output"]
    isJSON = arguments.has("--json")
  }

  /// Builds the page, lets a browser measure it, and prints the results.
  ///
  /// - Parameters:
  ///   - path: The folders in which the browser is looked for, with colons between them.
  ///   - write: Writes the results.
  ///   - report: Writes a line about the work.
  /// - Throws: The reason why there are no results.
  func perform(
    searching path: String,
    write: (String) -> Void,
    report: (String) -> Void
  ) throws(Failure) {
    let browser = try Chromium.find(on: path)
    let kept = try output.map { path throws(Failure) in try PageOutput(path) }
    var build = ModuleBuild("SpeedPage")
    build.conditions = Architecture.allCases.filter { !architectures.contains($0) }
      .map { "WITHOUT_\($0.rawValue)" }
    report("compiling \(build.product) for a browser\n")
    let page = try page(of: try build.module())
    if let kept { report(try kept.write(page)) }
    write(try measure(Array(page.text().utf8), in: browser, report: report))
  }

  private func page(of module: Data) throws(Failure) -> HTMLFile {
    func part(_ name: String) throws(Failure) -> String {
      try PackageSources.text("Benchmarks/SpeedPage/Page/\(name)")
    }
    var page = HTMLFile(title: "Speed in a browser", module: module)
    page.scripts = [try part("plain.js"), try part("speed.js")]
    page.styles = [try part("speed.css")]
    page.data = [(name: "settings", text: settings.json)]
    return page
  }

  private var settings: JSONText {
    JSONText([
      "warmUp": min(5, rounds), "rounds": rounds, "steps": steps, "paints": includesPaint,
      "slowdown": slowdown, "architectures": architectures.map(\.rawValue.capitalized),
    ])
  }

  /// Shows the page in the browser, and returns what it prints.
  private func measure(
    _ page: [UInt8],
    in browser: Chromium,
    report: (String) -> Void
  ) throws(Failure) -> String {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "page-benchmark-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    var figures: String?
    var table = ""
    var failure: String?
    try browser.show(page, slowdown: slowdown, keeping: folder.path) { line in
      guard line.hasPrefix("speed:") else { return true }
      let parts = line.dropFirst("speed:".count).split(separator: " ", maxSplits: 1)
      let text = parts.count == 2 ? String(parts[1]) : ""
      switch parts.first {
      case "progress": report("measured \(text.replacing(" ", with: " of "))\n")
      case "table": table += text + "\n"
      case "result": figures = text
      case "failure": failure = text
      default: break
      }
      return figures == nil && failure == nil
    }
    guard let figures, failure == nil else {
      throw Failure(
        .unavailable,
        "the browser must measure to the end; got \(failure ?? "no more from it")"
      )
    }
    return isJSON ? figures + "\n" : table
  }
}

// MARK: - Help

extension PageBenchmark {
  /// The paragraph on the usage.
  static let usage = """
    usage: swift run page-benchmark [--architecture NAME] [--rounds N] [--steps N] [--paint]
                                    [--slowdown N] [--json] [--output FILE]

    """

  /// The whole text.
  static let help = """
    page-benchmark measures a page of up to ten thousand rows against one written by hand in
    JavaScript, by the operations of js-framework-benchmark, in a browser without a window
    (chromium), and prints the ratios.

    \(usage)
    options, written --name value or --name=value:
      --architecture NAME  elm, which is the default, redux, react, halogen, or all in turns
      --rounds N           how often each operation is measured on each page, 15 by default
      --steps N            how many random steps all pages do before, after each of which they
                           must show the same, 1000 by default
      --paint              include the painting of a frame in the times
      --slowdown N         let the browser make the processor N times slower, as tools for
                           developers do, 1 by default
      --json               print the figures and every time as one line of JSON
      --output FILE        keep the page, which measures when it is opened
      --help               print this text

    """
}
