import CommandLineSupport

/// A command behind `lab`, such as `lab draw`.
protocol Subcommand: SendableMetatype {
  /// Reads the words behind the command.
  ///
  /// - Throws: The rule that they break.
  init(_ words: [String], of lab: Lab) throws(Failure)

  /// Does what the words request.
  func perform() throws(Failure) -> ExitCode
}
