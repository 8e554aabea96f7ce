import CommandLineSupport
import Synchronization

/// What a command has written, as its console writes it.
public final class Transcript: Sendable {
  private let text = Mutex((output: "", error: ""))

  /// Creates an empty transcript.
  public init() {}

  /// Everything written to standard output.
  public var output: String { text.withLock { $0.output } }

  /// Everything written to standard error.
  public var error: String { text.withLock { $0.error } }

  /// Writes to standard output.
  public func write(_ more: String) { text.withLock { $0.output += more } }

  /// Writes to standard error.
  public func writeError(_ more: String) { text.withLock { $0.error += more } }
}

/// The result of a run of a command.
package struct Outcome: Equatable {
  /// Its exit status.
  package var status: ExitCode
  /// Its standard output.
  package var output: String
  /// Its standard error.
  package var error: String

  /// Creates a result.
  package init(status: ExitCode, output: String = "", error: String = "") {
    (self.status, self.output, self.error) = (status, output, error)
  }
}
