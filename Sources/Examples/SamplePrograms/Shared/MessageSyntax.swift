import Markup

/// A message as a script writes it: its line, its effect, and its reader.
///
/// ```swift
/// Tasks.commands[1].word  // "edit"
/// Tasks.commands[1].usage  // "edit N TITLE"
/// ```
public struct MessageSyntax<Message: Sendable>: Sendable {
  /// The whole line, as a user types it; a placeholder for a value is in capitals.
  public let usage: String

  /// The effect of the message, in one phrase.
  public let help: String

  /// Reads the messages of a line that begins with the word.
  let read: @Sendable (ScriptLine) throws(ScriptError) -> [Message]

  /// The first word of the line.
  public var word: String { ScriptLine(usage).word }

  /// The message of the word alone, where the command takes no arguments.
  package var message: Message? { usage == word ? try? read(ScriptLine(word)).first : nil }

  /// Returns the command of a message that is its word alone.
  package static func word(_ word: String, help: String, _ message: Message) -> Self {
    .line(word, help: help) { line throws(ScriptError) in
      try line.end()
      return [message]
    }
  }

  /// Returns the command of a message that has a whole number.
  static func number(
    _ usage: String,
    help: String,
    _ message: @escaping @Sendable (Int) -> Message
  ) -> Self {
    .line(usage, help: help) { line throws(ScriptError) in [message(try line.number())] }
  }

  /// Returns the command of the messages that a function reads from a line.
  static func line(
    _ usage: String,
    help: String,
    _ read: @escaping @Sendable (ScriptLine) throws(ScriptError) -> [Message]
  ) -> Self {
    Self(usage: usage, help: help, read: read)
  }
}

/// The rule that a line of a script breaks.
///
/// ```swift
/// let error = ScriptError("undo takes no argument; got \"2\"")
/// error.description    // "undo takes no argument; got \"2\""
/// ```
///
/// The error contains no line number; the reader of the script adds it.
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The rule, the value that breaks it and, where there is one, the fix.
  public let reason: String

  /// Creates an error from its one phrase, without a period.
  public init(_ reason: String) { self.reason = reason }

  /// The reason.
  public var description: String { reason }
}
