import ComponentHost
import Foundation

/// The measuring of a page against one written by hand: both stand on one page, which measures them
/// in turns and says in its console what came of it.
struct Speed {
  /// How it is measured.
  let options: SpeedOptions

  /// Where it is told.
  let console: Console

  /// Builds the page, lets a browser measure it, and prints what it measured.
  func perform() throws(Failure) -> ExitCode {
    let browser = try Chromium.find(on: console.environment["PATH"] ?? "")
    if let kept = options.output { try PageFile(path: kept).check() }
    let module = try WebBuild(package: SamplePage.root, product: "SpeedPage").module()
    let directory = NSTemporaryDirectory() + "/lab-speed-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let page = options.output ?? directory + "/speed.html"
    do {
      try FileManager.default.createDirectory(
        atPath: directory,
        withIntermediateDirectories: true
      )
    } catch {
      throw Failure(.outputError, "\(directory): directory cannot be made: \(error)")
    }
    try PageFile(path: page).write(file(module))
    try measure(page, in: browser, keeping: directory)
    return .success
  }

  private func file(_ module: [UInt8]) -> HTMLFile {
    HTMLFile(
      title: "Speed in a browser",
      module: module,
      scripts: [PackageResources.plain_js, PackageResources.speed_js],
      styles: [PackageResources.speed_css],
      data: [
        (
          name: "settings",
          text: "{\"warmUp\": \(min(5, options.rounds)), \"rounds\": \(options.rounds)}"
        )
      ]
    )
  }

  private func measure(
    _ page: String,
    in browser: Chromium,
    keeping directory: String
  ) throws(Failure) {
    let progress = ProgressLine(console)
    var figures: String?
    var table = ""
    var failure: String?
    try browser.show(page, keeping: directory) { line in
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
    try console.write(options.isJSON ? figures + "\n" : table)
  }
}
