public import ComponentKit
import EmbeddedText
import Locks

/// The events of a host that produce no message.
///
/// ```swift
/// let report = HostReport<Int>.refused(3, Refusal("three is taken"))
/// "\(report)"  // "message 3 was refused: three is taken"
/// ```
public enum HostReport<Message: Sendable>: Sendable {
  /// The program, or a middleware, has refused a message.
  case refused(Message, Refusal)

  /// Work has ended with an error that it did not turn into a message.
  case failed(WorkFailure)

  /// A message has come after the end of the host, and the host has dropped it.
  case late(Message)

  /// The state could not be saved: the file, and why.
  case unsaved(Refusal)

  /// There is a saved state, and the program could not read it: the file, why, and what it is called
  /// now.
  case unread(Refusal)
}

extension HostReport: CustomStringConvertible {
  /// The event, as one line; control characters and line breaks are escaped.
  ///
  /// ```swift
  /// let failure = WorkFailure("line\nline \u{1B}[2J", of: "fetch")
  /// "\(HostReport<Int>.failed(failure))"  // "work has failed: fetch: line\\u{A}line \\u{1B}[2J"
  /// ```
  public var description: String { text.showingControls }

  private var text: String {
    switch self {
    case .refused(let message, let refusal):
      "message \(MessageText.text(of: message)) was refused: \(refusal)"
    case .failed(let failure): "work has failed: \(failure)"
    case .late(let message):
      "message \(MessageText.text(of: message)) came after the host had ended"
    case .unsaved(let error): "state was not saved: \(error)"
    case .unread(let error): "saved state was not read: \(error)"
    }
  }
}

extension HostReport {
  /// Writes the report to the standard error, as one line; drops it if it cannot be written.
  public static func print(_ report: HostReport) { StandardError.put("host: \(report)\n") }
}
