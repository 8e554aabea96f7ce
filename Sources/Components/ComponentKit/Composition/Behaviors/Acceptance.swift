/// The answer of a behavior to a message.
public enum Acceptance: Hashable, Sendable {
  /// The message is taken.
  case accepted

  /// The message is refused, for a reason.
  case refused(Refusal)

  /// The message is not for this behavior.
  case ignored

  /// Whether the message is taken.
  @inlinable
  public var isAccepted: Bool { self == .accepted }

  /// Returns this answer, or another one if this one ignores the message.
  @inlinable
  func orElse(_ other: Acceptance) -> Acceptance {
    if case .ignored = self { other } else { self }
  }
}
