public import ComponentKit
// In a page, the texts of the programs stay small although they are written in ordinary Swift.
@_exported public import EmbeddedText
public import Markup

/// A program whose messages can be written as lines of text.
///
/// A script is a text with one message a line; the program says how its lines are read, and how
/// its messages are written:
///
/// ```swift
/// try Tasks.parse("toggle 2")    // [.toggle(number: 2)]
/// Tasks.line(for: .undo)         // "undo"
/// ```
///
/// ## Laws
///
/// ```text
/// try parse(line(for: message)) == [message]     for a message that fits on a line
/// rangeError(of: m, in: s) != nil implies refusal(of: m, in: s) != nil
/// ```
///
/// A text of a message fits on a line when it neither starts nor ends with a blank and holds no
/// line feed.
///
/// A refusal is not an error of the script: `undo` may be refused today and accepted tomorrow, but
/// a line that names a task which is not there was written for another list.
public protocol ScriptedProgram: DrawnProgram, Sendable
where
  State: Codable & Hashable & Sendable,
  Message: Codable & Hashable & Sendable,
  View == String,
  Effects: Sendable
{
  /// The word by which the program is chosen.
  static var name: String { get }

  /// The program in one line.
  static var summary: String { get }

  /// The messages that a line may hold, each with its explanation and its reader.
  static var commands: [MessageSyntax<Message>] { get }

  /// Creates the program with its own initial state.
  init()

  /// Creates the program with the clock of a host.
  ///
  /// By default the program needs none, and is created without it.
  ///
  /// - Parameter every: Returns work that sends a message repeatedly, at multiples of a time.
  init(every: @escaping @Sendable (Duration, Message) -> Work<Message>)

  /// Splits a text that holds a whole script on one line into its messages.
  ///
  /// By default semicolons and line feeds separate the messages, so a title that holds a semicolon
  /// must be given in a script of lines.
  static func pieces(of messages: String) -> [String]

  /// Reads the messages of one line; by default, the command of its first word reads them.
  static func parse(_ line: String) throws(ScriptError) -> [Message]

  /// Writes a message as the line that is read as this message.
  static func line(for message: Message) -> String

  /// Explains why a message names something that the state does not have; nil by default.
  func rangeError(of message: Message, in state: State) -> ScriptError?
}

extension ScriptedProgram {
  /// Creates the program without a clock.
  public init(every: @escaping @Sendable (Duration, Message) -> Work<Message>) { self.init() }

  /// Splits at semicolons and line feeds.
  public static func pieces(of messages: String) -> [String] {
    messages.parts { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\n") }
  }

  /// Draws the text of the view, and a button for each message of one word.
  public func markup(of state: State) -> Markup<Message> {
    let buttons = Self.commands.compactMap { command -> Markup<Message>? in
      guard let message = command.message else { return nil }
      return .button(
        [
          .type("button"), .title(command.help), .onClick(message),
          .disabled(refusal(of: message, in: state) != nil),
        ],
        [.text(command.word)]
      )
    }
    return .div(
      [.class("program")],
      [.pre([], [.text(view(state) { _ in })]), .div([.class("moves"), .role("group")], buttons)]
    )
  }

  /// Finds nothing out of range, since most messages name no part of the state.
  public func rangeError(of message: Message, in state: State) -> ScriptError? { nil }

  /// Reads a line by the command of its first word; a blank line holds no message.
  public static func parse(_ line: String) throws(ScriptError) -> [Message] {
    let line = ScriptLine(line)
    return line.word.isEmpty ? [] : try read(line)
  }

  /// Reads a line that is not blank.
  static func read(_ line: ScriptLine) throws(ScriptError) -> [Message] {
    for command in commands where command.word == line.word { return try command.read(line) }
    throw unknown(line.word, of: name, among: commands.map { $0.word })
  }
}

/// The error for a word that is no message of a program.
private func unknown(_ word: String, of name: String, among known: [String]) -> ScriptError {
  let meant = suggestion(for: word, among: known)
  return ScriptError("unknown message \(word.quoted); \(name) takes \(known.listed("and"))\(meant)")
}
