import CommandLineSupport
import ComponentHost

/// Everything a run touches besides files: its streams, and what it knows about them.
///
/// The command takes its console as a value, so a test hands in strings and reads strings.
struct Console {
  /// The variables of the environment.
  var environment: [String: String] = [:]

  /// Whether standard output is a terminal.
  var isTerminal = false

  /// Whether a person sits at a terminal that can be drawn on, and is read from.
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
  /// Whether text may be set in bold: on a terminal that can, unless the user said no.
  var isColoured: Bool {
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isTerminal && !isRefused && environment["TERM"] != "dumb"
  }

  /// Sets text in bold where that is possible.
  func bold(_ text: String) -> String { isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
