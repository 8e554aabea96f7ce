package import CommandLineSupport

/// The commands of another executable, which a laboratory lists, and to which it hands their words.
package struct OtherExecutable: Sendable {
  /// The words that choose the commands, and each command in a line.
  package let commands: [(name: String, summary: String)]

  /// Runs a command with the words behind it.
  package let run: @Sendable (_ words: [String]) throws(Failure) -> ExitCode

  /// Creates the commands of an executable.
  package init(
    _ commands: [(name: String, summary: String)],
    run: @escaping @Sendable (_ words: [String]) throws(Failure) -> ExitCode
  ) {
    (self.commands, self.run) = (commands, run)
  }
}
