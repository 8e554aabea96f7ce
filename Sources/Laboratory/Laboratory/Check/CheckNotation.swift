import CommandLineSupport
import ComponentKit

/// How the report on a program names it, and writes what is its own.
struct CheckNotation<P: Program>: Sendable {
  /// The name of the program.
  let name: String

  /// Returns a view as text.
  let text: @Sendable (P.View) -> String

  /// Returns a message as a script writes it.
  let line: @Sendable (P.Message) -> String

  /// Returns the command that sends messages again; answers of work are messages there too.
  let again: @Sendable ([P.Message]) -> String

  /// Reads histories from the text of a file: one message a line, an empty line between two of them.
  let histories: @Sendable (_ text: String, _ path: String) throws(Failure) -> [[P.Message]]

  /// Records messages to a new file.
  let record: @Sendable ([P.Message], _ path: String) throws(Failure) -> Void

  /// The expression that creates the component for tests in Swift, and the module that it needs.
  let source: (component: String, module: String)
}
