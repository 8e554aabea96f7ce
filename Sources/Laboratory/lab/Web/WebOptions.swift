import CommandLineSupport
import LaboratoryCore
import Markup
import SamplePrograms

/// The options of `lab web`.
struct WebOptions {
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

  /// Whether the file is to be opened.
  let isOpened: Bool
}

// MARK: - Reading the command line

extension WebOptions {
  /// Understands the words behind `lab web`.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(
      words,
      of: "lab web",
      .init(
        valued: ["--program", "--architecture", "--product", "--output"],
        flags: ["--open"]
      )
    )
    content = try Self.content(arguments)
    output = arguments["--output"] ?? content.name + ".html"
    isOpened = arguments.has("--open")
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
      let program = try arguments.program()
      return .program(
        SamplePage(
          name: program.name,
          type: "\(program)",
          architectures: try arguments.architectures() ?? ArchitectureName.allCases,
          isKept: program is any SavedProgram.Type
        )
      )
    }
    for other in ["--program", "--architecture"] where arguments[other] != nil {
      throw Failure(
        .usage,
        "--product says what the page shows by itself; got \(other) besides it"
      )
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

extension WebOptions.Content {
  /// The title of the page.
  var name: String {
    switch self {
    case .laboratory: "laboratory"
    case .program(let page): page.name
    case .product(let name): name
    }
  }
}
