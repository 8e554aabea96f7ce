import CommandLineSupport
import ComponentHost
import SystemFiles

/// The environment of a run besides files: its streams and their properties.
///
/// The command takes its console as a value, so a test passes strings and reads strings.
struct Console {
  /// The variables of the environment.
  var environment: [String: String] = [:]

  /// Whether standard output is a terminal.
  var isTerminal = false

  /// Whether input and output are a terminal that the command can draw on.
  var isInteractive = false

  /// The number of columns that a line may fill.
  var width = 80

  /// Writes to standard output.
  var write: (String) throws(Failure) -> Void

  /// Writes to standard error.
  var writeError: (String) -> Void

  /// Reads standard input to its end.
  var readInput: () throws(SystemError) -> [UInt8]
}

// MARK: - Style

extension Console {
  /// Whether text may be bold: on a terminal that supports it, unless the user disables it.
  var isColoured: Bool {
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isTerminal && !isRefused && environment["TERM"] != "dumb"
  }

  /// Sets text in bold where that is possible.
  func bold(_ text: String) -> String { isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
