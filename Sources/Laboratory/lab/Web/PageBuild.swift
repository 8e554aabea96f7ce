import CommandLineSupport
import Foundation
import LaboratoryCore
import Markup
import SamplePrograms

/// The building of a page: a module, put into one file.
struct PageBuild: Subcommand {
  /// The content of the page.
  enum Content: Equatable {
    /// The laboratory.
    case laboratory
    /// A sample program, in some architectures.
    case program(SamplePage)
    /// An executable of the package in the current directory.
    case product(String)
  }

  /// The content of the page.
  let content: Content

  /// The file to write.
  let output: String

  /// The file with the first view of the page; nil for none.
  let view: String?

  /// The name under which the page of the product keeps its state; nil for none.
  let name: String?

  /// Whether the file is to be opened.
  let isOpened: Bool

  /// The laws that a page of the laboratory reports on.
  let catalogue: Catalogue

  /// The console of the command.
  let console: Console

  /// Builds the page.
  func perform() throws(Failure) -> ExitCode {
    let page = NamedFile.page(output)
    try page.checkPage()
    let build = try build()
    let firstView = try firstView()
    var file = try file(of: try console.module(of: build))
    file.firstView = firstView
    try console.write(file, to: page)
    if isOpened { try open() }
    return .success
  }

  /// The view until the module has started: that of a sample program, or that of a file.
  private func firstView() throws(Failure) -> FirstView? {
    if case .program(let page) = content { return page.firstView }
    guard let view else { return nil }
    let html = try utf8Text(of: try NamedFile(path: view, kind: "view").read(), from: view)
    if let first = FirstView(html, keptAs: name) { return first }
    let lines = html.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.prefix { !$0.contains(FirstView.style) }.count + 1
    throw Failure(
      .data,
      "\(view):\(line): view must have no style attribute; the page would block it"
    )
  }

  private func file(of module: [UInt8]) throws(Failure) -> HTMLFile {
    guard content == .laboratory else { return HTMLFile(title: content.name, module: module) }
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
    switch content {
    case .laboratory: return WebBuild(package: SamplePage.root, product: "LaboratoryPage")
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
    case .program(let page): return page.build
    }
  }

  /// Opens the page as the system opens files.
  private func open() throws(Failure) {
    #if os(macOS)
    let opener = "open"
    #else
    let opener = "xdg-open"
    #endif
    let outcome = ToolOutcome.of([opener, output])
    guard outcome.status == 0 else {
      throw Failure(
        .unavailable,
        "\(output) is written; \(opener) must open it; got status \(outcome.status)"
      )
    }
  }
}

// MARK: - Reading the command line

extension PageBuild {
  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(
      words,
      of: "lab web",
      .init(
        valued: ["--program", "--architecture", "--product", "--view", "--kept-as", "--output"],
        flags: ["--open"]
      )
    )
    content = try Self.content(arguments)
    output = arguments["--output"] ?? content.name + ".html"
    (view, name) = (arguments["--view"], arguments["--kept-as"])
    if view != nil, arguments["--product"] == nil {
      throw Failure(.usage, "--view needs --product; it is for a page of your package")
    }
    if name != nil, view == nil {
      throw Failure(.usage, "--kept-as needs --view; it says when a page shows that view")
    }
    isOpened = arguments.has("--open")
    catalogue = lab.catalogue
    console = lab.console
  }

  private static func content(_ arguments: Arguments) throws(Failure) -> Content {
    let architecture = arguments["--architecture"]
    let isNothingNamed = ["--program", "--product"].allSatisfy { arguments[$0] == nil }
    if isNothingNamed {
      guard architecture == nil else {
        throw Failure(.usage, "--architecture needs --program; the laboratory shows all four")
      }
      return .laboratory
    }
    guard let product = arguments["--product"] else {
      let architectures = try arguments.architectures() ?? ArchitectureName.allCases
      return .program(SamplePage(of: try arguments.program(), in: architectures))
    }
    for other in ["--program", "--architecture"] where arguments[other] != nil {
      throw Failure(.usage, "--product excludes other options; got \(other)")
    }
    guard product.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_-]*/) != nil else {
      throw Failure(
        .usage,
        "--product must be the name of an executable, of letters, digits, - and _; "
          + "got \(product.quoted)"
      )
    }
    return .product(product)
  }
}

extension PageBuild.Content {
  /// The title of the page.
  var name: String {
    switch self {
    case .laboratory: "laboratory"
    case .program(let page): page.name
    case .product(let name): name
    }
  }
}
