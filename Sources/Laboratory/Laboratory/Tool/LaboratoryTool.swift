package import CommandLineSupport
import ComponentKit
import EmbeddedText
package import SharedLaboratory

/// The command of a laboratory: words in, text and an exit status out.
///
/// It has the instruments for the experiments that it is given. A package may add commands of its own,
/// as `lab` does.
package struct LaboratoryTool: Sendable {
  /// The commands that every laboratory has.
  package static let instruments: [any Subcommand.Type] = [
    OpenCommand.self, RunCommand.self, ReplayCommand.self, DrawCommand.self, CheckCommand.self,
    LawsCommand.self, CostsCommand.self, MergeCommand.self, ShareCommand.self,
  ]

  /// The name of the command.
  package let name: String

  /// The programs that can be chosen.
  package let experiments: [Experiment]

  /// The commands, in the order in which they are listed.
  package var commands = Self.instruments

  /// The commands that another executable has, listed behind the others, and how it runs the words of
  /// one; nil if there are none.
  package var other:
    (
      commands: [(name: String, summary: String)],
      run: @Sendable (_ words: [String]) throws(Failure) -> ExitCode
    )?

  /// The command without words where there is no terminal to open the laboratory on; nil to explain
  /// the commands there.
  package var standard: String?

  /// What stands before and after the list of commands in the help.
  package var (introduction, remarks) = ("", "")

  /// The answer to `--version`; nil where there is none.
  package var version: String?

  /// The instances that `laws` checks; by default those of the experiments.
  package var catalogue: Catalogue

  /// The words behind the name of the command, as the system gives them.
  package let arguments: [[UInt8]]

  /// The streams of the command.
  package let console: Console

  /// Builds the page that `share` serves where none is named; nil where it cannot.
  package var sharedPage: (@Sendable (Experiment) throws(Failure) -> [UInt8])?

  /// The file of the command, by which it starts itself again; nil where it cannot.
  package var executable: String?

  /// Creates a command.
  package init(
    named name: String,
    _ experiments: [Experiment],
    arguments: [[UInt8]],
    console: Console
  ) {
    (self.name, self.experiments) = (name, experiments)
    (self.arguments, self.console) = (arguments, console)
    catalogue = Catalogue(lawful: experiments.flatMap { $0.lawInstances })
  }
}

// MARK: - Running

extension LaboratoryTool {
  /// Runs the command of the words, and reports failures on standard error.
  package func run() -> ExitCode {
    do {
      return try perform()
    } catch {
      console.writeError("\(name): \(error.message.showingControls)\n")
      if error.status == .usage { console.writeError(usage) }
      return error.status
    }
  }

  /// How the command behind the name is used, or the laboratory itself.
  private var usage: String {
    let first = arguments.first.map { String(decoding: $0, as: UTF8.self) }
    return commands.first { $0.name == first }?.usage(of: self) ?? overview
  }

  /// Runs the command of the words.
  private func perform() throws(Failure) -> ExitCode {
    let words = try words()
    let command = words.first ?? (console.isInteractive ? OpenCommand.name : standard ?? "--help")
    let rest = Array(words.dropFirst())
    if let known = commands.first(where: { $0.name == command }) {
      guard !rest.contains("--help") else {
        try console.write(known.help(of: self))
        return .success
      }
      return try known.init(rest, of: self).perform()
    }
    if let other, other.commands.contains(where: { $0.name == command }) {
      return try other.run(words)
    }
    var answers = ["--help": help]
    answers["--version"] = version.map { "\(name) \($0)\n" }
    guard let answer = answers[command] else { throw unknown(command) }
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

extension LaboratoryTool {
  /// Checks that no word follows a word that takes none.
  package static func requireEnd(_ rest: [String], after word: String) throws(Failure) {
    guard let first = rest.first else { return }
    throw Failure(.usage, "\(word) takes no argument; got \(first.quoted)")
  }

  /// The failure for a first word that is no command.
  private func unknown(_ word: String) -> Failure {
    let options = version == nil ? ["--help"] : ["--help", "--version"]
    let others = (other?.commands ?? []).map { $0.name }
    let known = commands.map { $0.name } + others + options
    let kind = word.hasPrefix("-") ? "option" : "command"
    return Failure(
      .usage,
      "unknown \(kind) \(word.quoted); \(name) takes \(known.listed("and"))"
        + suggestion(for: word, among: known)
    )
  }
}
