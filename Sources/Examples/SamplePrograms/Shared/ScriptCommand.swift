import Markup

/// A message as a script writes it: its word, what follows the word, and what it does.
///
/// ```swift
/// let help = ScriptCommand("toggle", "N", help: "Marks task N as done")
/// help.usage      // "toggle N"
/// ```
public struct ScriptCommand: Equatable, Sendable {
  /// The first word of the line.
  public let word: String

  /// The arguments after the word; a placeholder for a value is in capitals.
  public let arguments: String

  /// The effect of the message, in one phrase.
  public let help: String

  /// Creates the explanation of a message.
  public init(_ word: String, _ arguments: String = "", help: String) {
    self.word = word
    self.arguments = arguments
    self.help = help
  }

  /// The whole line, as a user types it.
  public var usage: String {
    arguments.isEmpty ? word : "\(word) \(arguments)"
  }
}

/// The rule that a line of a script breaks.
///
/// ```swift
/// let error = ScriptError("undo takes nothing after it; got \"2\"")
/// error.description    // "undo takes nothing after it; got \"2\""
/// ```
///
/// The error does not know where the line stands; whoever read the script adds that.
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The rule, the value that breaks it and, where there is one, the fix.
  public let reason: String

  /// Creates an error from its one phrase, without a period.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
