import Atlas
import CommandLineSupport
import ComponentKit
import EmbeddedText
import Laboratory
import PageBuilder
import SharedLaboratory
import TerminalHost

/// `lab atlas`: lists the comonads on small finite containers, shows and runs each.
struct AtlasCommand: Subcommand {
  /// The work.
  private let task: AtlasTask

  /// Whether the output is JSON.
  private let isJSON: Bool

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    isJSON = arguments.has("--json")
    console = tool.console
    task = try AtlasTask(arguments)
  }

  func perform() throws(Failure) -> ExitCode {
    switch task {
    case .list(let size):
      let list = AtlasList(size: size, of: try categories(upTo: size))
      try print(list) { list.text(for: console) }
    case .count(let size):
      let count = AtlasCount(size: size, places: try counts(size))
      try print(count) { count.text }
    case .entry(let number):
      let entry = try entry(number)
      try print(entry) { entry.text(for: console) }
    case .run(let number): try run(try entry(number).program)
    case .ladder(let size):
      let ladder = AtlasLadder(size: size, ladder: try ladder(upTo: size))
      try print(ladder) { ladder.text }
    case .rebases(let size):
      let rebases = try rebases(size)
      try print(rebases) { rebases.text }
    case .certificate(let file, let size, let number):
      let entries =
        if let number {
          [try entry(number)]
        } else {
          AtlasList(size: size, of: try categories(upTo: size)).entries
        }
      try console.write(certificatesOf: entries.map(\.category), to: file)
    case .page(let file, let architecture): try write(page: file, in: architecture)
    case .theories(let bound):
      let list = TheoryList(try reports(on: TheoryCatalogue.all, bound))
      try print(list) { list.text(for: console) }
    case .theory(let theory, let bound, let isRun):
      try present(theory, bound, isRun: isRun)
    case .equations(let path, let bound, let isRun):
      try present(try theory(from: path), bound, isRun: isRun)
    }
    return .success
  }

  /// Prints JSON if it is requested, and else a text.
  private func print(_ value: some JSONConvertible, text: () -> String) throws(Failure) {
    try console.write(isJSON ? value.json + "\n" : text())
  }
}

// MARK: - Work

extension AtlasCommand {
  /// Finds all categories up to a size.
  private func categories(upTo size: Int) throws(Failure) -> SmallCategories {
    let progress = ProgressLine(isJSON ? nil : console)
    let categories = SmallCategories(upTo: size) { progress.show("searching: \($0) found") }
    try progress.clear()
    return categories
  }

  /// Counts the categories of a size by their places.
  private func counts(_ size: Int) throws(Failure) -> [Int] {
    let progress = ProgressLine(isJSON ? nil : console)
    let counts = CategoryAtlas.counts(size: size) { progress.show("searching: \($0) found") }
    try progress.clear()
    return counts
  }

  /// Decides all morphisms up to a size.
  private func ladder(upTo size: Int) throws(Failure) -> Ladder {
    let categories = try categories(upTo: size)
    let progress = ProgressLine(isJSON ? nil : console)
    let ladder = Ladder(upTo: size, of: categories) { progress.show("deciding", $0, of: $1) }
    try progress.clear()
    return ladder
  }

  /// Finds the structures of rebasing on the entries of a size.
  private func rebases(_ size: Int) throws(Failure) -> AtlasRebases {
    let categories = try categories(upTo: size)
    let progress = ProgressLine(isJSON ? nil : console)
    let rebases = AtlasRebases(size: size, of: categories) {
      progress.show("rebasing", $0, of: $1)
    }
    try progress.clear()
    return rebases
  }

  /// Finds the entry of a number.
  private func entry(_ number: EntryNumber) throws(Failure) -> AtlasEntry {
    let categories = try categories(upTo: number.size)
    guard let category = categories[number] else {
      let count = categories.atlases[number.size - 1].entries.count
      throw Failure(
        .usage,
        "--entry must be a whole number, 1 to \(count), at size \(number.size); "
          + "got \("\(number.number)".quoted)"
      )
    }
    return AtlasEntry(number: number, category: category, of: categories)
  }

  /// Computes the architectures of theories, and finds them in the atlas.
  private func reports(
    on theories: [AlgebraicTheory],
    _ bound: Int
  ) throws(Failure) -> [TheoryReport] {
    let verdicts = theories.map { $0.verdict(within: bound) }
    let size = verdicts.map(TheoryReport.atlasSize).max() ?? 1
    let categories = try categories(upTo: size)
    return zip(theories, verdicts).map {
      TheoryReport(theory: $0, bound: bound, verdict: $1, categories: categories)
    }
  }

  /// Shows or runs the architecture of a theory.
  private func present(
    _ theory: AlgebraicTheory,
    _ bound: Int,
    isRun: Bool
  ) throws(Failure) {
    for report in try reports(on: [theory], bound) {
      if isRun {
        try run(try report.program())
      } else {
        try print(report) { report.text(for: console) }
      }
    }
  }

  /// Reads the theory of a file.
  private func theory(from path: String) throws(Failure) -> AlgebraicTheory {
    let isFile = path != "-"
    let file = NamedFile(path: isFile ? path : "standard input", kind: "theory")
    let bytes = try isFile ? file.read() : file.read(console.readInput)
    return try TheoryFile.theory(try utf8Text(of: bytes, from: file.path), from: file.path)
  }

  /// Builds the page with the map of all entries.
  private func write(page file: String, in architecture: ArchitectureName) throws(Failure) {
    let output = try PageOutput(file)
    var build = ModuleBuild("AtlasPage")
    build.conditions = ["IN_\(architecture.rawValue)"]
    var page = HTMLFile(title: "The atlas", module: try console.module(of: build))
    page.styles = [try PackageSources.text("Sources/Laboratory/AtlasPage/atlas.css")]
    page.firstView = FirstView(of: AtlasMap.page)
    try console.write(output.write(page))
  }

  /// Runs a category in the terminal, until the person leaves.
  private func run(_ program: CategoryProgram) throws(Failure) {
    do {
      let options = TerminalOptions(leavingKeys: ["q"])
      try Terminal.run(Component<Elm<CategoryProgram>>(program), options: options)
    } catch {
      throw Failure(.outputError, error.reason)
    }
  }
}
