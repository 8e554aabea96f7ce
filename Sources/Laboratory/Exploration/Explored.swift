package import ComponentKit

/// A program under way whose states are looked at.
package protocol Explored: Equatable {
  /// What is sent.
  associatedtype Message

  /// What is shown.
  var text: String { get }

  /// Takes a message, or returns why not.
  mutating func take(_ message: Message) -> Refusal?
}
