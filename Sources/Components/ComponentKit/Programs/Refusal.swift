/// Why a program does not take a message in its present state, or does not save or load a state.
///
/// ```swift
/// "\(Refusal("there is nothing to undo"))"  // "there is nothing to undo"
/// ```
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as one phrase without a period.
  public let reason: String

  /// Creates a refusal from its reason.
  public init(_ reason: String) { self.reason = reason }

  /// The reason.
  public var description: String { reason }
}
