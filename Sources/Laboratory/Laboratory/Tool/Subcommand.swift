package import CommandLineSupport

/// A command behind the name of a laboratory, such as `draw`.
package protocol Subcommand: SendableMetatype {
  /// The word that chooses the command.
  static var name: String { get }

  /// The command in a line of the overview.
  static var summary: String { get }

  /// Returns the text that explains the command; the options are read off it.
  static func help(of tool: LaboratoryTool) -> String

  /// Reads the words behind the command.
  ///
  /// - Throws: The rule that they break.
  init(_ words: [String], of tool: LaboratoryTool) throws(Failure)

  /// Does what the words request.
  func perform() throws(Failure) -> ExitCode
}

extension Subcommand {
  /// Reads the options behind the command.
  package static func arguments(
    _ words: [String],
    of tool: LaboratoryTool
  ) throws(Failure) -> Arguments {
    try Arguments(words, of: "\(tool.name) \(name)", explainedIn: help(of: tool))
  }

  /// The paragraph of the help on the usage.
  static func usage(of tool: LaboratoryTool) -> String {
    let lines = help(of: tool).split(separator: "\n", omittingEmptySubsequences: false)
    let paragraph = lines.drop { !$0.hasPrefix("usage:") }.prefix { !$0.isEmpty }
    return paragraph.map { "\($0)\n" }.joined()
  }
}
