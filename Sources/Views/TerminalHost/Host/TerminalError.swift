import Foundation

/// An error that prevents a run in a terminal, or ends it.
///
/// ```swift
/// let error = TerminalError("standard output cannot be written: No space left on device")
/// "\(error)"  // "standard output cannot be written: No space left on device"
/// ```
public struct TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, as one phrase without a period.
  public let reason: String

  /// Creates an error from its reason.
  public init(_ reason: String) { self.reason = reason }

  init(_ what: String, code: Int32) { self.init("\(what): \(String(cString: strerror(code)))") }

  /// The reason.
  public var description: String { reason }
}
