/// How a program runs in a terminal, and in which one.
///
/// ```swift
/// let options = TerminalOptions(leavingKeys: ["q"], theme: .plain)
/// options.output  // 1
/// ```
public struct TerminalOptions: Sendable {
  /// The keys that end the run, as browsers name them.
  ///
  /// They do if the program does not handle them and no text field has the focus. Control-C always does.
  public var leavingKeys: [String]
  /// The look, by default the one that pages have, too.
  public var theme: TerminalTheme
  /// The input file, by default standard input.
  public var input: Int32
  /// The output file, by default standard output.
  public var output: Int32
  /// The environment variables that describe the terminal; nil for those of the process.
  public var environment: [String: String]?

  /// Creates options.
  public init(
    leavingKeys: [String] = [],
    theme: TerminalTheme = .standard,
    input: Int32 = 0,
    output: Int32 = 1,
    environment: [String: String]? = nil
  ) {
    self.leavingKeys = leavingKeys
    self.theme = theme
    self.input = input
    self.output = output
    self.environment = environment
  }
}
