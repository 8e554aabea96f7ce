package import ComponentKit

/// A program under way whose states are looked at.
package protocol Explored: Equatable {
  /// The type of the messages.
  associatedtype Message

  /// The view as text.
  var text: String { get }

  /// Takes a message, or returns why not.
  mutating func take(_ message: Message) -> Refusal?
}
