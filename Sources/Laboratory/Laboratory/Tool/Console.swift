package import CommandLineSupport
import ComponentHost
import EmbeddedText
package import SystemFiles

/// The environment of a run besides files: its streams and their properties.
///
/// The command takes its console as a value, so a test passes strings and reads strings.
package struct Console: Sendable {
  /// The variables of the environment.
  package var environment: [String: String] = [:]

  /// Whether standard output is a terminal.
  package var isTerminal = false

  /// Whether input and output are a terminal that the command can draw on.
  package var isInteractive = false

  /// The number of columns that a line may fill.
  package var width = 80

  /// Write to standard output and to standard error, and read standard input to its end.
  var output: @Sendable (String) throws(Failure) -> Void
  var errors: @Sendable (String) -> Void
  var input: @Sendable () throws(SystemError) -> [UInt8]
}

extension Console {
  /// Writes to standard output.
  package func write(_ text: String) throws(Failure) { try output(text) }

  /// Replaces a file by a text in one step, and says what it holds; - is standard output.
  func write(
    _ text: String,
    to file: String,
    _ kind: String,
    summary: String
  ) throws(Failure) {
    guard file != "-" else { return try write(text) }
    try NamedFile(path: file, kind: kind).replace(by: text)
    try write("\(file.showingControls): \(summary)\n")
  }

  /// Writes to standard error.
  package func writeError(_ text: String) { errors(text) }

  /// Reads standard input to its end.
  package func readInput() throws(SystemError) -> [UInt8] { try input() }
}

// MARK: - Style

extension Console {
  /// Whether text may be bold: on a terminal that supports it, unless the user disables it.
  package var isColoured: Bool {
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isTerminal && !isRefused && environment["TERM"] != "dumb"
  }

  /// Sets text in bold where that is possible.
  package func bold(_ text: String) -> String { isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
