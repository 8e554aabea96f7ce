/// How a run of the command ended, as the shell sees it; the numbers are those of `sysexits.h`.
enum ExitCode: Int32 {
  /// Everything was done.
  case success = 0
  /// The architectures did not show the same views, or a law was broken.
  case disagreement = 1
  /// The command line breaks a rule.
  case usage = 64
  /// A script, a state file or a file of kept cases breaks a rule.
  case data = 65
  /// A file to read is missing or cannot be read.
  case noInput = 66
  /// A tool that is needed is missing.
  case unavailable = 69
  /// Something could not be written.
  case outputError = 74
}

/// Why a run ended early: an exit status, and one line for the user.
struct Failure: Error, Equatable {
  /// How the run ended.
  let status: ExitCode

  /// The line: what was found where, the rule, and the fix if there is one.
  let message: String

  /// What may be typed instead, after a mistake on the command line.
  var usage: String?

  /// Creates a failure.
  init(_ status: ExitCode, _ message: String, usage: String? = nil) {
    self.status = status
    self.message = message
    self.usage = usage
  }
}
