import CommandLineSupport
import ComponentHost
import ComponentKit
import Foundation
import LaboratoryCore
import SamplePrograms

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

/// The building of a page: a module, put into one file.
private struct PageBuild: Subcommand {
  /// The options of the command.
  let options: WebOptions

  /// The laws that a page of the laboratory reports on.
  let catalogue: Catalogue

  /// The console of the command.
  let console: Console

  init(_ words: [String], of lab: Lab) throws(Failure) {
    options = try WebOptions(words)
    catalogue = lab.catalogue
    console = lab.console
  }

  /// Builds the page.
  func perform() throws(Failure) -> ExitCode {
    let page = NamedFile.page(options.output)
    try page.checkPage()
    let build = try build()
    let progress = ProgressLine(console)
    progress.show("compiling \(build.product) for a browser")
    let made = Result { () throws(Failure) in try build.module() }
    try progress.clear()
    let module = try made.get()
    let file = try file(of: module)
    let size = try page.write(file)
    try console.write(
      "\(options.output.showingControls): \(size) bytes, module \(module.count) bytes\n"
    )
    if options.isOpened { try open() }
    return .success
  }

  private func file(of module: [UInt8]) throws(Failure) -> HTMLFile {
    guard options.content == .laboratory else {
      return HTMLFile(title: options.content.name, module: module)
    }
    let laws = LaboratoryLaws(catalogue: catalogue)
    try console.write("checking the laws of the four pairs\n")
    return HTMLFile(
      title: "The laboratory",
      module: module,
      styles: [Array(LaboratoryLaws.pageStyle.utf8)],
      data: [(name: "laws", text: laws.json())]
    )
  }

  private func build() throws(Failure) -> WebBuild {
    switch options.content {
    case .laboratory:
      return WebBuild(package: SamplePage.root, product: "LaboratoryPage")
    case .product(let product):
      let folder = FileManager.default.currentDirectoryPath
      guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
        throw Failure(
          .noInput,
          "Package.swift must be in the current directory; got none in \(folder.quoted); "
            + "run lab web where the package of \(product) is"
        )
      }
      return WebBuild(package: folder, product: product)
    case .program(let page):
      return page.build
    }
  }

  /// Opens the page as the system opens files.
  private func open() throws(Failure) {
    #if os(macOS)
    let opener = "open"
    #else
    let opener = "xdg-open"
    #endif
    let outcome = ToolOutcome.of([opener, options.output])
    guard outcome.status == 0 else {
      throw Failure(
        .unavailable,
        "\(options.output) is written; \(opener) must open it; got status \(outcome.status)"
      )
    }
  }
}
