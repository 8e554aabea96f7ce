import Atlas
import CommandLineSupport
import EmbeddedText
import LaboratoryCore

/// `lab atlas`: lists the comonads on small finite containers, and shows each.
struct AtlasCommand: Subcommand {
  /// The work, of which a command line requests one.
  private enum Task {
    /// List the entries of a size.
    case list(Int)
    /// Count the entries of a size.
    case count(Int)
    /// Show an entry.
    case entry(EntryNumber)
  }

  /// The largest size whose entries are listed.
  static let limit = 7

  /// The largest size whose entries are counted.
  static let countLimit = 8

  /// The work.
  private let task: Task

  /// Whether the output is JSON.
  private let isJSON: Bool

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(words, of: "lab atlas", .init(explainedIn: Help.atlas.text))
    isJSON = arguments.has("--json")
    console = lab.console
    task = try Self.task(arguments)
  }

  /// The work that is requested.
  private static func task(_ arguments: Arguments) throws(Failure) -> Task {
    let counts = arguments.has("--count")
    let limit = counts ? countLimit : limit
    if counts, arguments["--entry"] != nil {
      throw Failure(.usage, "--count and --entry exclude each other; got both")
    }
    guard let size = try arguments.number("--size", from: 1, to: limit) else {
      throw Failure(.usage, "--size must be given; it takes a whole number, 1 to \(limit)")
    }
    if counts { return .count(size) }
    guard let entry = try arguments.number("--entry", from: 1) else { return .list(size) }
    return .entry(EntryNumber(size, entry))
  }

  func perform() throws(Failure) -> ExitCode {
    switch task {
    case .list(let size):
      let list = AtlasList(size: size, of: try categories(upTo: size))
      try console.write(isJSON ? list.json + "\n" : list.text(for: console))
    case .count(let size):
      let progress = ProgressLine(isJSON ? nil : console)
      let counts = CategoryAtlas.counts(size: size) { progress.show("searching: \($0) found") }
      try progress.clear()
      let count = AtlasCount(size: size, places: counts)
      try console.write(isJSON ? count.json + "\n" : count.text)
    case .entry(let number):
      let entry = try entry(number, of: try categories(upTo: number.size))
      try console.write(isJSON ? entry.json + "\n" : entry.text(for: console))
    }
    return .success
  }

  /// Finds all categories up to a size.
  private func categories(upTo size: Int) throws(Failure) -> SmallCategories {
    let progress = ProgressLine(isJSON ? nil : console)
    let categories = SmallCategories(upTo: size) { progress.show("searching: \($0) found") }
    try progress.clear()
    return categories
  }

  /// Returns the entry of a number.
  private func entry(
    _ number: EntryNumber,
    of categories: SmallCategories
  ) throws(Failure) -> AtlasEntry {
    guard let category = categories[number] else {
      let count = categories.atlases[number.size - 1].entries.count
      throw Failure(
        .usage,
        "--entry must be a whole number, 1 to \(count), at size \(number.size); "
          + "got \("\(number.number)".quoted)",
        usage: Help.atlas.usage
      )
    }
    return AtlasEntry(number: number, category: category, of: categories)
  }
}
