/// An error of loading or saving a file.
///
/// ```swift
/// let error = ArchiveError("tasks.json", "version must be at most 2; got 3")
/// "\(error)"  // "tasks.json: version must be at most 2; got 3"
/// ```
public struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// The rule that the file breaks, and the value that was found.
  public let reason: String

  /// Creates an error from the file and the reason.
  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
