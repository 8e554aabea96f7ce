import CommandLineSupport
import ComponentKit
import SamplePrograms

/// The command `lab`: words in, text and an exit status out.
struct Lab {
  /// The version that the command reports.
  static let version = "1.0.0"

  /// The commands behind `lab`, in the order in which they are listed.
  static let subcommands: [(name: String, help: Help, type: any Subcommand.Type)] = [
    ("open", Help.open, OpenCommand.self),
    ("tour", Help.command, TourCommand.self),
    ("run", Help.run, RunCommand.self),
    ("replay", Help.replay, ReplayCommand.self),
    ("draw", Help.draw, DrawCommand.self),
    ("check", Help.check, CheckCommand.self),
    ("laws", Help.laws, LawsCommand.self),
    ("atlas", Help.atlas, AtlasCommand.self),
    ("conduit", Help.conduit, ConduitCommand.self),
    ("web", Help.web, WebCommand.self),
  ]

  /// The words behind the name of the command, as the system gives them.
  let arguments: [[UInt8]]

  /// The streams of the command.
  let console: Console

  /// The file of the command, by which it starts itself again; nil where it cannot.
  var executable: String?

  /// The instances that `lab laws` checks.
  var catalogue = Catalogue.standard

  /// Runs the command of the words, and reports failures on standard error.
  func run() -> ExitCode {
    do {
      return try perform()
    } catch {
      console.writeError("lab: \(error.message.showingControls)\n")
      if error.status == .usage { console.writeError(help.usage) }
      return error.status
    }
  }

  /// The help of the command behind `lab`, or that of `lab` itself.
  private var help: Help {
    let first = arguments.first.map { String(decoding: $0, as: UTF8.self) }
    return Self.subcommands.first { $0.name == first }?.help ?? Help.command
  }

  /// Runs the command of the words.
  private func perform() throws(Failure) -> ExitCode {
    let words = try words()
    let command = words.first ?? (console.isInteractive ? "open" : "tour")
    let rest = Array(words.dropFirst())
    if let known = Self.subcommands.first(where: { $0.name == command }) {
      guard !rest.contains("--help") else {
        try console.write(known.help.text)
        return .success
      }
      return try known.type.init(rest, of: self).perform()
    }
    let answers = ["--help": Help.command.text, "--version": "lab \(Self.version)\n"]
    guard let answer = answers[command] else { throw Self.unknown(command) }
    try Self.requireEnd(rest, after: command)
    try console.write(answer)
    return .success
  }

  /// The arguments as text; a repaired argument would differ from the typed one.
  private func words() throws(Failure) -> [String] {
    var words: [String] = []
    for argument in arguments {
      let word = String(decoding: argument, as: UTF8.self)
      guard word.utf8.elementsEqual(argument) else {
        throw Failure(.usage, "argument \(words.count + 1) must be UTF-8; got \(word.quoted)")
      }
      words.append(word)
    }
    return words
  }
}

// MARK: - Mistakes

extension Lab {
  /// Checks that no word follows a word that takes none.
  static func requireEnd(_ rest: [String], after word: String) throws(Failure) {
    guard let first = rest.first else { return }
    throw Failure(.usage, "\(word) takes no argument; got \(first.quoted)")
  }

  /// The failure for a first word that is no command.
  private static func unknown(_ word: String) -> Failure {
    let known = subcommands.map(\.name) + ["--help", "--version"]
    let kind = word.hasPrefix("-") ? "option" : "command"
    return Failure(
      .usage,
      "unknown \(kind) \(word.quoted); lab takes \(known.listed("and"))"
        + suggestion(for: word, among: known)
    )
  }
}
