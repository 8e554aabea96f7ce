import Foundation

/// Why a terminal cannot be drawn on, or could no longer.
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

  init(_ what: String, code: Int32) {
    self.init("\(what): \(String(cString: strerror(code)))")
  }

  /// The reason.
  public var description: String { reason }
}
