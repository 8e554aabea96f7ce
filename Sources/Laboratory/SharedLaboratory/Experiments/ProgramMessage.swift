/// A message of the program that is explored, whose type only the subclass names.
///
/// The laboratory opens programs of all types, so its own messages cannot name theirs. This is a
/// class, since Embedded Swift has no existential types.
///
/// Unchecked, since a class with subclasses cannot be checked: the one subclass is final and holds
/// constants that are `Sendable`.
package class ProgramMessage: @unchecked Sendable {
  /// The message as the log shows it.
  package let line: String

  fileprivate init(line: String) { self.line = line }
}

/// A message of a known type.
final class TypedMessage<Message: Sendable>: ProgramMessage, @unchecked Sendable {
  let message: Message

  init(_ message: Message, line: String) {
    self.message = message
    super.init(line: line)
  }
}
