import CommandLineSupport

/// A command behind `lab`, such as `lab draw`.
protocol Subcommand: SendableMetatype {
  /// How it is called, in some lines.
  static var usage: String { get }

  /// The answer to `--help`.
  static var help: String { get }

  /// Reads the words behind the command.
  ///
  /// - Throws: The rule that they break.
  init(_ words: [String], of lab: Lab) throws(Failure)

  /// Does what the words ask for.
  func perform() throws(Failure) -> ExitCode
}

extension Subcommand {
  /// Explains the command, or does what the words ask for.
  static func run(_ words: [String], of lab: Lab) throws(Failure) -> ExitCode {
    guard !words.contains("--help") else {
      try lab.console.write(help)
      return .success
    }
    let command: Self
    do {
      command = try Self(words, of: lab)
    } catch {
      throw Failure(error.status, error.message, usage: usage)
    }
    return try command.perform()
  }
}
