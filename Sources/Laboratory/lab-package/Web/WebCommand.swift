import CommandLineSupport
import Laboratory
import Markup
import PageBuilder
import SharedLaboratory

/// `lab web`: builds the page of the laboratory, or that of a sample program.
struct WebCommand: Subcommand {
  /// The content of the page.
  enum Content: Equatable {
    /// The laboratory.
    case laboratory
    /// A sample program, in some architectures.
    case program(SamplePage)
  }

  /// The content of the page.
  let content: Content

  /// The path of the file to write.
  let output: String

  /// Whether the file is to be opened.
  private let isOpened: Bool

  /// The laws that a page of the laboratory reports on.
  private let catalogue: Catalogue

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    let architectures = try arguments.architectures()
    if arguments["--program"] != nil {
      let shown = architectures ?? ArchitectureName.allCases
      content = .program(try SamplePage(of: try arguments.experiment(of: tool), in: shown))
    } else if architectures == nil {
      content = .laboratory
    } else {
      throw Failure(.usage, "--architecture needs --program; the laboratory shows all four")
    }
    output = arguments["--output"] ?? content.name + ".html"
    isOpened = arguments.has("--open")
    (catalogue, console) = (tool.catalogue, tool.console)
  }

  func perform() throws(Failure) -> ExitCode {
    let file = try PageOutput(output)
    var page = HTMLFile(title: content.title, module: try console.module(of: content.build))
    switch content {
    case .laboratory:
      try console.write("checking the laws of the four pairs\n")
      page.styles = [try SamplePage.style]
      page.data = [(name: "laws", text: LaboratoryLaws(catalogue: catalogue).json())]
    case .program(let program):
      page.styles = [try SamplePage.style]
      page.firstView = program.firstView
    }
    try console.write(file.write(page))
    if isOpened { try file.open() }
    return .success
  }
}

extension WebCommand.Content {
  /// The name of the file, without its extension.
  var name: String {
    switch self {
    case .laboratory: "laboratory"
    case .program(let page): page.name
    }
  }

  /// The title of the page.
  fileprivate var title: String {
    switch self {
    case .laboratory: "The laboratory"
    case .program(let page): page.title
    }
  }

  fileprivate var build: ModuleBuild {
    switch self {
    case .laboratory: ModuleBuild("LaboratoryPage")
    case .program(let page): page.build
    }
  }
}
