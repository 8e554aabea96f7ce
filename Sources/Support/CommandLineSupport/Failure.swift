/// How a run of a command ended, as the shell sees it; from 64 on the numbers are those of
/// `sysexits.h`.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Everything was done.
  package static let success = ExitCode(rawValue: 0)
  /// The result is bad: architectures disagree, a law is broken, or something became worse.
  package static let disagreement = ExitCode(rawValue: 1)
  /// The file to compare with is of no use.
  package static let unusable = ExitCode(rawValue: 2)
  /// A question could not be answered within its limits.
  package static let inconclusive = ExitCode(rawValue: 3)
  /// The command line breaks a rule.
  package static let usage = ExitCode(rawValue: 64)
  /// A file that was read breaks a rule.
  package static let data = ExitCode(rawValue: 65)
  /// A file to read is missing or cannot be read.
  package static let noInput = ExitCode(rawValue: 66)
  /// A tool that is needed is missing.
  package static let unavailable = ExitCode(rawValue: 69)
  /// Something could not be written.
  package static let outputError = ExitCode(rawValue: 74)
}

/// Why a run ended early: an exit status, and one line for the user.
package struct Failure: Error, Equatable {
  /// How the run ended.
  package let status: ExitCode

  /// The line: the place, the rule, the value that was found, and the fix if there is one.
  package let message: String

  /// Creates a failure.
  package init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message
  }
}
