import Atlas
import CommandLineSupport
import EmbeddedText
import Laboratory
import SharedLaboratory

/// The work of `lab atlas`, of which a command line requests one.
enum AtlasTask {
  /// List the entries of a size.
  case list(Int)
  /// Count the entries of a size.
  case count(Int)
  /// Show an entry.
  case entry(EntryNumber)
  /// Run an entry as a program.
  case run(EntryNumber)
  /// Decide the morphisms between all entries up to a size.
  case ladder(Int)
  /// Count the structures of rebasing on the entries of a size.
  case rebases(Int)
  /// Write the certificates of the entries of a size, or of one of them.
  case certificate(String, size: Int, entry: EntryNumber?)
  /// Write a page with the map of all entries, in an architecture.
  case page(String, ArchitectureName)
  /// List the theories, computed within a bound.
  case theories(bound: Int)
  /// Compute the architecture of a theory, and run it if that is requested.
  case theory(AlgebraicTheory, bound: Int, isRun: Bool)
  /// Compute the architecture of the theory in a file, and run it if that is requested.
  case equations(String, bound: Int, isRun: Bool)

  /// The largest size whose entries are listed.
  static let limit = 7

  /// The largest size whose entries are counted.
  static let countLimit = 8

  /// The largest size between whose entries morphisms are decided.
  static let ladderLimit = 4

  /// The largest size on whose entries structures of rebasing are counted.
  static let rebasesLimit = 6

  /// The bound of a theory where none is given, and the largest one.
  static let bound = (standard: 64, largest: 256)

  /// The options that exclude each other.
  private static let exclusive = [
    (
      "--page",
      [
        "--theories", "--theory", "--equations", "--size", "--entry", "--count", "--ladder",
        "--rebases", "--run", "--certificate", "--json",
      ]
    ),
    (
      "--theories",
      [
        "--theory", "--equations", "--size", "--entry", "--count", "--ladder", "--rebases",
        "--run", "--certificate",
      ]
    ),
    (
      "--theory",
      ["--equations", "--size", "--entry", "--count", "--ladder", "--rebases", "--certificate"]
    ),
    ("--equations", ["--size", "--entry", "--count", "--ladder", "--rebases", "--certificate"]),
    ("--count", ["--entry", "--ladder", "--rebases", "--run", "--certificate"]),
    ("--ladder", ["--entry", "--rebases", "--run", "--certificate"]),
    ("--rebases", ["--entry", "--run", "--certificate"]),
    ("--run", ["--certificate", "--json"]),
    ("--certificate", ["--json"]),
  ]

  /// Reads the options.
  init(_ arguments: Arguments) throws(Failure) {
    let given = arguments.names
    for (option, others) in Self.exclusive where given.contains(option) {
      guard let other = others.first(where: given.contains) else { continue }
      throw Failure(.usage, "\(option) and \(other) exclude each other; got both")
    }
    let architecture = try arguments.architecture()
    if let file = arguments["--page"] {
      self = .page(file, architecture ?? .elm)
      return
    }
    if architecture != nil {
      throw Failure(.usage, "--architecture needs --page; got none")
    }
    if let task = try Self.theory(arguments) {
      self = task
      return
    }
    if arguments.has("--ladder") {
      self = .ladder(
        try arguments.number("--size", from: 1, to: Self.ladderLimit) ?? Self.ladderLimit
      )
      return
    }
    let limit =
      arguments.has("--count")
      ? Self.countLimit : arguments.has("--rebases") ? Self.rebasesLimit : Self.limit
    guard let size = try arguments.number("--size", from: 1, to: limit) else {
      throw Failure(.usage, "--size must be given; it takes a whole number, 1 to \(limit)")
    }
    let entry = try arguments.number("--entry", from: 1).map { EntryNumber(size, $0) }
    if arguments.has("--count") {
      self = .count(size)
    } else if arguments.has("--rebases") {
      self = .rebases(size)
    } else if let file = arguments["--certificate"] {
      self = .certificate(file, size: size, entry: entry)
    } else if arguments.has("--run") {
      guard let entry else { throw Failure(.usage, "--run needs --entry; got none") }
      self = .run(entry)
    } else {
      self = entry.map { .entry($0) } ?? .list(size)
    }
  }

  /// Reads the options of theories; nil where none is given.
  private static func theory(_ arguments: Arguments) throws(Failure) -> AtlasTask? {
    let bound = try arguments.number("--bound", from: 1, to: Self.bound.largest)
    let names = TheoryCatalogue.all.map(\.name)
    let known = bound ?? Self.bound.standard
    let isRun = arguments.has("--run")
    if arguments.has("--theories") { return .theories(bound: known) }
    if let file = arguments["--equations"] {
      return .equations(file, bound: known, isRun: isRun)
    }
    guard let name = arguments["--theory"] else {
      guard bound == nil else {
        throw Failure(.usage, "--bound needs --theory, --equations or --theories; got none")
      }
      return nil
    }
    guard let theory = TheoryCatalogue.theory(named: name) else {
      throw Failure(
        .usage,
        "--theory must be one of \(names.listed("or")); got \(name.quoted)"
          + suggestion(for: name, among: names)
      )
    }
    return .theory(theory, bound: known, isRun: isRun)
  }
}
